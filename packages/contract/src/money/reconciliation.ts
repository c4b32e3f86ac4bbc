import { z } from 'zod'
import { Id, Instant, Month } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Sum } from '../kernel/money.ts'
import { feature, get, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

export const runStates = ['running', 'finished', 'interrupted'] as const

/** How many runs are kept, and how many differences of one run. */
export const keptRuns = 100
export const keptDifferences = 1000

export const checkRunSorts = { id: 'desc' } as const

/** A run of all checks that recompute what is kept beside the ledger. */
export const ReconciliationRun = z.object({
  id: Id,
  state: z.enum(runStates),
  started_at: Instant,
  /** Also of a run that was interrupted: when that was noticed, if it was. */
  ended_at: Instant.nullable(),
  /** The admin's name; null for the nightly run. */
  started_by: z.string().nullable(),
  checks_done: z.int().nonnegative(),
  checks_total: z.int().nonnegative(),
  /** The check that is running. */
  current_check: Translated.nullable(),
  differences: z.int().nonnegative(),
})
export type ReconciliationRun = z.output<typeof ReconciliationRun>

/** Something stored that is not what the events say. */
export const Difference = z.object({
  id: Id,
  check: Translated,
  /** Which row, such as `order 12`. */
  subject: z.string(),
  /** Whether these are amounts, in QAR. */
  money: z.boolean(),
  /** Null if there is nothing. */
  expected: z.string().nullable(),
  found: z.string().nullable(),
})
export type Difference = z.output<typeof Difference>

const Count = z.object({ count: z.int().nonnegative() })
/** Rows of a list, with the days between which they lie: the list filtered by them has exactly these rows. */
const Listed = Count.extend({
  amount: Sum,
  from: z.iso.date().nullable(),
  to: z.iso.date(),
})
export type Listed = z.output<typeof Listed>

/** A refund that the gateway has not confirmed. */
export const OpenRefund = z.object({
  id: Id,
  order_id: Id,
  store: z.object({ id: Id, name: Translated }),
  created_at: Instant,
  amount: Sum,
  /** The gateway has refused it. */
  failed: z.boolean(),
})
export type OpenRefund = z.output<typeof OpenRefund>

export const MonthEnd = z.object({
  month: Month,
  /** Whether the month is over in Qatar. */
  over: z.boolean(),
  /** The last run that finished after the month's end. */
  run: ReconciliationRun.nullable(),
  /** Pending payment requests raised until the month's end. */
  store_requests: Listed,
  custom_requests: Listed,
  /** The oldest 100 are listed. */
  refunds: Count.extend({ amount: Sum, oldest: z.array(OpenRefund) }),
  /** Orders whose event was in the month or before, and that are neither completed nor cancelled. */
  accepted_orders: Listed,
  pending_orders: Listed,
})
export type MonthEnd = z.output<typeof MonthEnd>

const checks = { kinds: ['admin'], permission: 'payments.read' } as const

/** Runs of the checks of `npm run reconcile`, kept with what they found, and what is open at a month's end. */
export const reconciliation = feature('reconciliation', {
  start: post('settings/reconciliation/startReconciliation', {
    ...checks,
    summary: 'Run the checks. While they run, a second call answers with the same run.',
    output: z.object({ run: ReconciliationRun }),
    example: () => ({}),
  }),
  runs: list('settings/reconciliation/getReconciliationRuns', {
    ...checks,
    summary: 'The last 100 runs, the newest first.',
    filters: sortedBy(checkRunSorts),
    output: z.object({ runs: Page(ReconciliationRun) }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  show: get('settings/reconciliation/getReconciliationRun/:id', {
    ...checks,
    summary: 'A run with its differences, of which at most 1,000 are kept.',
    output: z.object({ run: ReconciliationRun, differences: z.array(Difference) }),
    example: (idOf) => ({ params: { id: idOf('reconciliation_runs') } }),
  }),
  alert: get('settings/reconciliation/getReconciliationAlert', {
    ...checks,
    summary: 'The last run that finished, if it found differences.',
    output: z.object({ run: ReconciliationRun.nullable() }),
    example: () => ({}),
  }),
  monthEnd: get('settings/reconciliation/getMonthEnd', {
    ...checks,
    summary: "What is open at a month's end; without a month, of the last one that is over.",
    input: z.strictObject({ month: Month.optional() }),
    output: z.object({ monthEnd: MonthEnd }),
    example: () => ({ body: { month: '2026-01' } }),
  }),
})
