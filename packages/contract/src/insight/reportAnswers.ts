import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ReportRange, reportFilters } from './reports.ts'

/** Of no orders, there is no median. */
const Quantile = z.int().nullable()

const answered = {
  answered: z.int(),
  unanswered: z.int(),
  answer_median: Quantile,
  answer_most: Quantile,
}

const cancelled = {
  cancelled: z.int(),
  cancelled_value: BalanceSum,
  cancelled_refunded: BalanceSum,
  cancelled_charges: BalanceSum,
  cancelled_kept: BalanceSum,
}

const AnswerFigures = z.object({
  ...answered,
  lead_median: Quantile,
  lead_most: Quantile,
  ...cancelled,
})
export type AnswerFigures = z.output<typeof AnswerFigures>

/** Who cancels: customers, channels and the system itself, stores, restaurants, admins. */
const cancellers = ['customer', 'channel', 'system', 'store_user', 'restaurant', 'admin'] as const

const answers = {
  figures: AnswerFigures,
  /** Of each class of days between placing and event, told by its first day: how many orders, and of all (percent). */
  leads: z.array(z.object({ from: z.int(), orders: z.int(), share: z.number() })),
  /** Most orders first. Id 0: without a reason of the list. */
  reasons: z.array(z.object({ id: z.int(), name: Translated.nullable(), ...cancelled })),
  cancellers: z.array(z.object({ kind: z.enum(cancellers), ...cancelled })),
  /** The slowest first; null for the whole platform, until a restaurant or a store is chosen. */
  stores: z.array(z.object({ id: Id, name: Translated, ...answered })).nullable(),
}
const Answers = z.object({
  ...answers,
  /** The same of the range it is compared with. */
  compared: z.object(answers).nullable(),
  compared_with: ReportRange.nullable(),
})
export type Answers = z.output<typeof Answers>

/** How fast orders are answered, how far ahead they are placed, and why they are cancelled. */
export const reportAnswers = feature('reportAnswers', {
  show: post('reports/getAnswersReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary: 'How orders of a range of days were answered and cancelled, as of this moment.',
    input: z.strictObject(reportFilters),
    output: Answers,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({ body: { start_date: '2026-01-01', end_date: '2026-01-31', compare: 'year' } }),
  }),
})
