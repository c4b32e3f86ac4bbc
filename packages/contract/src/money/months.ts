import { z } from 'zod'
import { Id, Instant, Month } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { BalanceSum, Sum } from '../kernel/money.ts'
import { everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

const figures = {
  /** Statements, one for each store that has rows in the month or a balance. */
  documents: z.int(),
  /** Rows of these statements. */
  rows: z.int(),
  opening_balance: BalanceSum,
  totalOrderBalance: BalanceSum,
  closing_balance: BalanceSum,
}

export const ClosedMonth = z.object({
  id: Id,
  month: Month,
  closed_at: Instant,
  closed_by: z.string(),
  /** Numbers of its first and last document. */
  first_number: Id.nullable(),
  last_number: Id.nullable(),
  ...figures,
})
export type ClosedMonth = z.output<typeof ClosedMonth>

/** The statement of a store for a closed month. It never changes. */
export const StatementDocument = z.object({
  number: Id,
  month: Month,
  closed_at: Instant,
  store: z.object({ id: Id, name: Translated }),
  restaurant: Translated,
  rows: z.int(),
  opening_balance: BalanceSum,
  totalOrders: BalanceSum,
  totalOrderBalance: BalanceSum,
  closing_balance: BalanceSum,
  expected: BalanceSum,
  requested: Sum,
  /** SHA-256 of its rows. */
  checksum: z.string(),
})
export type StatementDocument = z.output<typeof StatementDocument>

const reads = { kinds: ['admin'], permission: 'statements.read' } as const

export const monthSorts = { month: 'desc', closed: 'desc', by: 'asc' } as const
export const documentSorts = { number: 'desc', month: 'desc' } as const

/** Closing months, and the statements of closed ones (DECISIONS 47). */
export const months = feature('months', {
  list: list('settings/months/getClosedMonths', {
    ...reads,
    summary: 'Closed months, the newest first.',
    filters: sortedBy(monthSorts),
    output: z.object({ months: Page(ClosedMonth) }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  next: get('settings/months/getNextMonth', {
    ...reads,
    summary: 'The month to close next, with what would be closed now. Null while there is none.',
    output: z.object({
      next: z
        .object({
          month: Month,
          /** Whether it is over in Qatar, so that it can be closed. */
          over: z.boolean(),
          /** The number of its first document. */
          first_number: Id,
          ...figures,
        })
        .nullable(),
    }),
    example: () => ({}),
  }),
  close: post('settings/months/closeMonth', {
    kinds: ['admin'],
    permission: 'months.write',
    confirmed: true,
    summary: 'Close the next month: its statements get their numbers and checksums and never change again.',
    input: z.strictObject({
      month: Month,
      /** What was shown as the entries and the balance of all stores. If either has changed, the call is rejected. */
      shown: z.strictObject({ rows: z.int().nonnegative(), closing_balance: BalanceSum }).optional(),
    }),
    output: z.object({ month: ClosedMonth }),
    errors: ['months.closed', 'months.notNext', 'months.notOver', 'months.changed'],
    example: () => ({ body: { month: '2020-01' }, expectedError: 'months.notNext' }),
  }),
  documents: list('settings/months/getStatementDocuments', {
    kinds: everyKind,
    permission: 'statements.read',
    mayUseReplica: true,
    summary: 'Statements of closed months, the newest first; by number or store with `search`.',
    filters: {
      restaurant_store_id: Id.optional(),
      restaurant_id: Id.optional(),
      month: Month.optional(),
      ...sortedBy(documentSorts),
    },
    output: z.object({ documents: Page(StatementDocument) }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
})
