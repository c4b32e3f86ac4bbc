import { mostRows } from '@sufra/contract/kernel/list'
import { sql } from 'drizzle-orm'

/** Ends the query of a list that comes whole: one row more than is shown tells that there are more. */
export const limitWhole = sql.raw(`limit ${mostRows + 1}`)

/** A list that comes whole, bounded, and whether it was cut (DECISIONS 35). */
export const whole = <Row>(rows: readonly Row[]): { rows: Row[]; cut: boolean } => ({
  rows: rows.slice(0, mostRows),
  cut: rows.length > mostRows,
})
