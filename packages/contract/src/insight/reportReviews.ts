import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ReportRange, reportFilters } from './reports.ts'

const rated = {
  ratings: z.int(),
  /** From 1 to 5; null without ratings. */
  average: z.number().nullable(),
}
const Rated = z.object(rated)

const reviewed = {
  figures: z.object({ reviews: z.int(), ...rated }),
  /** Those with ratings in the range, in their order, with today's names. */
  categories: z.array(z.object({ id: Id, name: Translated, ...rated })),
  /** All months of the range, each by its first day in it. */
  months: z.array(
    z.object({
      start: Day,
      reviews: z.int(),
      ...rated,
      /** In the order of the categories. */
      categories: z.array(Rated),
    }),
  ),
}
const ReviewReport = z.object({
  ...reviewed,
  /** The same of the range it is compared with. */
  compared: z.object(reviewed).nullable(),
  compared_with: ReportRange.nullable(),
})
export type ReviewReport = z.output<typeof ReviewReport>

const { basis: _basis, ...stores } = reportFilters

/** What customers think of the stores, and how that changes. */
export const reportReviews = feature('reportReviews', {
  show: post('reports/getReviewsReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary: 'Published reviews of a range of days by category and month, as of this moment.',
    input: z.strictObject(stores),
    output: ReviewReport,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({ body: { start_date: '2026-01-01', end_date: '2026-03-31', compare: 'year' } }),
  }),
})
