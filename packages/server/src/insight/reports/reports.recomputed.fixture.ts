/** Reports worked out from the rows of orders, for tests to compare with: it shares no code with the reports. */
export interface OrderRow {
  readonly id: number
  readonly restaurant_id: number
  readonly store_id: number
  readonly customer_id: number
  readonly area_id: number | null
  readonly channel_id: number | null
  readonly payment_method: string
  readonly status_id: number
  readonly created_at: string
  readonly event_at: string
  readonly order_total_price: number
  readonly sub_total: number
  readonly catering_delivery_fees: number
  readonly offer_discount_value: number
  readonly coupon_discount_value: number
  readonly coupon_platform_contribution_value: number
  readonly welcome_discount_value: number
  readonly platform_commission_value: number
  readonly pgw_charges_value: number
  readonly paid_amount: number
  readonly cash_collected_amount: number
  readonly refunded_amount: number
  readonly due_to_store: number
}

const inQatar = (instant: string) => new Date(new Date(instant).getTime() + 3 * 3600_000)
const isoDay = (at: Date) => at.toISOString().slice(0, 10)
export const dayOf = (instant: string): string => isoDay(inQatar(instant))

export interface RangeQuestion {
  readonly basis: 'placed' | 'event'
  readonly start_date: string
  readonly end_date: string
}
interface Question extends RangeQuestion {
  readonly group_by: string
  /** Of which stores; null for all. */
  readonly stores: readonly number[] | null
}

function keyOf(order: OrderRow, all: readonly OrderRow[], { basis, group_by, start_date, stores }: Question) {
  const at = inQatar(basis === 'placed' ? order.created_at : order.event_at)
  const day = isoDay(at)
  const sunday = isoDay(new Date(at.getTime() - at.getUTCDay() * 86_400_000))
  const first = (of: string) => (of < start_date ? start_date : of)
  const earlier = all.some(
    ({ id, customer_id, store_id }) =>
      id < order.id && customer_id === order.customer_id && (!stores || store_id === order.store_id),
  )
  const keys: Record<string, string | number> = {
    day,
    week: first(sunday),
    month: first(`${day.slice(0, 7)}-01`),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    weekhour: at.getUTCDay() * 24 + at.getUTCHours(),
    restaurant: order.restaurant_id,
    store: order.store_id,
    area: order.area_id ?? 0,
    channel: order.channel_id ?? 0,
    payment: order.payment_method === 'creditcard' ? 'card' : 'cash',
    customer: earlier ? 'returning' : 'new',
  }
  return String(keys[group_by])
}

function figuresOf(orders: readonly OrderRow[]) {
  const live = orders.filter(({ status_id }) => status_id !== 7)
  const dead = orders.filter(({ status_id }) => status_id === 7)
  const sum = (of: readonly OrderRow[], amount: (order: OrderRow) => number) =>
    of.reduce((total, order) => total + amount(order), 0)
  const revenue = sum(live, (order) => order.order_total_price)
  return {
    orders: live.length,
    revenue,
    average: live.length === 0 ? 0 : Math.round(revenue / live.length),
    sub_total: sum(live, (order) => order.sub_total),
    delivery: sum(live, (order) => order.catering_delivery_fees),
    store_discounts: sum(
      live,
      (order) =>
        order.offer_discount_value + order.coupon_discount_value - order.coupon_platform_contribution_value,
    ),
    platform_discounts: sum(
      live,
      (order) => order.coupon_platform_contribution_value + order.welcome_discount_value,
    ),
    commission: sum(orders, (order) => order.platform_commission_value),
    gateway_charges: sum(orders, (order) => order.pgw_charges_value),
    received: sum(orders, (order) => order.paid_amount),
    collected: sum(orders, (order) => order.cash_collected_amount),
    refunded: sum(orders, (order) => order.refunded_amount),
    due: sum(orders, (order) => order.due_to_store),
    cancelled: dead.length,
    cancelled_value: sum(dead, (order) => order.order_total_price),
  }
}

/** Figures of each group that has orders, by key, and of all. */
export function recomputed(all: readonly OrderRow[], question: Question) {
  const { basis, start_date, end_date, stores } = question
  const orders = all.filter((order) => {
    const day = dayOf(basis === 'placed' ? order.created_at : order.event_at)
    return day >= start_date && day <= end_date && (!stores || stores.includes(order.store_id))
  })
  const groups = Map.groupBy(orders, (order) => keyOf(order, all, question))
  return {
    totals: figuresOf(orders),
    groups: new Map([...groups].map(([key, of]) => [key, figuresOf(of)])),
  }
}
