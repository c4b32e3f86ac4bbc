import { dayOf, type RangeQuestion } from '../reports/reports.recomputed.fixture.ts'

/** Promotions worked out from the rows of orders and lines, for tests to compare with: no code of the report is used. */
interface Order {
  readonly id: number
  readonly store_id: number
  readonly customer_id: number
  readonly status_id: number
  readonly coupon_id: number | null
  readonly created_at: string
  readonly event_at: string
  readonly order_total_price: number
  readonly offer_discount_value: number
  readonly coupon_discount_value: number
  readonly coupon_platform_contribution_value: number
  readonly welcome_discount_value: number
}
interface Line {
  readonly order_id: number
  readonly offer_id: number | null
  readonly offer_discount_value: number
}

interface Question extends RangeQuestion {
  /** Null for all stores. */
  readonly store: number | null
}

const none = () => ({
  orders: 0,
  revenue: 0,
  cost: 0,
  store_cost: 0,
  platform_cost: 0,
  share: null as number | null,
  new_customers: 0,
})

export function recomputedPromotions(
  all: readonly Order[],
  lines: readonly Line[],
  { basis, start_date, end_date, store }: Question,
) {
  const found = new Map<string, ReturnType<typeof none>>()
  const add = (key: string, order: Order, borne: number, platform: number) => {
    if (borne + platform === 0) return
    const of = found.get(key) ?? none()
    const isNew = !all.some(
      ({ id, customer_id, store_id }) =>
        id < order.id && customer_id === order.customer_id && (store === null || store_id === order.store_id),
    )
    of.orders++
    of.revenue += order.order_total_price
    of.store_cost += borne
    of.platform_cost += platform
    of.cost += borne + platform
    of.share = of.revenue === 0 ? null : Math.round((of.cost * 10_000) / of.revenue) / 100
    if (isNew) of.new_customers++
    found.set(key, of)
  }
  for (const order of all) {
    const day = dayOf(basis === 'placed' ? order.created_at : order.event_at)
    if (day < start_date || day > end_date || order.status_id === 7) continue
    if (store !== null && order.store_id !== store) continue
    const coupon = order.coupon_discount_value - order.coupon_platform_contribution_value
    const { offer_discount_value: offer, coupon_platform_contribution_value: shared } = order
    const own = lines.filter(({ order_id }) => order_id === order.id)
    for (const [id, of] of Map.groupBy(own, ({ offer_id }) => offer_id))
      if (id !== null)
        add(
          `offer ${id}`,
          order,
          of.reduce((sum, line) => sum + line.offer_discount_value, 0),
          0,
        )
    add('offers', order, offer, 0)
    add(`coupon ${order.coupon_id ?? 0}`, order, coupon, shared)
    add('coupons', order, coupon, shared)
    add('welcome 0', order, 0, order.welcome_discount_value)
    add('all', order, offer + coupon, shared + order.welcome_discount_value)
  }
  return {
    all: found.get('all') ?? none(),
    kinds: {
      offer: found.get('offers') ?? none(),
      coupon: found.get('coupons') ?? none(),
      welcome: found.get('welcome 0') ?? none(),
    },
    promotions: Object.fromEntries([...found].filter(([key]) => key.includes(' '))),
  }
}
