import type { Row, Tables } from '../tables.ts'
import type { Discounter } from './discounts.ts'
import type { Diary } from './event.ts'
import type { OrderRow } from './place.ts'

const split = (map: Iterable<readonly [string, number]>) =>
  [...map].map(([key, value]) => {
    const [first = '', second = ''] = key.split(' ')
    return { id: Number(first), second, value }
  })

// A cancelled order released its welcome discount.
const welcomedOf = (orders: readonly OrderRow[]) =>
  orders.filter(
    ({ welcome_discount_value, cancelled_at }) => welcome_discount_value > 0 && cancelled_at === null,
  )

/** Limited resources used by orders: capacity of days, coupons, welcome discounts. */
export function useRows(orders: readonly OrderRow[], diary: Diary, discounts: Discounter): Tables {
  const redeemed = orders.filter(({ coupon_id }) => coupon_id !== null)
  const perCustomer = discounts.uses().filter(([key]) => key.includes(' '))
  return {
    coupon_redemptions: redeemed.map(
      (order): Row => ({
        coupon_id: order.coupon_id,
        customer_id: order.customer_id,
        order_id: order.id,
        discount_value: order.coupon_discount_value,
        platform_contribution_value: order.coupon_platform_contribution_value,
        released_at: order.cancelled_at,
        created_at: order.created_at,
      }),
    ),
    coupon_customer_uses: split(perCustomer).map(({ id, second, value }) => ({
      coupon_id: id,
      customer_id: Number(second),
      used_count: value,
    })),
    welcome_redemptions: welcomedOf(orders).map((order) => ({
      customer_id: order.customer_id,
      order_id: order.id,
      discount_value: order.welcome_discount_value,
      created_at: order.created_at,
    })),
    store_day_capacity: split(diary.stores).map(({ id, second, value }) => ({
      store_id: id,
      day: second,
      order_count: value,
    })),
    item_day_capacity: split(diary.items).map(({ id, second, value }) => ({
      item_id: id,
      day: second,
      quantity: value,
    })),
  }
}
