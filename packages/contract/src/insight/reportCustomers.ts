import { z } from 'zod'
import { Day, Instant } from '../kernel/fields.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { ReportRange, reportedOrders } from './reports.ts'

/** So many months after the first are shown of a cohort. */
export const cohortMonths = 24

/** Whole months are compared with as many months before, or the same ones a year before. */
export const monthComparisons = ['before', 'year'] as const

const counted = {
  figures: z.object({ new: z.int(), lost: z.int() }),
  /** All months that the range touches, whole, by their first day. */
  months: z.array(z.object({ month: Day, new: z.int(), returning: z.int(), lost: z.int() })),
}
const CustomerReport = z.object({
  /** When it was added up; null before the first time. */
  made_at: Instant.nullable(),
  ...counted,
  /** The same of the months it is compared with. */
  compared: z.object(counted).nullable(),
  compared_with: ReportRange.nullable(),
  /** Customers by the month of their first order, of the same months if there are some. */
  cohorts: z.array(
    z.object({
      month: Day,
      customers: z.int(),
      /** How many of them ordered in each month after it that has begun, the next one first. */
      again: z.array(z.int()),
    }),
  ),
})
export type CustomerReport = z.output<typeof CustomerReport>

const { basis: _basis, ...orders } = reportedOrders

/** Who comes, who comes again and who does not. */
export const reportCustomers = feature('reportCustomers', {
  show: post('reports/getCustomersReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary:
      'New, returning and lost customers of the months of a range, and cohorts by the month of the first order. Added up every hour: made_at says when.',
    input: z.strictObject({ ...orders, compare: z.enum(monthComparisons).optional() }),
    output: CustomerReport,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({ body: { start_date: '2026-01-01', end_date: '2026-03-31', compare: 'year' } }),
  }),
})
