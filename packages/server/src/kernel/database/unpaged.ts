import { maxRows } from '@sufra/contract/kernel/list'
import { sql } from 'drizzle-orm'

/** Ends the query of a list that comes whole: one row more than is shown tells that there are more. */
export const unpagedLimit = sql.raw(`limit ${maxRows + 1}`)

/** A list that comes whole, bounded, and whether it was cut (DECISIONS 35). */
export const unpaged = <Row>(rows: readonly Row[]): { rows: Row[]; cut: boolean } => ({
  rows: rows.slice(0, maxRows),
  cut: rows.length > maxRows,
})
