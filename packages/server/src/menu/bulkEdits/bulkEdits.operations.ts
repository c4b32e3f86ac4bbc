import { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import { type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { itemRule, itemsOfStore } from '../items/items.sql.ts'
import { lockMenu } from './bulkEdits.lock.sql.ts'
import { applyPlan } from './bulkEdits.make.ts'
import { lockItems } from './bulkEdits.plan.sql.ts'
import { planHashOf, planOf, presentPlan } from './bulkEdits.plan.ts'
import { recordChange } from './bulkEdits.record.ts'
import { presentChange } from './bulkEdits.rows.ts'
import { changeOf, changeRule, lastChanges, markUndone } from './bulkEdits.sql.ts'
import { undoChange } from './bulkEdits.undo.ts'

const storesOf = (scope: Scope) => scopeFilterOf(storeScope, scope)
const changesOf = (scope: Scope) => scopeFilterOf(changeRule, scope)

export default implement(bulkEdits, itemRule, {
  preview: async (call) => {
    orNotFound(await storeName(call.db, storesOf(call.scope), call.input.store_id))
    const plan = await planOf(call, call.input)
    return { items: presentPlan(plan, call.caller.language), seal: planHashOf(plan) }
  },
  apply: async (call) => {
    const { db, scope, scopeFilter, input } = call
    const { store_id, change } = input
    orNotFound(await lockMenu(db, storesOf(scope), store_id))
    await lockItems(db, itemsOfStore(scopeFilter, store_id), input.items)
    const plan = await planOf(call, input)
    if (planHashOf(plan) !== input.seal) fail('menuChanges.stale')
    const made = await recordChange(call, { store_id, what: change.what, asked: change }, () =>
      applyPlan(db, plan),
    )
    return { change: made }
  },
  list: async ({ db, scope, caller, params }) => {
    const store = orNotFound(await storeName(db, storesOf(scope), params.id))
    const changes = await lastChanges(db, changesOf(scope), store.id)
    return { changes: changes.map((change) => presentChange(change, caller)) }
  },
  undo: async (call) => {
    const { db, scope, params } = call
    const { id, store_id } = orNotFound(await changeOf(db, changesOf(scope), params.id))
    orNotFound(await lockMenu(db, storesOf(scope), store_id))
    if (!(await markUndone(db, id))) fail('menuChanges.undone')
    return undoChange(call, id)
  },
})
