import { maxRows } from '@sufra/contract/kernel/list'
import { sql } from 'drizzle-orm'

/** The limit of an unpaged list: one row more than is shown, to detect that there are more. */
export const unpagedLimit = sql.raw(`limit ${maxRows + 1}`)

/** An unpaged list up to a limit, and whether it was truncated (DECISIONS 35). */
export const unpaged = <Row>(rows: readonly Row[]): { rows: Row[]; cut: boolean } => ({
  rows: rows.slice(0, maxRows),
  cut: rows.length > maxRows,
})
