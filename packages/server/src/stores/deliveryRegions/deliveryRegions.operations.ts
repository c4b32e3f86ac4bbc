import { deliveryRegions } from '@sufra/contract/stores/deliveryRegions'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { presentArea } from '../regions/regions.rows.ts'
import { region, areasOf as regionAreas } from '../regions/regions.sql.ts'
import { lockAreaForUse, lockRegionForUse } from '../regions/regions.use.sql.ts'
import { lockStore, lockStoreOf } from '../stores/stores.lock.ts'
import { storeName, storeScope } from '../stores/stores.sql.ts'
import { presentStoreRegion, presentStoreRegionArea, termsAudit } from './deliveryRegions.rows.ts'
import * as served from './deliveryRegions.sql.ts'

const { store_user: _, ...ownedStores } = storeScope

/** A delivery region that the caller may see, with its store locked. */
async function locked(db: Db, rows: SQL, id: number) {
  orNotFound(await lockStoreOf(db, rows, 'store_regions', id))
  return orNotFound(await served.storeRegion(db, rows, id))
}

/** An active area of the region that is not yet in the store's list. */
async function freeArea(db: Db, within: { id: number; region_id: number }, area_id: number, own?: number) {
  orNotFound(await lockAreaForUse(db, area_id, within.region_id), 'area_id')
  const other = await served.areaTaken(db, within.id, area_id, own)
  if (!other) return
  const { name_en, name_ar } = other
  fail('deliveryRegions.areaTaken', { field: 'area_id', params: { name_en, name_ar } })
}

export default implement(deliveryRegions, ownedStores, {
  list: async ({ db, scopeFilter, params }) => {
    const store = orNotFound(await storeName(db, scopeFilter, params.id))
    return { storeRegions: (await served.regionsOf(db, store.id)).map(presentStoreRegion) }
  },
  details: async ({ db, scopeFilter, params }) => {
    const row = orNotFound(await served.storeRegion(db, scopeFilter, params.id))
    return {
      storeRegion: presentStoreRegion(row),
      areas: (await served.areasOf(db, row.id)).map(presentStoreRegionArea),
    }
  },
  areasOf: async ({ db, params }) => {
    orNotFound(await region(db, params.id))
    const { rows, cut } = unpaged(await regionAreas(db, params.id))
    return { areas: rows.map(presentArea), cut }
  },
  areaDetails: async ({ db, scopeFilter, params }) => ({
    storeRegionArea: presentStoreRegionArea(
      orNotFound(await served.storeRegionArea(db, scopeFilter, params.id)),
    ),
  }),

  save: async ({ db, scopeFilter, params, input: { restaurant_store_id, ...terms } }) => {
    const store = orNotFound(await lockStore(db, scopeFilter, restaurant_store_id))
    orNotFound(await lockRegionForUse(db, params.id))
    const other = await served.taken(db, store.id, params.id)
    if (other) fail('deliveryRegions.taken', { params: { name_en: other.name_en, name_ar: other.name_ar } })
    return addRow(db, 'store_regions', { ...terms, store_id: store.id, region_id: params.id })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input }) => {
    const { version, restaurant_store_id, ...values } = input
    const { store_id } = orNotFound(await served.storeRegion(db, scopeFilter, id))
    // A region never moves to another store: with another store's id, no row matches.
    if (restaurant_store_id !== undefined && restaurant_store_id !== store_id) return fail('row.missing')
    const allowed = served.regionsBeside(scopeFilter)
    const edit = { table: 'store_regions' as const, beside: 'stores', id, allowed, values, version }
    return saveEdit({ db, caller }, { ...edit, auditFields: termsAudit })
  },
  remove: async ({ db, scopeFilter, params }) => {
    const { id } = await locked(db, scopeFilter, params.id)
    await served.deleteRegion(db, id)
    return {}
  },

  saveArea: async ({ db, scopeFilter, params, input }) => {
    const within = await locked(db, scopeFilter, params.id)
    await freeArea(db, within, input.area_id)
    return addRow(db, 'store_region_areas', {
      ...input,
      store_region_id: within.id,
      region_id: within.region_id,
    })
  },
  updateArea: async ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) => {
    const within = await locked(db, scopeFilter, orNotFound(await served.regionOfArea(db, id)))
    if (values.area_id !== undefined) await freeArea(db, within, values.area_id, id)
    const allowed = served.areasWithin(within.id)
    const auditFields = { area_id: {}, ...termsAudit }
    return saveEdit(
      { db, caller },
      { table: 'store_region_areas', id, allowed, values, version, auditFields },
    )
  },
  removeArea: async ({ db, scopeFilter, params: { id } }) => {
    await locked(db, scopeFilter, orNotFound(await served.regionOfArea(db, id)))
    await served.deleteArea(db, id)
    return {}
  },
})
