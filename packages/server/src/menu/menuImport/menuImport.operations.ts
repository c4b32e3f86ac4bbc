import { menuSheet, sheetSteps } from '@sufra/contract/menuSheet'
import { itemRule } from '../items/items.sql.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { Pace } from '../../kernel/operations/progressReporter.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { rowsOf } from '../../kernel/access/scope.ts'
import { holdMenu } from '../bulkEdits/bulkEdits.lock.sql.ts'
import { recordChange } from '../bulkEdits/bulkEdits.record.ts'
import { storeName, storeRows } from '../../stores/stores/stores.sql.ts'
import { changedSince, clockOf } from './menuImport.before.sql.ts'
import { storeElsewhere } from './menuImport.elsewhere.sql.ts'
import { lockRows } from './menuImport.lock.sql.ts'
import { readMenu } from './menuImport.menu.sql.ts'
import { planOf, presentPlan, rowsIn, rowsOfPlan, sealOf } from './menuImport.plan.ts'
import { whatOf } from './menuImport.rows.ts'
import { sheetsOf } from './menuImport.show.ts'
import { rowsToWrite, writePlan } from './menuImport.write.ts'

export default implement(menuSheet, itemRule, {
  show: async ({ db, scope, rows, params, caller }) => {
    const store = found(await storeName(db, rowsOf(storeRows, scope), params.id))
    // Taken before anything is read: what is saved meanwhile counts as later.
    const at = await clockOf(db)
    return { ...sheetsOf(await readMenu(db, rows, store.id), caller.language), at }
  },
  preview: async (call) => {
    const { db, scope, rows, input, caller } = call
    const store = found(await storeName(db, rowsOf(storeRows, scope), input.store_id))
    const menu = await readMenu(db, rows, store.id)
    const before = await changedSince({ db, scope }, store.id, input.exported_at)
    const pace = new Pace({ step: sheetSteps[0], of: rowsIn(input), tell: call.tell })
    const plan = await planOf(menu, before, input, { language: caller.language, pace })
    const elsewhere = await storeElsewhere(db, rows, menu, input.items)
    return { ...(await presentPlan(store.id, plan, pace)), elsewhere }
  },
  apply: async (call) => {
    const { db, scope, rows, input, caller } = call
    const { id: store_id } = found(await holdMenu(db, rowsOf(storeRows, scope), input.store_id))
    await lockRows(db, store_id)
    const before = await changedSince({ db, scope }, store_id, input.exported_at)
    const reading = new Pace({ step: sheetSteps[0], of: rowsIn(input), tell: call.tell })
    const menu = await readMenu(db, rows, store_id)
    const plan = await planOf(menu, before, input, { language: caller.language, pace: reading })
    if ((await sealOf(store_id, plan, reading)) !== input.seal) refuse('menuChanges.stale')
    const writing = new Pace({ step: sheetSteps[1], of: rowsToWrite(plan), tell: call.tell })
    const change = await recordChange(call, { store_id, what: 'sheet', asked: null }, () =>
      writePlan(db, store_id, plan, writing),
    )
    const made = rowsOfPlan(plan).map(whatOf)
    const count = (what: string) => made.filter((each) => each === what).length
    return { change, added: count('add'), changed: count('change') }
  },
})
