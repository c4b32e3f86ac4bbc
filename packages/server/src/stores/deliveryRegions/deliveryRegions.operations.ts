import { deliveryRegions } from '@sufra/contract/deliveryRegions'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { whole } from '../../kernel/database/unpaged.ts'
import { presentArea } from '../regions/regions.rows.ts'
import { region, areasOf as regionAreas } from '../regions/regions.sql.ts'
import { keepArea, keepRegion } from '../regions/regions.use.sql.ts'
import { lockStore, lockStoreOf } from '../stores/stores.lock.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import { presentStoreRegion, presentStoreRegionArea, termsTold } from './deliveryRegions.rows.ts'
import * as served from './deliveryRegions.sql.ts'

const { store_user: _, ...ownedStores } = storeRows

/** A store's region that the caller may see, its store locked. */
async function locked(db: Db, rows: SQL, id: number) {
  found(await lockStoreOf(db, rows, 'store_regions', id))
  return found(await served.storeRegion(db, rows, id))
}

/** A live area of the region that no other row of the store names. */
async function freeArea(db: Db, within: { id: number; region_id: number }, area_id: number, own?: number) {
  found(await keepArea(db, area_id, within.region_id))
  const other = await served.areaTaken(db, within.id, area_id, own)
  if (!other) return
  const { name_en, name_ar } = other
  refuse('deliveryRegions.areaTaken', { field: 'area_id', params: { name_en, name_ar } })
}

export default implement(deliveryRegions, ownedStores, {
  list: async ({ db, rows, params }) => {
    const store = found(await storeName(db, rows, params.id))
    return { storeRegions: (await served.regionsOf(db, store.id)).map(presentStoreRegion) }
  },
  details: async ({ db, rows, params }) => {
    const row = found(await served.storeRegion(db, rows, params.id))
    return {
      storeRegion: presentStoreRegion(row),
      areas: (await served.areasOf(db, row.id)).map(presentStoreRegionArea),
    }
  },
  areasOf: async ({ db, params }) => {
    found(await region(db, params.id))
    const { rows, cut } = whole(await regionAreas(db, params.id))
    return { areas: rows.map(presentArea), cut }
  },
  areaDetails: async ({ db, rows, params }) => ({
    storeRegionArea: presentStoreRegionArea(found(await served.storeRegionArea(db, rows, params.id))),
  }),

  save: async ({ db, rows, params, input }) => {
    const store = found(await lockStore(db, rows, input.restaurant_store_id))
    found(await keepRegion(db, params.id))
    const other = await served.taken(db, store.id, params.id)
    if (other) refuse('deliveryRegions.taken', { params: { name_en: other.name_en, name_ar: other.name_ar } })
    return found(await served.addRegion(db, store.id, params.id, input))
  },
  update: async ({ db, caller, rows, params: { id }, input }) => {
    const { version, restaurant_store_id, ...values } = input
    const { store_id } = found(await served.storeRegion(db, rows, id))
    // A region is never handed to another store: naming one names no row.
    if (restaurant_store_id !== undefined && restaurant_store_id !== store_id) return refuse('row.missing')
    const allowed = sql`stores.id = store_regions.store_id and ${rows}`
    const edit = { table: 'store_regions', beside: 'stores', id, allowed, values, version }
    return saveEdit({ db, caller }, { ...edit, told: termsTold })
  },
  remove: async ({ db, rows, params }) => {
    const { id } = await locked(db, rows, params.id)
    await served.deleteRegion(db, id)
    return {}
  },

  saveArea: async ({ db, rows, params, input }) => {
    const within = await locked(db, rows, params.id)
    await freeArea(db, within, input.area_id)
    return found(await served.addArea(db, within, input.area_id, input))
  },
  updateArea: async ({ db, caller, rows, params: { id }, input: { version, ...values } }) => {
    const within = await locked(db, rows, found(await served.regionOfArea(db, id)))
    if (values.area_id !== undefined) await freeArea(db, within, values.area_id, id)
    const allowed = sql`store_region_areas.store_region_id = ${within.id}`
    const told = { area_id: {}, ...termsTold }
    return saveEdit({ db, caller }, { table: 'store_region_areas', id, allowed, values, version, told })
  },
  removeArea: async ({ db, rows, params: { id } }) => {
    await locked(db, rows, found(await served.regionOfArea(db, id)))
    await served.deleteArea(db, id)
    return {}
  },
})
