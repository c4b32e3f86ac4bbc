import { importSteps, menuImport } from '@sufra/contract/menu/menuImport'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { ProgressReporter } from '../../kernel/operations/progressReporter.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { lockMenu } from '../bulkEdits/bulkEdits.lock.sql.ts'
import { recordChange } from '../bulkEdits/bulkEdits.record.ts'
import { itemRule } from '../items/items.sql.ts'
import { changedSince, clockOf } from './menuImport.before.sql.ts'
import { storeElsewhere } from './menuImport.elsewhere.sql.ts'
import { lockRows } from './menuImport.lock.sql.ts'
import { readMenu } from './menuImport.menu.sql.ts'
import { planHashOf, planOf, presentPlan, rowsIn, rowsOfPlan } from './menuImport.plan.ts'
import { whatOf } from './menuImport.rows.ts'
import { sheetsOf } from './menuImport.show.ts'
import { rowsToWrite, writePlan } from './menuImport.write.ts'

export default implement(menuImport, itemRule, {
  show: async ({ db, scope, scopeFilter, params, caller }) => {
    const store = orNotFound(await storeName(db, scopeFilterOf(storeScope, scope), params.id))
    // Read first, so that anything saved meanwhile counts as later.
    const at = await clockOf(db)
    return { ...sheetsOf(await readMenu(db, scopeFilter, store.id), caller.language), at }
  },
  preview: async (call) => {
    const { db, scope, scopeFilter, input, caller } = call
    const store = orNotFound(await storeName(db, scopeFilterOf(storeScope, scope), input.store_id))
    const menu = await readMenu(db, scopeFilter, store.id)
    const before = await changedSince({ db, scope }, store.id, input.exported_at)
    const pace = new ProgressReporter({
      step: importSteps[0],
      of: rowsIn(input),
      report: call.reportProgress,
    })
    const plan = await planOf(menu, before, input, { language: caller.language, pace })
    const elsewhere = await storeElsewhere(db, scopeFilter, menu, input.items)
    return { ...(await presentPlan(store.id, plan, pace)), elsewhere }
  },
  apply: async (call) => {
    const { db, scope, scopeFilter, input, caller } = call
    const { id: store_id } = orNotFound(await lockMenu(db, scopeFilterOf(storeScope, scope), input.store_id))
    await lockRows(db, store_id)
    const before = await changedSince({ db, scope }, store_id, input.exported_at)
    const reading = new ProgressReporter({
      step: importSteps[0],
      of: rowsIn(input),
      report: call.reportProgress,
    })
    const menu = await readMenu(db, scopeFilter, store_id)
    const plan = await planOf(menu, before, input, { language: caller.language, pace: reading })
    if ((await planHashOf(store_id, plan, reading)) !== input.seal) fail('menuChanges.stale')
    const writing = new ProgressReporter({
      step: importSteps[1],
      of: rowsToWrite(plan),
      report: call.reportProgress,
    })
    const change = await recordChange(call, { store_id, what: 'sheet', asked: null }, () =>
      writePlan(db, store_id, plan, writing),
    )
    const made = rowsOfPlan(plan).map(whatOf)
    const count = (what: string) => made.filter((each) => each === what).length
    return { change, added: count('add'), changed: count('change') }
  },
})
