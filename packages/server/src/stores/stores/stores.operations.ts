import { stores } from '@sufra/contract/stores'
import { sql } from 'drizzle-orm'
import { refuseFields, refuseGivenAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { rowsAbout } from './stores.history.about.sql.ts'
import { presentChange } from './stores.history.rows.ts'
import * as history from './stores.history.sql.ts'
import { listStores, storeForForm } from './stores.list.sql.ts'
import { lockStoreToArchive } from './stores.lock.ts'
import { archiveStore, openOrders } from './stores.remove.sql.ts'
import { missingHalf, refuseRates } from './stores.rules.ts'
import { addStore, defaultRates, hasPosition, switchCatering } from './stores.save.sql.ts'
import { restaurantOf, storeName, storeRows } from './stores.sql.ts'
import { columnsOf, told } from './stores.values.ts'

export default implement(stores, storeRows, {
  listOf: async ({ db, scope, rows, params, input, now }) => {
    const { id } = found(await restaurantOf(db, scope, params.id))
    return listStores(db, sql`${rows} and stores.restaurant_id = ${id}`, input.search, now)
  },
  list: ({ db, rows, input, now }) => listStores(db, rows, input.search, now),
  formData: ({ db }) => defaultRates(db),
  show: async ({ db, rows, params, now }) => ({
    store: found(await storeForForm(db, rows, params.id, now)),
  }),
  history: async ({ db, scope, rows, params, input }) => {
    const store = found(await storeName(db, rows, params.id))
    const [page, total] = await Promise.all([
      history.changesOf(db, scope, store.id, input),
      history.countChanges(db, scope, store.id),
    ])
    const about = await rowsAbout(db, scope, page)
    const names = await history.namesIn(db, page, about)
    return { data: page.map((row) => presentChange(row, names, about, scope)), total }
  },

  save: async ({ db, scope, params, input, caller }) => {
    refuseRates(scope, input, caller.language)
    const { id } = found(await restaurantOf(db, scope, params.id, { keep: true }))
    const { rates } = await defaultRates(db)
    return found(await addStore(db, id, columnsOf({ ...rates, ...input })))
  },
  update: async ({ db, scope, rows, caller, params: { id }, input }) => {
    refuseRates(scope, input, caller.language)
    refuseGivenAndCleared(input, caller.language)
    const half = missingHalf(input)
    if (half && !(await hasPosition(db, rows, id))) {
      found(await storeName(db, rows, id))
      refuseFields([half], 'position.pair', caller.language)
    }
    const edit = {
      table: 'stores',
      id,
      allowed: rows,
      values: columnsOf(input),
      version: input.version,
      told,
    }
    return saveEdit({ db, caller }, edit)
  },
  updateCateringStatus: async ({ db, rows, params, input }) =>
    found(await switchCatering(db, rows, params.id, input.catering_status)),
  remove: async ({ db, rows, params }) => {
    const { id } = found(await lockStoreToArchive(db, rows, params.id))
    const count = await openOrders(db, id)
    if (count > 0) refuse('stores.openOrders', { params: { count } })
    await archiveStore(db, id)
    return {}
  },
})
