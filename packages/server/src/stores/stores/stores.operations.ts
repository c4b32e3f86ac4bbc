import { stores } from '@sufra/contract/stores/stores'
import { monthAfter } from '../../accounts/trail/trail.archived.ts'
import { withUndo } from '../../accounts/trail/trail.undo.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields, failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { defaultRates } from '../../settings/general/general.sql.ts'
import { rowsAbout } from './stores.history.about.sql.ts'
import { presentChange } from './stores.history.rows.ts'
import * as history from './stores.history.sql.ts'
import { listStores, ofRestaurant, storeDetails } from './stores.list.sql.ts'
import { lockStoreToArchive } from './stores.lock.ts'
import { archiveStore, openOrders } from './stores.remove.sql.ts'
import { failIfRatesSent, failIfRatesUnproved, missingHalf } from './stores.rules.ts'
import { hasPosition, switchCatering } from './stores.save.sql.ts'
import { restaurantOf, storeName, storeScope } from './stores.sql.ts'
import { auditFields, columnsOf } from './stores.values.ts'

export default implement(stores, storeScope, {
  listOf: async ({ db, scope, scopeFilter, params, input, now }) => {
    const { id } = orNotFound(await restaurantOf(db, scope, params.id))
    return listStores(db, ofRestaurant(scopeFilter, id), input, now)
  },
  list: ({ db, scopeFilter, input, now }) => listStores(db, scopeFilter, input, now),
  formData: ({ db }) => defaultRates(db),
  show: async ({ db, scopeFilter, params, now }) => ({
    store: orNotFound(await storeDetails(db, scopeFilter, params.id, now)),
  }),
  history: async (call) => {
    const { db, scope, input } = call
    const store = orNotFound(await history.historyStore(db, call.scopeFilter, call.params.id))
    const found = await history.changesIn(call, store, input)
    const about = await rowsAbout(db, scope, found.rows)
    const names = await history.namesIn(db, found.rows, about)
    const lines = found.rows.map((row) => ({ row, shown: presentChange(row, names, about, scope) }))
    const data = await withUndo(db, scope, lines)
    return { data, total: found.total, archived_month: await monthAfter(db, 'stores', found, input) }
  },

  save: async ({ db, scope, params, input, caller }) => {
    failIfRatesSent(scope, input, caller.language)
    const { id } = orNotFound(await restaurantOf(db, scope, params.id, { keep: true }))
    const { rates } = await defaultRates(db)
    await failIfRatesUnproved(scope, input, async () => rates)
    return addRow(db, 'stores', { ...columnsOf({ ...rates, ...input }), restaurant_id: id })
  },
  update: async ({ db, scope, scopeFilter, caller, params: { id }, input, now }) => {
    failIfRatesSent(scope, input, caller.language)
    await failIfRatesUnproved(scope, input, () => storeDetails(db, scopeFilter, id, now))
    failIfSetAndCleared(input, caller.language)
    const half = missingHalf(input)
    if (half && !(await hasPosition(db, scopeFilter, id))) {
      orNotFound(await storeName(db, scopeFilter, id))
      failFields([half], 'position.pair', caller.language)
    }
    const values = columnsOf(input)
    return saveEdit(
      { db, caller },
      { table: 'stores', id, allowed: scopeFilter, values, version: input.version, auditFields },
    )
  },
  updateCateringStatus: async ({ db, scopeFilter, params, input }) =>
    orNotFound(await switchCatering(db, scopeFilter, params.id, input.catering_status)),
  remove: async ({ db, scopeFilter, params }) => {
    const { id } = orNotFound(await lockStoreToArchive(db, scopeFilter, params.id))
    const count = await openOrders(db, 'store_id', id)
    if (count > 0) fail('stores.openOrders', { params: { count } })
    await archiveStore(db, id)
    return {}
  },
})
