import {
  reportAnswers,
  reportAreas,
  reportCapacity,
  reportCustomers,
  reportItems,
  reportPromotions,
  reportReviews,
  reports,
} from '@sufra/contract'
import type { reportGroupings } from '@sufra/contract/insight/reports'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'

export interface Question {
  readonly report:
    | 'revenue'
    | 'answers'
    | 'items'
    | 'promotions'
    | 'capacity'
    | 'areas'
    | 'customers'
    | 'reviews'
    | 'compared'
  readonly kind: Kind
  readonly chosen: { readonly store_id?: number; readonly restaurant_id?: number }
  /** Of which stores the caller sees orders; null for all. */
  readonly stores: readonly number[] | null
  readonly start_date: string
  readonly end_date: string
  readonly basis: 'placed' | 'event'
  readonly compare?: 'before' | 'week' | 'year'
  readonly group_by?: (typeof reportGroupings)[number]
}

type Body = Pick<Question, 'start_date' | 'end_date' | 'basis'>

/** Asks the server as the caller of a question. */
export type Ask = <Op extends Operation>(op: Op, body: object) => Promise<OutputOf<Op>>

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => unknown, of: (row: Row) => unknown) =>
  Object.fromEntries(rows.map((row) => [String(key(row)), of(row)]))
/** A row without its names. */
const figuresOf = <Row extends object>(row: Row) => {
  const { id: _id, name: _name, kind: _kind, day: _day, ...figures } = row as Row & Record<string, unknown>
  return figures
}
const rated = ({ ratings, average }: { ratings: number; average: number | null }) => [ratings, average]
const ascending = (one: number[], other: number[]) => {
  const at = one.findIndex((value, place) => value !== other[place])
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number)
}

async function revenue(ask: Ask, { group_by = 'day' }: Question, body: Body) {
  const { rows, totals } = await ask(reports.list, { ...body, group_by, count: 5000 })
  // Days without orders are rows too.
  const some = rows.data.filter(({ figures }) => Object.values(figures).some((value) => value !== 0))
  return {
    totals,
    groups: byKey(
      some,
      ({ key }) => key,
      ({ figures }) => figures,
    ),
  }
}

async function answers(ask: Ask, _question: Question, body: Body) {
  const answer = await ask(reportAnswers.show, body)
  return {
    figures: answer.figures,
    leads: byKey(
      answer.leads.filter((row) => row.orders > 0),
      ({ from }) => from,
      (row) => [row.orders, row.share],
    ),
    reasons: byKey(answer.reasons, ({ id }) => id, figuresOf),
    cancellers: byKey(answer.cancellers, ({ kind }) => kind, figuresOf),
    stores: answer.stores && byKey(answer.stores, ({ id }) => id, figuresOf),
  }
}

async function capacity(ask: Ask, _question: Question, { basis: _basis, ...days }: Body) {
  const answer = await ask(reportCapacity.show, { ...days, count: 5000 })
  return {
    figures: answer.figures,
    days: byKey(answer.days.data, ({ day }) => day, figuresOf),
    stores: byKey(answer.stores.data, ({ id }) => id, figuresOf),
  }
}

async function promotions(ask: Ask, _question: Question, body: Body) {
  const answer = await ask(reportPromotions.show, { ...body, count: 5000 })
  return {
    figures: answer.figures,
    kinds: byKey(
      answer.kinds,
      ({ kind }) => kind,
      ({ figures }) => figures,
    ),
    promotions: byKey(
      answer.promotions.data,
      ({ kind, id }) => `${kind} ${id}`,
      ({ figures }) => figures,
    ),
  }
}

async function items(ask: Ask, _question: Question, body: Body) {
  const { items, categories, unsold, pairs } = await ask(reportItems.show, { ...body, count: 5000 })
  return {
    items: byKey(
      items.data,
      ({ id }) => id,
      (row) => [row.orders, row.quantity, row.sub_total],
    ),
    categories: byKey(
      categories.data,
      ({ id }) => id,
      (row) => [row.items, row.quantity, row.sub_total],
    ),
    unsold: unsold.data.map(({ id }) => id).sort((one, other) => one - other),
    // More are not answered at once.
    pairs:
      pairs.total > pairs.data.length
        ? pairs.total
        : pairs.data.map(({ together, share }) => [together, share]).sort(ascending),
  }
}

async function areas(ask: Ask, _question: Question, body: Body) {
  const { figures, areas, map } = await ask(reportAreas.show, { ...body, count: 5000 })
  return {
    figures,
    areas: byKey(areas.data, ({ id }) => id, figuresOf),
    map: map && {
      ...map,
      dots: map.dots
        .map(({ latitude, longitude, orders, revenue }) => [latitude, longitude, orders, revenue])
        .sort(ascending),
    },
  }
}

async function customers(ask: Ask, { compare }: Question, { basis: _basis, ...days }: Body) {
  const {
    made_at: _made,
    compared_with: _with,
    ...counted
  } = await ask(reportCustomers.show, {
    ...days,
    compare,
  })
  return counted
}

const reviewed = ({
  figures: { reviews, ...all },
  categories,
  months,
}: Pick<OutputOf<typeof reportReviews.show>, 'figures' | 'categories' | 'months'>) => ({
  reviews,
  rated: rated(all),
  categories: categories.map((row) => [row.id, ...rated(row)]),
  months: months.map((row) => [row.start, row.reviews, rated(row), row.categories.map(rated)]),
})

const reviews = async (ask: Ask, _question: Question, { basis: _basis, ...days }: Body) =>
  reviewed(await ask(reportReviews.show, days))

async function compared(ask: Ask, { compare }: Question, body: Body) {
  const { basis: _basis, ...days } = body
  const revenue = await ask(reports.list, { ...body, compare, group_by: 'month', count: 1 })
  const answers = await ask(reportAnswers.show, { ...body, compare })
  const promoted = await ask(reportPromotions.show, { ...body, compare, count: 1 })
  const capacity = await ask(reportCapacity.show, { ...days, compare, count: 1 })
  const areas = await ask(reportAreas.show, { ...body, compare, count: 1 })
  const reviews = await ask(reportReviews.show, { ...days, compare })
  return {
    with: [revenue.compared_with?.start_date, revenue.compared_with?.end_date],
    revenue: revenue.compared_totals,
    answers: answers.compared?.figures,
    promotions: promoted.compared,
    capacity: capacity.compared?.figures,
    areas: areas.compared?.figures,
    reviews: reviews.compared && reviewed(reviews.compared),
  }
}

const reporting = { revenue, answers, items, promotions, capacity, areas, customers, reviews, compared }

/** What the server answers, in the form of the script's answers. */
export function answerTo(ask: Ask, question: Question): Promise<Record<string, unknown>> {
  const { report, chosen, start_date, end_date, basis } = question
  return reporting[report](ask, question, { ...chosen, start_date, end_date, basis })
}
