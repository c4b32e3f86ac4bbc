import { customerMerges, mergeUndoDays } from '@sufra/contract/customers/merges'
import { qatarDay } from '@sufra/contract/kernel/clock'
import type { SQL } from 'drizzle-orm'
import { signatureOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { presentCustomer } from '../customers/customers.rows.ts'
import { customerBy, customerScope } from '../customers/customers.sql.ts'
import { isLive, lockNumbers } from '../identity/identity.sql.ts'
import { moveAll, moveBack } from './merges.move.sql.ts'
import { countsOf } from './merges.preview.sql.ts'
import { joinRecords, partRecords } from './merges.records.sql.ts'
import { presentMerge, undoUntil } from './merges.rows.ts'
import * as merges from './merges.sql.ts'

function twoOf(kept_id: number, merged_id: number): readonly [number, number] {
  if (kept_id === merged_id) fail('customers.mergedWithItself', { field: 'customer_id' })
  return [kept_id, merged_id]
}

/** Locked, so that orders of theirs come wholly before or wholly after. */
async function lockedPair(db: Db, allowed: SQL, [kept_id, merged_id]: readonly [number, number]) {
  await lockNumbers(db, [kept_id, merged_id])
  const records = await merges.lockRecords(db, allowed, [kept_id, merged_id])
  const record = (id: number) => orNotFound(records.find((each) => each.id === id))
  return { kept: record(kept_id), merged: record(merged_id) }
}

export default implement(customerMerges, customerScope, {
  list: async ({ db, scopeFilter, params: { id }, now }) => {
    orNotFound(await isLive(db, scopeFilter, id))
    const rows = await merges.mergesOf(db, id)
    const numbers = await merges.numbersOf(db, id)
    return {
      merges: rows.map((row) => presentMerge(row, now)),
      mobiles: numbers.map(({ mobile }) => mobile),
    }
  },

  preview: async ({ db, scopeFilter, params: { id }, input, now }) => {
    const [kept_id, merged_id] = twoOf(id, input.customer_id)
    const today = qatarDay(now)
    const kept = orNotFound(await customerBy(db, scopeFilter, kept_id, today))
    const merged = orNotFound(await customerBy(db, scopeFilter, merged_id, today))
    return {
      kept: presentCustomer(kept),
      merged: presentCustomer(merged),
      ...orNotFound(await countsOf(db, merged_id)),
      email: kept.email ?? merged.email,
      status: kept.status && merged.status,
    }
  },

  merge: async ({ db, scope, scopeFilter, params: { id }, input }) => {
    const [kept_id, merged_id] = twoOf(id, input.customer_id)
    const { kept, merged } = await lockedPair(db, scopeFilter, [kept_id, merged_id])
    const taken = {
      email: kept.email === null && merged.email !== null,
      block: kept.status && !merged.status,
    }
    const moved = await moveAll(db, { from: merged_id, to: kept_id })
    await joinRecords(db, { kept_id, merged_id }, taken)
    const merge = await merges.addMerge(db, {
      kept_id,
      merged_id,
      moved,
      took_email: taken.email,
      took_block: taken.block,
      merged_by: signatureOf(scope).name,
    })
    return orNotFound(merge)
  },

  undo: async ({ db, scopeFilter, params: { id }, now }) => {
    const { kept_id } = orNotFound(await merges.mergeBy(db, scopeFilter, id))
    await lockNumbers(db, [kept_id])
    orNotFound((await merges.lockRecords(db, scopeFilter, [kept_id]))[0])
    const merge = orNotFound(await merges.mergeBy(db, scopeFilter, id))
    if (undoUntil(merge.merged_at) < now) fail('customers.mergeTooOld', { params: { days: mergeUndoDays } })
    orNotFound((await merges.endMerge(db, id)) ?? fail('customers.mergeUndone'))
    await moveBack(db, merge.moved, { from: kept_id, to: merge.merged_id })
    await partRecords(db, merge, { email: merge.took_email, block: merge.took_block })
    return {}
  },
})
