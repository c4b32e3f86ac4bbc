import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { countUpTo, Page } from '../kernel/list.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ReportRange, reportFilters } from './reports.ts'

const figures = {
  used: z.int(),
  limit: z.int(),
  /** Percent; null without capacity. */
  share: z.number().nullable(),
  full: z.int(),
  booked: z.int(),
}

const used = {
  figures: z.object(figures),
  /** In their order. */
  days: Page(z.object({ day: Day, ...figures })),
  /** Those that are used most first. */
  stores: Page(z.object({ id: Id, name: Translated, ...figures })),
}
const CapacityReport = z.object({
  ...used,
  /** The range it is compared with: as many days, and the same stores. */
  compared: z.object(used).nullable(),
  compared_with: ReportRange.nullable(),
})
export type CapacityReport = z.output<typeof CapacityReport>

const { basis: _basis, ...orders } = reportFilters

/** How much of what stores can take in a day is taken. */
export const reportCapacity = feature('reportCapacity', {
  show: post('reports/getCapacityReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary: 'Orders of each day of a range beside what the stores take in a day, as of this moment.',
    input: z.strictObject({
      ...orders,
      /** Rows of each list. */
      count: countUpTo(5000),
    }),
    output: CapacityReport,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({
      body: { start_date: '2026-01-01', end_date: '2026-01-31', compare: 'before', count: 31 },
    }),
  }),
})
