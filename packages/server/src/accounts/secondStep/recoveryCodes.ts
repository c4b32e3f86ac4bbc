import type { Db } from '../../kernel/database/db.ts'
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from './secondStep.rules.ts'
import * as steps from './secondStep.sql.ts'

/** The earlier ones stop working. */
export async function newCodes(db: Db, account_id: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await steps.replaceRecoveryCodes(db, account_id, codes.map(hashRecoveryCode))
  return codes
}

/** Adds a second step. The first one comes with recovery codes, which a further one keeps. */
export async function withFirstCodes<T>(db: Db, account_id: number, add: () => Promise<T>) {
  await steps.lockAccount(db, account_id)
  const had = await steps.isOn(db, account_id)
  const added = await add()
  return { added, recovery_codes: had ? [] : await newCodes(db, account_id) }
}

/** Takes one away. The last one takes the recovery codes with it. Whether a second step is left. */
export async function leavesStep<T>(db: Db, account_id: number, remove: () => Promise<T>) {
  await steps.lockAccount(db, account_id)
  const removed = await remove()
  const left = await steps.isOn(db, account_id)
  if (!left) await steps.dropRecoveryCodes(db, account_id)
  return { removed, left }
}
