import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { type Scope, signatureOf } from './scope.ts'

/**
 * Sets who acts in this transaction. The audit trigger of the tables records it with each changed row and its values
 * before and after, so no write can miss its audit row.
 */
export async function signTransaction(
  db: Db,
  scope: Scope,
  operation: string,
  requestId: string,
): Promise<void> {
  const { kind, account_id, name } = signatureOf(scope)
  const actor = JSON.stringify({ kind, account_id, name, operation, request_id: requestId })
  await db.execute(sql`select set_config('sufra.actor', ${actor}, true)`)
}
