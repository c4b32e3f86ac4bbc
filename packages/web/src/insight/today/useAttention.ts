import { reviews } from '@sufra/contract/engagement/reviews'
import { storeReviews } from '@sufra/contract/engagement/storeReviews'
import { addDays } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { orders } from '@sufra/contract/orders/orders'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { useToday } from '../../kernel/browser/useToday.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { type ListSearch, listSearch } from '../../kernel/url/search.ts'
import { deskFilters } from '../../orders/order/deskFilters.rules.ts'
import { attentionFilter } from '../../orders/order/orderPaths.ts'

/** The days ahead in which a card payment should be complete. */
const paidAhead = 7

const page = { count: 5, page: 1 } as const

interface Open {
  readonly key: 'undecided' | 'overdue' | 'unpaid' | 'requests' | 'toAnswer' | 'lowRated' | 'approvals'
  readonly count: number
  /** There are more than were counted. */
  readonly more?: boolean
  readonly to: string
  readonly search: ListSearch
}

/** What needs attention, as the lists count it: only lists that the person may read, and only those with rows. */
export function useAttention() {
  const { kind, can } = useSession()
  const home = homes[kind]
  const day = useToday()
  const [yesterday, ahead] = [addDays(day, -1), addDays(day, paidAhead - 1)]
  const seesOrders = { enabled: can(orders.list), keep: true, followed: true }
  const desk = useOperation(orders.list, { body: { count: 10, page: 1 } }, seesOrders)
  const past = { status: 'accepted', day: 'range', to: yesterday }
  const overdue = useOperation(orders.list, { body: { ...deskFilters(past), ...page } }, seesOrders)
  const open = { payment: 'card_unpaid', day: 'range', from: day, to: ahead }
  const unpaid = useOperation(orders.list, { body: { ...deskFilters(open), ...page } }, seesOrders)
  // One side raises a request, the other decides it.
  const decidesCustom = can(paymentRequests.decideCustom)
  const requested = useOperation(
    paymentRequests.storeList,
    { body: { status: 'PENDING', ...(decidesCustom && { raised_by: 'admin' as const }), ...page } },
    {
      enabled: can(paymentRequests.storeList) && (decidesCustom || can(paymentRequests.decide)),
      keep: true,
    },
  )
  const toAnswer = useOperation(
    storeReviews.list,
    { body: { answered: false, ...page } },
    { enabled: can(storeReviews.list), keep: true },
  )
  const lowRated = useOperation(
    reviews.list,
    { body: { low: true, answered: false, ...page } },
    { enabled: can(reviews.list), keep: true },
  )
  const applicants = useOperation(
    restaurants.list,
    { body: { approval: 'pending', ...page } },
    { enabled: can(restaurants.list), keep: true },
  )
  const all: readonly (Omit<Open, 'count' | 'more'> & {
    readonly found: number | undefined
    more?: boolean
  })[] = [
    {
      key: 'undecided',
      found: desk.data?.attentionCount,
      to: `${home}/orders`,
      search: { status: attentionFilter },
    },
    {
      key: 'overdue',
      found: overdue.data?.orders.total,
      more: overdue.data?.orders.truncated ?? false,
      to: `${home}/orders`,
      search: past,
    },
    {
      key: 'unpaid',
      found: unpaid.data?.orders.total,
      more: unpaid.data?.orders.truncated ?? false,
      to: `${home}/orders`,
      search: open,
    },
    {
      key: 'requests',
      found: requested.data?.paymentRequests.total,
      to: `${home}/payments/payment-requests`,
      search: { status: 'PENDING', ...(decidesCustom ? { raised: 'admin' } : { tab: 'store' }) },
    },
    {
      key: 'toAnswer',
      found: toAnswer.data?.reviews.total,
      to: `${home}/reviews`,
      search: { reply: 'unanswered' },
    },
    {
      key: 'lowRated',
      found: lowRated.data?.reviews.total,
      to: `${home}/list-reviews`,
      search: { rating: 'low', reply: 'unanswered' },
    },
    {
      key: 'approvals',
      found: applicants.data?.total,
      to: `${home}/restaurants`,
      search: { status: 'pending' },
    },
  ]
  const queries = [desk, overdue, unpaid, requested, toAnswer, lowRated, applicants]
  const asked = queries.filter(({ fetchStatus, status }) => status !== 'pending' || fetchStatus !== 'idle')
  const failed = asked.find(({ data, error }) => !data && error)
  return {
    /** Answered once all of its lists are. */
    query: {
      data: asked.every(({ data }) => data) || undefined,
      error: failed?.error,
      refetch: () => asked.filter(({ data }) => !data).forEach(({ refetch }) => void refetch()),
    },
    open: all.flatMap(({ found, search, ...rest }): Open[] =>
      found ? [{ ...rest, count: found, search: listSearch(search) }] : [],
    ),
  }
}
