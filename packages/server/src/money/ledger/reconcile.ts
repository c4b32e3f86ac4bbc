import { formatQar } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { reconcileChecks } from './reconcile.checks.ts'

export interface Difference {
  readonly check: string
  readonly subject: string
  readonly expected: string
  readonly found: string
}

interface Row extends Record<string, unknown> {
  readonly subject: string
  readonly expected: number | string | null
  readonly found: number | string | null
}

const shown = (value: Row['found'], money: true | undefined): string =>
  value === null ? 'nothing' : money && typeof value === 'number' ? `QAR ${formatQar(value)}` : String(value)

/**
 * Recomputes all that lists and limits read from what happened, and tells every difference. One snapshot: orders
 * may go on arriving meanwhile.
 */
export const reconcile = (
  db: Db,
  tell: (difference: Difference) => void,
): Promise<{ checks: number; differences: number }> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      let differences = 0
      for (const { name: check, text, money } of reconcileChecks) {
        for (const row of await rows<Row>(tx, sql.raw(text))) {
          differences++
          tell({
            check,
            subject: row.subject,
            expected: shown(row.expected, money),
            found: shown(row.found, money),
          })
        }
      }
      return { checks: reconcileChecks.length, differences }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
