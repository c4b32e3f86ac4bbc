import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { type Scope, signatureOf } from './scope.ts'

/**
 * Says who acts in this transaction. The tables' audit trigger writes who, what, before and after of every
 * changed row by it, so that no write can forget its audit row.
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
