import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { BalanceSum } from '../kernel/money.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { CouponFields } from '../promotions/coupons.fields.ts'
import { OfferFields } from '../promotions/offers.shapes.ts'

/** Orders placed on these days in Qatar are priced again, today included. */
export const trialDays = 30

export const trialStates = ['running', 'finished', 'stopped', 'interrupted'] as const

const count = z.int().nonnegative()
/** What the promotion changes: of an order that got another discount too, only the difference. */
const cost = { orders: count, discount: BalanceSum }

/** What a promotion would have done to the orders of the last 30 days. */
export const TrialResult = z.object({
  from: Day,
  to: Day,
  /** Orders looked at: those of its stores that are not cancelled. */
  looked_at: count,
  /** Orders that would have got it. */
  ...cost,
  /** The parts of the discount by who bears them (DECISIONS 20a). */
  platform: BalanceSum,
  stores: BalanceSum,
  /** What the platform would have earned less, as commission is not taken on what stores bear (DECISIONS 22). */
  commission: BalanceSum,
  /** The ten stores with the most of these orders. */
  top_stores: z.array(z.object({ id: Id, name: Translated, ...cost })),
})
export type TrialResult = z.output<typeof TrialResult>

export const PromotionTrial = z.object({
  id: Id,
  state: z.enum(trialStates),
  orders_done: count,
  orders_total: count,
  result: TrialResult.nullable(),
})
export type PromotionTrial = z.output<typeof PromotionTrial>

/** The one that is being changed. */
const changed = { id: Id.optional() }
const started = z.object({ trial: PromotionTrial })

/**
 * Promotions tried on the orders of the last 30 days before they are saved. The forms' values are judged by the schema
 * that saves them. A person has one trial at a time; results are kept for an hour.
 */
export const promotionTrials = feature('promotionTrials', {
  tryOffer: post('restaurant/offer/tryOffer', {
    kinds: ['admin'],
    permission: 'offers.write',
    summary:
      'What an offer would have cost, had it been on for the last 30 days. Starts a job and stops the caller’s last one.',
    input: OfferFields.safeExtend({ ...changed, imagefile: z.undefined().optional() }),
    output: started,
    errors: ['row.missing', 'offers.itemGone', 'offers.storeGone'],
    example: (idOf) => ({
      body: {
        title_en: 'Family Fridays',
        title_ar: 'جمعة العائلة',
        type: 'Store',
        store_id: idOf('stores'),
        discount: 15,
        start_date: '2030-03-01',
        end_date: '2030-03-31',
      },
    }),
  }),
  tryCoupon: post('settings/cateringCoupon/tryCouponOnOrders', {
    kinds: ['admin'],
    permission: 'coupons.write',
    summary:
      'What a coupon would have cost, had every order of the last 30 days used it that could. Starts a job and stops the caller’s last one.',
    input: CouponFields.safeExtend(changed),
    output: started,
    errors: ['row.missing'],
    example: (idOf) => ({
      body: {
        title_en: 'Ramadan evenings',
        title_ar: 'أمسيات رمضان',
        short_description_en: 'A tenth off',
        short_description_ar: 'خصم العُشر',
        code: 'RAMADAN30',
        type: 'Store',
        discount: 10,
        platform_contribution: 50,
        start_date: '2030-01-05',
        end_date: '2030-02-03',
        coupons: [{ store: idOf('stores') }],
      },
    }),
  }),
  show: get('settings/promotionTrial/getPromotionTrial', {
    kinds: ['admin'],
    permission: 'everyone',
    summary: 'The caller’s last trial of a promotion; null if there is none of the last hour.',
    output: z.object({ trial: PromotionTrial.nullable() }),
    example: () => ({}),
  }),
  stop: post('settings/promotionTrial/stopPromotionTrial', {
    kinds: ['admin'],
    permission: 'everyone',
    summary: 'Stop the caller’s trial of a promotion, if one is running.',
    output: z.object({ trial: PromotionTrial.nullable() }),
    example: () => ({}),
  }),
})
