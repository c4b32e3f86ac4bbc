import { z } from 'zod'
import { Day, Id, Instant } from '../kernel/fields.ts'
import type { Bilingual } from '../kernel/language.ts'
import { Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { Version } from '../kernel/version.ts'

/** What the discount is of: the whole order of a store, or certain items (spec 3 §3). */
export const couponTypes = ['Store', 'Item'] as const
export type CouponType = (typeof couponTypes)[number]

/**
 * What a coupon is today, in Qatar. Scheduled and used up ones, and those whose codes are being made, are among the
 * active in the specification's counts: they are switched on and have not ended. Those whose codes could not be made are
 * switched off, and among the deactivated.
 */
export const couponStateNames = {
  active: { en: 'Active', ar: 'فعّالة' },
  scheduled: { en: 'Scheduled', ar: 'مجدولة' },
  used_up: { en: 'Used up', ar: 'مستنفدة' },
  making: { en: 'Making codes', ar: 'جارٍ إنشاء الرموز' },
  deactivated: { en: 'Deactivated', ar: 'موقوفة' },
  failed: { en: 'Codes not made', ar: 'تعذر إنشاء الرموز' },
  expired: { en: 'Expired', ar: 'منتهية' },
} as const satisfies Record<string, Bilingual>
export type CouponState = keyof typeof couponStateNames
export const couponStates = Object.keys(couponStateNames) as [CouponState, ...CouponState[]]

const count = z.int().nonnegative()

/** A coupon in a list (spec 3 §3). */
export const Coupon = z.object({
  id: Id,
  /** Null of a batch of codes. */
  code: z.string().nullable(),
  /** Of a batch: what its codes begin with, and how many there are to be. */
  code_prefix: z.string().nullable(),
  code_count: count.nullable(),
  /** Of a batch: how many are made. None can be used before all are. */
  codes_made: count,
  /** They could not be made: the coupon has none, and stays switched off. */
  codes_failed: z.boolean(),
  title: Translated,
  title_en: z.string(),
  title_ar: z.string(),
  short_description: Translated,
  short_description_en: z.string(),
  short_description_ar: z.string(),
  /** Percentage of what is left after offers. */
  discount: z.number(),
  /** The percentage of the coupon's discount that the platform bears (DECISIONS 20a). */
  platform_contribution: z.number(),
  /** First and last day, in Qatar; both are included. */
  start_date: Day,
  end_date: Day,
  minimum_order_amount: Money,
  /** Null is without limit. */
  total_usage_limit: count.nullable(),
  limit_per_user: count.nullable(),
  /** By orders that are not cancelled. */
  used_count: count,
  type: z.enum(couponTypes),
  all_stores: z.boolean(),
  status: z.boolean(),
  state: z.enum(couponStates),
  is_active: z.boolean(),
  is_deactivated: z.boolean(),
  is_expired: z.boolean(),
  created_at: Instant,
  version: Version,
})
export type Coupon = z.output<typeof Coupon>

/** A coupon with what it is for. */
export const CouponDetails = Coupon.extend({
  /** First English, second Arabic (spec 3 §3). */
  coupons_translations: z.array(
    z.object({ language: z.enum(['en', 'ar']), title: z.string(), short_description: z.string() }),
  ),
  /** Empty if it is for all stores. `items` is empty unless it is for certain items. */
  coupons_stores: z.array(
    z.object({
      id: Id,
      name: Translated,
      restaurant_name: Translated,
      items: z.array(z.object({ item_id: Id, name: Translated })),
    }),
  ),
})
export type CouponDetails = z.output<typeof CouponDetails>
