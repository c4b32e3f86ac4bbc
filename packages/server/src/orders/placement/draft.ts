import { atQatar } from '@sufra/contract/kernel/clock'
import type { CouponTerms } from '../../menu/availability/availability.discounts.ts'
import { priceBasket } from '../pricing/pricing.ts'
import type { CouponRow, OrderContext, PlaceInput } from './orderContext.ts'
import { fillBasket } from './placement.basket.ts'
import type { OrderDraft } from './placement.checks.ts'

/** A coupon as it is priced: on its items if it is for certain ones. */
export const couponTerms = (
  coupon: Omit<CouponTerms, 'item_ids'> & Pick<CouponRow, 'type' | 'item_ids'>,
): CouponTerms => ({ ...coupon, item_ids: coupon.type === 'Item' ? coupon.item_ids : null })

/** The draft of an order, with its rows and price. `quoted`: only its price is asked for. */
export function draftOf(context: OrderContext, input: PlaceInput, now: Date, quoted: boolean): OrderDraft {
  const basket = fillBasket(context.items, input.items)
  const { offers, coupon, welcome } = context
  const price = priceBasket(basket, context.catering_delivery_fees ?? 0, {
    offers,
    coupon: coupon ? couponTerms(coupon) : undefined,
    welcome: welcome?.value,
    welcome_left: welcome?.left,
  })
  return { input, context, basket, price, event_at: atQatar(input.date, input.time), now, quoted }
}
