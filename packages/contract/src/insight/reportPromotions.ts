import { z } from 'zod'
import { countUpTo, Page } from '../kernel/list.ts'
import { BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ReportRange, reportFilters } from './reports.ts'

export const promotionKinds = ['offer', 'coupon', 'welcome'] as const
export type PromotionKind = (typeof promotionKinds)[number]

const Figures = z.object({
  orders: z.int(),
  revenue: BalanceSum,
  cost: BalanceSum,
  store_cost: BalanceSum,
  platform_cost: BalanceSum,
  /** Percent; null without revenue. */
  share: z.number().nullable(),
  new_customers: z.int(),
})
/** Of the range, and of the one it is compared with. */
const compared = { figures: Figures, compared: Figures.nullable() }

const PromotionReport = z.object({
  ...compared,
  compared_with: ReportRange.nullable(),
  /** All three, each order once. */
  kinds: z.array(z.object({ kind: z.enum(promotionKinds), ...compared })),
  /** The dearest first, also those of the compared range alone. */
  promotions: Page(
    z.object({
      kind: z.enum(promotionKinds),
      /** Of an offer or a coupon; 0 for the welcome discount. */
      id: z.int(),
      /** Today's title; null for the welcome discount. */
      name: Translated.nullable(),
      /** Of a coupon. */
      code: z.string().nullable(),
      /** Of an offer. */
      store: Translated.nullable(),
      ...compared,
    }),
  ),
})
export type PromotionReport = z.output<typeof PromotionReport>

/** What promotions cost, who bears it, and what they brought. */
export const reportPromotions = feature('reportPromotions', {
  show: post('reports/getPromotionsReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary:
      'Offers, coupons and the welcome discount of the orders of a range of days, as of this moment: what they cost, who bears it, and the orders, revenue and new customers they brought.',
    input: z.strictObject({
      ...reportFilters,
      /** Rows of the list. */
      count: countUpTo(5000),
    }),
    output: PromotionReport,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({
      body: { start_date: '2026-01-01', end_date: '2026-01-31', compare: 'year', count: 25 },
    }),
  }),
})
