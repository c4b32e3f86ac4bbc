import type { AnswerFigures, Answers } from '@sufra/contract/insight/reportAnswers'
import { leadClasses } from '@sufra/contract/insight/reportAnswers.figures'
import { percentageOf } from '@sufra/contract/kernel/money'
import type { SumRow } from '../reports/reports.sums.sql.ts'
import { quantile } from './quantile.ts'
import type { StoreAnswerRow } from './reportAnswers.sql.ts'

interface AnswerCount {
  readonly key: string
  readonly orders: number
}

/** Cancelled orders may have been answered too. */
export const answerCounts = (rows: readonly SumRow[]): AnswerCount[] =>
  rows.map(({ key, orders, cancelled }) => ({ key, orders: orders + cancelled }))

function answered(counts: readonly AnswerCount[]) {
  const never = counts.filter(({ key }) => key === 'none')
  const counted = counts
    .filter(({ key }) => key !== 'none')
    .map(({ key, orders }) => ({ value: Number(key), orders }))
  const sum = (of: readonly { readonly orders: number }[]) =>
    of.reduce((total, { orders }) => total + orders, 0)
  return {
    answered: sum(counted),
    unanswered: sum(never),
    answer_median: quantile(counted, 0.5),
    answer_most: quantile(counted, 0.9),
  }
}

const leadCounts = (rows: readonly SumRow[]) =>
  rows.map(({ key, orders }) => ({ value: Number(key), orders }))

export function leads(rows: readonly SumRow[]): Answers['leads'] {
  const counted = leadCounts(rows)
  const all = counted.reduce((total, { orders }) => total + orders, 0)
  return leadClasses.map((from, place) => {
    const next = leadClasses[place + 1] ?? Number.POSITIVE_INFINITY
    const orders = counted
      .filter(({ value }) => (value >= from || place === 0) && value < next)
      .reduce((total, each) => total + each.orders, 0)
    return { from, orders, share: percentageOf(orders, all) }
  })
}

/** What cancelled orders are told by, of rows that have cancelled orders only. */
export const cancelledOf = ({ cancelled, cancelled_value, refunded, gateway_charges, due }: SumRow) => ({
  cancelled,
  cancelled_value,
  cancelled_refunded: refunded,
  cancelled_charges: gateway_charges,
  cancelled_kept: due,
})
type Cancelled = ReturnType<typeof cancelledOf>

const none: Cancelled = {
  cancelled: 0,
  cancelled_value: 0,
  cancelled_refunded: 0,
  cancelled_charges: 0,
  cancelled_kept: 0,
}
const together = (one: Cancelled, other: Cancelled): Cancelled => ({
  cancelled: one.cancelled + other.cancelled,
  cancelled_value: one.cancelled_value + other.cancelled_value,
  cancelled_refunded: one.cancelled_refunded + other.cancelled_refunded,
  cancelled_charges: one.cancelled_charges + other.cancelled_charges,
  cancelled_kept: one.cancelled_kept + other.cancelled_kept,
})

export function answerFigures(
  counts: readonly AnswerCount[],
  lead: readonly SumRow[],
  reasons: readonly SumRow[],
): AnswerFigures {
  return {
    ...answered(counts),
    lead_median: quantile(leadCounts(lead), 0.5),
    lead_most: quantile(leadCounts(lead), 0.9),
    ...reasons.map(cancelledOf).reduce(together, none),
  }
}

/** The slowest first. */
export function byStore(rows: readonly StoreAnswerRow[]): NonNullable<Answers['stores']> {
  const stores = Map.groupBy(rows, ({ store_id }) => store_id)
  return [...stores]
    .map(([id, of]) => {
      const [{ name_en, name_ar }] = of as [StoreAnswerRow]
      return { id, name: { en: name_en, ar: name_ar }, ...answered(of) }
    })
    .sort(
      (one, other) =>
        (other.answer_median ?? -1) - (one.answer_median ?? -1) ||
        other.unanswered - one.unanswered ||
        one.id - other.id,
    )
}
