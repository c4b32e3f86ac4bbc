import type { RecordTable } from '@sufra/contract/accounts/trail.tables'

/** The record whose history is shown, and what it is called. */
export interface HistoryOf {
  readonly table: RecordTable
  readonly id: number | string
  readonly name: string
}
