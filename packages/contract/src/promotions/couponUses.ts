import { z } from 'zod'
import { Day, Id, Instant } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { Money, Sum } from '../kernel/money.ts'
import { feature, get, list } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { Coupon } from './coupons.shapes.ts'

const reads = { kinds: ['admin'], permission: 'coupons.read' } as const
const count = z.int().nonnegative()

/** An order that has used a coupon. */
export const CouponOrder = z.object({
  id: Id,
  created_at: Instant,
  store_name: Translated,
  customer_name: z.string(),
  /** The code it was placed with, one of a batch. */
  coupon_code: z.string(),
  order_status: z.object({ id: z.int(), name: Translated }),
  order_total_price: Money,
  discount_value: Money,
  platform_contribution_value: Money,
  /** When the order was cancelled, which gave the use back. */
  released_at: Instant.nullable(),
})
export type CouponOrder = z.output<typeof CouponOrder>

export const CouponUses = z.object({
  /** Without cancelled orders. */
  totals: z.object({
    orders: count,
    customers: count,
    discount: Sum,
    /** Borne by the platform: what the ledger has posted for these orders. */
    platform: Sum,
    /** Borne by the stores. */
    stores: Sum,
  }),
  /** The last 60 days in Qatar with uses, the earliest first. */
  days: z.array(z.object({ day: Day, orders: count, discount: Sum })),
  /** There are earlier days with uses. */
  days_cut: z.boolean(),
  /** Those who used it most. */
  customers: z.array(z.object({ id: Id, name: z.string(), orders: count, discount: Sum })),
  /** Orders and quotes it was refused to, by the code of the error. */
  refusals: z.array(z.object({ reason: z.string(), orders: count, quotes: count })),
})
export type CouponUses = z.output<typeof CouponUses>

/** What became of a coupon. */
export const couponUses = feature('couponUses', {
  show: get('settings/cateringCoupon/getCouponUses/:id', {
    ...reads,
    summary: 'A coupon’s uses against its limits, what it cost whom, and why it was refused.',
    output: z.object({ cateringCoupon: Coupon, uses: CouponUses }),
    example: (idOf) => ({ params: { id: idOf('coupons') } }),
  }),
  orders: list('settings/cateringCoupon/getCouponOrders/:id', {
    ...reads,
    summary: 'Orders that have used a coupon, the newest first.',
    filters: {},
    output: z.object({ orders: Page(CouponOrder) }),
    example: (idOf) => ({ params: { id: idOf('coupons') }, body: { count: 10, page: 1 } }),
  }),
})
