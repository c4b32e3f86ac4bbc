import type { RecordTable } from '@sufra/contract/accounts/trail.tables'
import { HistoryButton } from './HistoryButton.tsx'

/** The history as a further button of rows of this table. */
export const rowHistory = (table: RecordTable) => (row: { readonly id: number }, name: string) => (
  <HistoryButton table={table} id={row.id} name={name} />
)
