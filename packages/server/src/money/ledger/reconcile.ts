import { formatQar } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { closeTrailDays } from '../../accounts/trail/trail.days.ts'
import { json, nullable, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import { reconcileChecks } from './reconcile.checks.ts'

export interface Difference {
  readonly check: string
  readonly subject: string
  /** Amounts are in QAR, with its name before them. */
  readonly expected: string
  readonly found: string
}

/** What a check found: amounts in QAR, and null for nothing. */
export interface FoundDifference {
  readonly subject: string
  readonly money: boolean
  readonly expected: string | null
  readonly found: string | null
}

/** Some checks compare numbers, others texts. */
const compared = nullable(json(z.union([z.number(), z.string()])))
const rowColumns = { subject: text, expected: compared, found: compared }
type Row = RowOf<typeof rowColumns>

const differences = (check: string) =>
  sql.raw(`select subject, to_jsonb(expected) as expected, to_jsonb(found) as found from (${check}) compared`)

const shown = (value: Row['found'], money: boolean): string | null =>
  value === null ? null : money && typeof value === 'number' ? formatQar(value) : String(value)

/**
 * One check. It is one statement, and so one snapshot: orders may arrive meanwhile. A transaction over all checks would
 * keep the embedded database from everybody else as long.
 */
const check = (db: Db, { text, money }: (typeof reconcileChecks)[number]): Promise<FoundDifference[]> =>
  db.transaction(
    async (tx) => {
      await execute(tx, sql`set local statement_timeout = 0`)
      const rows = await query(tx, rowColumns, differences(text))
      return rows.map(({ subject, expected, found }) => ({
        subject,
        money: money === true,
        expected: shown(expected, money === true),
        found: shown(found, money === true),
      }))
    },
    { accessMode: 'read only' },
  )

/**
 * Recomputes all data that lists and limits read, check by check, and tells what each has found. Days of the audit trail
 * that have ended are closed first, so that a day that cannot be closed fails the run instead of going unnoticed.
 */
export async function reconcileEach(
  db: Db,
  done: (check: {
    readonly name: string
    readonly found: readonly FoundDifference[]
  }) => Promise<void> | void,
  before: (name: string) => Promise<void> | void = () => {},
): Promise<void> {
  await closeTrailDays(db)
  for (const each of reconcileChecks) {
    await before(each.name)
    await done({ name: each.name, found: await check(db, each) })
  }
}

const named = (value: string | null, money: boolean) =>
  value === null ? 'nothing' : money ? `QAR ${value}` : value

/** The same, and reports every difference as text. */
export async function reconcile(
  db: Db,
  report: (difference: Difference) => void,
): Promise<{ checks: number; differences: number }> {
  let count = 0
  await reconcileEach(db, ({ name, found: differences }) => {
    for (const { subject, money, expected, found } of differences) {
      count++
      report({ check: name, subject, expected: named(expected, money), found: named(found, money) })
    }
  })
  return { checks: reconcileChecks.length, differences: count }
}
