import { menuSheet } from '@sufra/contract/menuSheet'
import { itemRule } from '../items/items.sql.ts'
import { implement } from '../kernel/implement.ts'
import { found, refuse } from '../kernel/refuse.ts'
import { rowsOf } from '../kernel/scope.ts'
import { holdMenu } from '../menuChanges/menuChanges.lock.sql.ts'
import { recordChange } from '../menuChanges/menuChanges.record.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import { changedSince, clockOf } from './menuSheet.before.sql.ts'
import { lockRows } from './menuSheet.lock.sql.ts'
import { readMenu } from './menuSheet.menu.sql.ts'
import { planOf, presentPlan, rowsOfPlan, sealOf } from './menuSheet.plan.ts'
import { whatOf } from './menuSheet.rows.ts'
import { sheetsOf } from './menuSheet.show.ts'
import { writePlan } from './menuSheet.write.ts'

export default implement(menuSheet, itemRule, {
  show: async ({ db, scope, rows, params, caller }) => {
    const store = found(await storeName(db, rowsOf(storeRows, scope), params.id))
    // Taken before anything is read: what is saved meanwhile counts as later.
    const at = await clockOf(db)
    return { ...sheetsOf(await readMenu(db, rows, store.id), caller.language), at }
  },
  preview: async ({ db, scope, rows, input, caller }) => {
    const store = found(await storeName(db, rowsOf(storeRows, scope), input.store_id))
    const menu = await readMenu(db, rows, store.id)
    const before = await changedSince({ db, scope }, store.id, input.exported_at)
    return presentPlan(store.id, planOf(menu, before, input, caller.language))
  },
  apply: async (call) => {
    const { db, scope, rows, input, caller } = call
    const { id: store_id } = found(await holdMenu(db, rowsOf(storeRows, scope), input.store_id))
    await lockRows(db, store_id)
    const before = await changedSince({ db, scope }, store_id, input.exported_at)
    const plan = planOf(await readMenu(db, rows, store_id), before, input, caller.language)
    if (sealOf(store_id, plan) !== input.seal) refuse('menuChanges.stale')
    const change = await recordChange(call, { store_id, what: 'sheet', asked: null }, () =>
      writePlan(db, store_id, plan),
    )
    const made = rowsOfPlan(plan).map(whatOf)
    const count = (what: string) => made.filter((each) => each === what).length
    return { change, added: count('add'), changed: count('change') }
  },
})
