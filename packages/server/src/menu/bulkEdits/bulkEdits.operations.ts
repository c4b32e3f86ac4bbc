import { menuChanges } from '@sufra/contract/menuChanges'
import { sql } from 'drizzle-orm'
import { itemRule } from '../items/items.sql.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { rowsOf, type Scope } from '../../kernel/access/scope.ts'
import { storeName, storeRows } from '../../stores/stores/stores.sql.ts'
import { holdMenu } from './bulkEdits.lock.sql.ts'
import { make } from './bulkEdits.make.ts'
import { lockItems } from './bulkEdits.plan.sql.ts'
import { planOf, presentPlan, sealOf } from './bulkEdits.plan.ts'
import { recordChange } from './bulkEdits.record.ts'
import { presentChange } from './bulkEdits.rows.ts'
import { changeOf, changeRule, lastChanges, markUndone } from './bulkEdits.sql.ts'
import { giveBack } from './bulkEdits.undo.ts'

const storesOf = (scope: Scope) => rowsOf(storeRows, scope)
const changesOf = (scope: Scope) => rowsOf(changeRule, scope)

export default implement(menuChanges, itemRule, {
  preview: async (call) => {
    found(await storeName(call.db, storesOf(call.scope), call.input.store_id))
    const plan = await planOf(call, call.input)
    return { items: presentPlan(plan, call.caller.language), seal: sealOf(plan) }
  },
  apply: async (call) => {
    const { db, scope, rows, input } = call
    const { store_id, change } = input
    found(await holdMenu(db, storesOf(scope), store_id))
    await lockItems(db, sql`${rows} and items.store_id = ${store_id}`, input.items)
    const plan = await planOf(call, input)
    if (sealOf(plan) !== input.seal) refuse('menuChanges.stale')
    const made = await recordChange(call, { store_id, what: change.what, asked: change }, () =>
      make(db, plan),
    )
    return { change: made }
  },
  list: async ({ db, scope, caller, params }) => {
    const store = found(await storeName(db, storesOf(scope), params.id))
    const changes = await lastChanges(db, changesOf(scope), store.id)
    return { changes: changes.map((change) => presentChange(change, caller)) }
  },
  undo: async (call) => {
    const { db, scope, params } = call
    const { id, store_id } = found(await changeOf(db, changesOf(scope), params.id))
    found(await holdMenu(db, storesOf(scope), store_id))
    if (!(await markUndone(db, id))) refuse('menuChanges.undone')
    return giveBack(call, id)
  },
})
