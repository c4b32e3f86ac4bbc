import { z } from 'zod'
import { countUpTo, Page } from '../kernel/list.ts'
import { BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ReportRange, reportFilters } from './reports.ts'

/** The side of the squares that positions are kept by, in degrees: no house can be told from it. */
export const placeStep = 0.01
/** More dots would not be told apart: the squares get wider until there are as few. */
export const mostDots = 500

const sums = { orders: z.int(), revenue: BalanceSum }

const ranked = {
  figures: z.object({ areas: z.int(), ...sums, delivery: BalanceSum }),
  /** Most orders first. Id 0: without an area. */
  areas: Page(
    z.object({
      id: z.int(),
      name: Translated.nullable(),
      ...sums,
      /** Percent. */
      share: z.number(),
      average: BalanceSum,
      delivery: BalanceSum,
    }),
  ),
}
const AreaReport = z.object({
  ...ranked,
  /** The same areas in the range it is compared with, those with orders in it. */
  compared: z.object(ranked).nullable(),
  compared_with: ReportRange.nullable(),
  /** Null for admins who may not see where customers live. */
  map: z
    .object({
      /** The side of a dot's square, in degrees. */
      step: z.number(),
      located: z.int(),
      /** By the middle of their squares, most orders first. */
      dots: z.array(z.object({ latitude: z.number(), longitude: z.number(), ...sums })),
    })
    .nullable(),
})
export type AreaReport = z.output<typeof AreaReport>
export type AreaMap = NonNullable<AreaReport['map']>

/** Where orders are delivered to. */
export const reportAreas = feature('reportAreas', {
  show: post('reports/getAreasReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary:
      'Delivery areas of the orders of a range of days, as of this moment, and their positions in squares of about a kilometre. Admins see positions with the permission customers.read.',
    input: z.strictObject({
      ...reportFilters,
      /** Rows of the list. */
      count: countUpTo(5000),
    }),
    output: AreaReport,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({
      body: { start_date: '2026-01-01', end_date: '2026-01-31', compare: 'before', count: 25 },
    }),
  }),
})
