import { z } from 'zod'
import { Day, Id, Month } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { Sum } from '../kernel/money.ts'
import { feature, list } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

export const promotionKinds = ['offer', 'coupon', 'welcome'] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** What a promotion is today, in Qatar, in one set of words for all kinds. */
const promotionStates = ['running', 'scheduled', 'used_up', 'off', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

/** Months that the timeline shows at once. */
export const timelineMonths = 3

export const TimelineRow = z.object({
  kind: z.enum(promotionKinds),
  /** Of its kind. */
  id: Id,
  /** Empty for the welcome discount. */
  title: Translated,
  /** Of a coupon: its code, or the prefix of its batch of codes. */
  code: z.string().nullable(),
  code_prefix: z.string().nullable(),
  /** The item or store of an offer. */
  target: Translated.nullable(),
  /** Percentage. */
  discount: z.number(),
  /** First and last day in Qatar, both included. The welcome discount begins when it was set up, and may have no end. */
  start_date: Day,
  end_date: Day.nullable(),
  state: z.enum(promotionStates),
  /** What it has cost so far, by orders that are not cancelled. */
  cost: z.object({ orders: z.int().nonnegative(), discount: Sum, platform: Sum, stores: Sum }),
})
export type TimelineRow = z.output<typeof TimelineRow>

/** Everything that lowers a price. */
export const promotionTimeline = feature('promotionTimeline', {
  list: list('restaurant/offer/getPromotionTimeline', {
    kinds: ['admin'],
    permission: 'offers.read',
    summary:
      'Offers, coupons and the welcome discount of three months, those that go on first; with a search, of all time. Coupons and the welcome discount are left out for whoever may not read them.',
    filters: {
      /** The first of the three months; the one before this without it. */
      month: Month.optional(),
      kind: z.enum(promotionKinds).optional(),
      /** Only what the platform bears something of. */
      platform_bears: z.boolean().optional(),
    },
    output: z.object({ promotions: Page(TimelineRow), from: Day, to: Day }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
})
