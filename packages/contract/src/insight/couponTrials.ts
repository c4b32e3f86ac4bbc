import { z } from 'zod'
import { Day, Id, Phone, Text } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { maxLineQuantity } from '../menu/menu.limits.ts'
import { canonicalCode } from '../promotions/couponCode.ts'

/** What a coupon gives to a basket, worked out by the code that places orders. */
export const CouponTrial = z.object({
  /** Why it is refused; null if it is not. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  lines: z.array(
    z.object({
      item_id: Id,
      name: Translated,
      quantity: z.int().positive(),
      line_total: Money,
      offer_discount_value: Money,
    }),
  ),
  sub_total: Money,
  offer_discount_value: Money,
  /** 0 if it is refused. */
  coupon_discount_value: Money,
  coupon_platform_contribution_value: Money,
  /** What is left, before delivery. */
  total: Money,
})
export type CouponTrial = z.output<typeof CouponTrial>

/** Coupons tried on a basket, before or while customers use them. */
export const couponTrials = feature('couponTrials', {
  run: post('settings/cateringCoupon/tryCoupon', {
    kinds: ['admin'],
    permission: 'coupons.read',
    readOnly: true,
    summary:
      'What a coupon would give to a basket on a day, or why it would be refused. Only what concerns the coupon is checked; choices and addons are left out.',
    input: z.strictObject({
      catering_coupon_id: Id,
      /** Of a batch: which of its codes; without one, one that can still be used. */
      coupon_code: Text(32).overwrite(canonicalCode).optional(),
      store_id: Id,
      items: z
        .array(z.strictObject({ item_id: Id, quantity: z.int().min(1).max(maxLineQuantity) }))
        .min(1, 'required')
        .max(50),
      /** The customer who orders; without one, somebody who has never ordered. */
      mobile: Phone.optional(),
      /** The day in Qatar on which the order is placed; today without one. */
      day: Day.optional(),
    }),
    output: z.object({ trial: CouponTrial }),
    errors: ['row.missing', 'coupons.codeOfAnother'],
    example: (idOf) => ({
      body: {
        catering_coupon_id: idOf('coupons'),
        store_id: idOf('stores'),
        items: [{ item_id: idOf('items'), quantity: 20 }],
      },
    }),
  }),
})
