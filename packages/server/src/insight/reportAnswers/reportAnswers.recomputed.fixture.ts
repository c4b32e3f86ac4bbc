/** Answers and cancellations worked out from the rows of orders, for tests to compare with: it shares no code with the report. */
export interface AnsweredOrder {
  readonly store_id: number
  readonly status_id: number
  readonly created_at: string
  readonly event_at: string
  readonly accepted_at: string | null
  readonly cancelled_at: string | null
  readonly cancelled_by_kind: string | null
  readonly cancel_reason_id: number | null
  readonly order_total_price: number
  readonly refunded_amount: number
  readonly pgw_charges_value: number
  readonly due_to_store: number
}

const dayOf = (instant: string) =>
  new Date(new Date(instant).getTime() + 3 * 3600_000).toISOString().slice(0, 10)

/** The smallest value that at least `tenths` tenths of all values do not exceed. */
function at(values: readonly number[], tenths: number): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length * tenths + 9) / 10) - 1] ?? null
}

function answersOf(orders: readonly AnsweredOrder[]) {
  const minutes: number[] = []
  let unanswered = 0
  for (const order of orders) {
    const byStaff = ['admin', 'restaurant', 'store_user'].includes(order.cancelled_by_kind ?? '')
    const until = order.accepted_at ?? (byStaff ? order.cancelled_at : null)
    if (until) minutes.push(Math.floor((Date.parse(until) - Date.parse(order.created_at)) / 60_000))
    else if (order.status_id === 7) unanswered++
  }
  return {
    answered: minutes.length,
    unanswered,
    answer_median: at(minutes, 5),
    answer_most: at(minutes, 9),
  }
}

const cancelledOf = (orders: readonly AnsweredOrder[]) => {
  const sum = (amount: (order: AnsweredOrder) => number) =>
    orders.reduce((total, order) => total + amount(order), 0)
  return {
    cancelled: orders.length,
    cancelled_value: sum((order) => order.order_total_price),
    cancelled_refunded: sum((order) => order.refunded_amount),
    cancelled_charges: sum((order) => order.pgw_charges_value),
    cancelled_kept: sum((order) => order.due_to_store),
  }
}

const eachOf = <Key, Result>(
  orders: readonly AnsweredOrder[],
  key: (order: AnsweredOrder) => Key,
  of: (orders: readonly AnsweredOrder[]) => Result,
) => new Map([...Map.groupBy(orders, key)].map(([name, group]) => [name, of(group)]))

const firstDays = [91, 31, 15, 8, 4, 3, 2, 1, 0]

interface Question {
  readonly basis: 'placed' | 'event'
  readonly start_date: string
  readonly end_date: string
}

export function recomputedAnswers(all: readonly AnsweredOrder[], { basis, start_date, end_date }: Question) {
  const orders = all.filter((order) => {
    const day = dayOf(basis === 'placed' ? order.created_at : order.event_at)
    return day >= start_date && day <= end_date
  })
  const dead = orders.filter(({ status_id }) => status_id === 7)
  const days = orders
    .filter(({ status_id }) => status_id !== 7)
    .map(
      ({ created_at, event_at }) =>
        (Date.parse(dayOf(event_at)) - Date.parse(dayOf(created_at))) / 86_400_000,
    )
  const classes = Map.groupBy(days, (lead) => firstDays.find((first) => lead >= first))
  return {
    figures: {
      ...answersOf(orders),
      lead_median: at(days, 5),
      lead_most: at(days, 9),
      ...cancelledOf(dead),
    },
    leads: [...classes]
      .map(([from = 0, { length }]) => ({
        from,
        orders: length,
        share: Number(((length / days.length) * 100).toFixed(2)),
      }))
      .sort((one, other) => one.from - other.from),
    reasons: eachOf(dead, ({ cancel_reason_id }) => cancel_reason_id ?? 0, cancelledOf),
    cancellers: eachOf(dead, ({ cancelled_by_kind }) => cancelled_by_kind, cancelledOf),
    stores: new Map(
      [...eachOf(orders, ({ store_id }) => store_id, answersOf)].filter(
        ([, { answered, unanswered }]) => answered + unanswered > 0,
      ),
    ),
  }
}
