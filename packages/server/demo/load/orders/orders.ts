import type { Random } from '../../catalog/random.ts'
import { arrivalTimes } from '../arrivalTimes.ts'
import { type Context, type Reason, stamped } from '../context.ts'
import type { Customer } from '../customers.ts'
import type { Actor, People } from '../people.ts'
import type { Row, Tables } from '../tables.ts'
import { Book } from './book.ts'
import { type Discounter, discounter } from './discounts.ts'
import { type Diary, emptyDiary, enter } from './event.ts'
import { Life, liveThrough, type Traces } from './life.ts'
import { type Shop, type Visit, visitor } from './market.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type OrderRow, place } from './place.ts'
import { useRows } from './uses.ts'

const channelNames = ['Sufra app', 'Sufra website'] as const

function reasonFor(outcome: Outcome, reasons: readonly Reason[], rng: Random): Reason {
  const matching = (pattern: RegExp) => reasons.filter(({ reason_en }) => pattern.test(reason_en))
  const fits =
    outcome.kind === 'cancelled'
      ? {
          customer: matching(/customer/i),
          store: matching(/item|booked/i),
          platform: matching(/twice|area/i),
        }[outcome.by]
      : matching(/booked|item|area|notice|advance/i)
  return rng.pick(fits.length > 0 ? fits : reasons)
}

function castOf({ shop, customer }: Visit, channel: Actor, people: People, rng: Random) {
  const admin = () => rng.pick(people.admins)
  return {
    channel,
    customer: { kind: 'customer', account_id: null, name: customer.fullname } as const,
    admin,
    staff: () => {
      const group = rng.weighted([
        [shop.users, 78],
        [shop.owners, 16],
        [people.admins, 6],
      ])
      return group.length > 0 ? rng.pick(group) : admin()
    },
  }
}

interface Market {
  readonly shops: readonly Shop[]
  readonly customers: readonly Customer[]
  readonly people: People
  readonly reasons: readonly Reason[]
}

export interface OrderOptions {
  readonly count: number
  /** The ids of orders by position from zero. Gaps are filled when the marketplace is grown. */
  readonly idOf: (index: number) => number
}

/** Places an order of a random visitor, with another visitor if the store has no day for it. */
function placer(context: Context, { shops, customers }: Market, diary: Diary, discounts: Discounter) {
  const visit = visitor(shops, customers, context.rng.fork('visits'))
  const known = new Set<number>()
  return (asked: { id: number; created_at: Date; channel_id: number; newest: boolean; rng: Random }) => {
    // Every second one of the newest is pending at the store with a published account.
    const wanted = asked.newest && asked.rng.chance(0.5) ? shops[0] : undefined
    for (let tries = 0; ; tries++) {
      const visiting = visit(asked.created_at)
      if (wanted && visiting.shop !== wanted && tries < 500) continue
      const first = !known.has(visiting.customer.id)
      const placed = place({ context, visit: visiting, first, diary, discounts, ...asked })
      if (!placed) continue
      known.add(visiting.customer.id)
      return { visiting, placed }
    }
  }
}

/** At least this many orders are pending. */
const waiting = 6

/** Makes orders with lines, history, payments, cash, refunds, redemptions and ledger. */
export function makeOrders(context: Context, market: Market, { count, idOf }: OrderOptions) {
  const { clock } = context
  const rng = context.rng.fork('orders')
  const traces: Traces = { history: [], payments: [], cash: [], refunds: [], book: new Book() }
  const [orders, lines]: [OrderRow[], Row[]] = [[], []]
  const diary = emptyDiary()
  const discounts = discounter(context, rng.fork('discounts'))
  const placeOne = placer(context, market, diary, discounts)
  for (const [index, created_at] of arrivalTimes(clock, count, rng.fork('arrivals')).entries()) {
    const own = rng.fork(String(index))
    const channel_id = own.chance(0.7) ? 1 : 2
    const newest = index >= count - waiting
    const { visiting, placed } = placeOne({ id: idOf(index), created_at, channel_id, newest, rng: own })
    const { order, event_at, advance, basket } = placed
    const channel: Actor = { kind: 'channel', account_id: null, name: channelNames[channel_id - 1] ?? '' }
    const outcome = outcomeOf(created_at, event_at, clock.now, newest, own)
    const life = new Life(order, traces, castOf(visiting, channel, market.people, own))
    const reason = reasonFor(outcome, market.reasons, own)
    liveThrough(life, outcome, { advance, event_at, now: clock.now, reason }, own)
    if (!life.order.cancelled_at) {
      enter(diary, visiting.shop, event_at, basket)
      discounts.take(order.coupon_id, order.customer_id)
    }
    orders.push(life.order)
    lines.push(...placed.lines)
  }
  const tables: Tables = {
    order_lines: lines,
    order_status_history: traces.history,
    payments: traces.payments,
    refunds: traces.refunds,
    cash_collections: traces.cash,
  }
  const uses = useRows(orders, diary, discounts)
  return {
    orders,
    tables,
    uses,
    book: traces.book,
    couponUses: (id: number) => discounts.used(`${id}`),
  }
}

/** The two channels of the demo's orders, without keys; the simulator has its own channel. */
export const channelScope = (context: Context): Row[] =>
  channelNames.map((name, index) => ({
    id: index + 1,
    name,
    ...stamped(context.clock.ago(800)),
  }))
