import { formatQar } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { json, nullable, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { reconcileChecks } from './reconcile.checks.ts'

export interface Difference {
  readonly check: string
  readonly subject: string
  readonly expected: string
  readonly found: string
}

/** Some checks compare numbers, others texts. */
const compared = nullable(json(z.union([z.number(), z.string()])))
const rowColumns = { subject: text, expected: compared, found: compared }
type Row = RowOf<typeof rowColumns>

const differences = (check: string) =>
  sql.raw(`select subject, to_jsonb(expected) as expected, to_jsonb(found) as found from (${check}) compared`)

const shown = (value: Row['found'], money: true | undefined): string =>
  value === null ? 'nothing' : money && typeof value === 'number' ? `QAR ${formatQar(value)}` : String(value)

/**
 * Recomputes all data that lists and limits read, and returns every difference. Runs in one snapshot, so orders may
 * arrive meanwhile.
 */
export const reconcile = (
  db: Db,
  tell: (difference: Difference) => void,
): Promise<{ checks: number; differences: number }> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      let count = 0
      for (const { name: check, text, money } of reconcileChecks) {
        for (const row of await query(tx, rowColumns, differences(text))) {
          count++
          tell({
            check,
            subject: row.subject,
            expected: shown(row.expected, money),
            found: shown(row.found, money),
          })
        }
      }
      return { checks: reconcileChecks.length, differences: count }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
