import { stores } from '@sufra/contract/stores/stores'
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
import { failIfRatesSent, missingHalf } from './stores.rules.ts'
import { hasPosition, switchCatering } from './stores.save.sql.ts'
import { restaurantOf, storeName, storeRows } from './stores.sql.ts'
import { auditFields, columnsOf } from './stores.values.ts'

export default implement(stores, storeRows, {
  listOf: async ({ db, scope, scopeFilter, params, input, now }) => {
    const { id } = orNotFound(await restaurantOf(db, scope, params.id))
    return listStores(db, ofRestaurant(scopeFilter, id), input.search, now)
  },
  list: ({ db, scopeFilter, input, now }) => listStores(db, scopeFilter, input.search, now),
  formData: ({ db }) => defaultRates(db),
  show: async ({ db, scopeFilter, params, now }) => ({
    store: orNotFound(await storeDetails(db, scopeFilter, params.id, now)),
  }),
  history: async ({ db, scope, scopeFilter, params, input }) => {
    const store = orNotFound(await storeName(db, scopeFilter, params.id))
    const [page, total] = await Promise.all([
      history.changesOf(db, scope, store.id, input),
      history.countChanges(db, scope, store.id),
    ])
    const about = await rowsAbout(db, scope, page)
    const names = await history.namesIn(db, page, about)
    return { data: page.map((row) => presentChange(row, names, about, scope)), total }
  },

  save: async ({ db, scope, params, input, caller }) => {
    failIfRatesSent(scope, input, caller.language)
    const { id } = orNotFound(await restaurantOf(db, scope, params.id, { keep: true }))
    const { rates } = await defaultRates(db)
    return addRow(db, 'stores', { ...columnsOf({ ...rates, ...input }), restaurant_id: id })
  },
  update: async ({ db, scope, scopeFilter, caller, params: { id }, input }) => {
    failIfRatesSent(scope, input, caller.language)
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
