import type { Operation } from '@sufra/contract/kernel/operation'

/** What can be done to many rows at once: each by the operation that does it to one. */
export interface BulkAction<Row> {
  readonly key: string
  /** The verb: "Switch off". */
  readonly label: string
  readonly danger?: boolean
  /** What it means for each row, above them. */
  readonly text?: string
  /** What becomes of a row. */
  readonly becomes: { readonly from?: string; readonly to: string }
  /** Asked for before it begins, and given to each row. */
  readonly reason?: { readonly label: string; readonly hint: string; readonly longest: number }
  /** Why a row is left out. */
  readonly skip?: (row: Row) => string | false | undefined
  readonly run: (row: Row, reason: string) => Promise<unknown>
}
export interface Bulk<Row> {
  readonly nameOf: (row: Row) => string
  /** Those that the person may take. */
  readonly actions: readonly BulkAction<Row>[]
  /** What shows the rows, and is read again afterwards. */
  readonly invalidates: readonly Operation[]
}
