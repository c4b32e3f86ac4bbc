import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { storeRegionAreaColumns, storeRegionColumns } from './deliveryRegions.rows.ts'

const terms = (table: 'store_regions' | 'store_region_areas') => {
  const each = sql.identifier(table)
  return sql`${each}.id, ${each}.version, ${each}.catering_delivery_fees,
    to_char(${each}.start_time, 'HH24:MI') as start_time, to_char(${each}.end_time, 'HH24:MI') as end_time`
}

const selectRegions = (db: Db, condition: SQL) =>
  query(
    db,
    storeRegionColumns,
    sql`select ${terms('store_regions')}, store_regions.region_id, store_regions.store_id,
        regions.name_en, regions.name_ar
      from store_regions
      join stores on stores.id = store_regions.store_id
      join regions on regions.id = store_regions.region_id
      where ${condition} order by store_regions.id`,
  )

const selectAreas = (db: Db, condition: SQL) =>
  query(
    db,
    storeRegionAreaColumns,
    sql`select ${terms('store_region_areas')}, store_region_areas.area_id, areas.name_en, areas.name_ar
      from store_region_areas
      join store_regions on store_regions.id = store_region_areas.store_region_id
      join stores on stores.id = store_regions.store_id
      join areas on areas.id = store_region_areas.area_id
      where ${condition} order by store_region_areas.id`,
  )

/** Regions of the stores a caller has: a condition on `store_regions` and `stores`. */
export const regionsBeside = (allowed: SQL): SQL => sql`stores.id = store_regions.store_id and ${allowed}`
export const areasWithin = (store_region_id: number): SQL =>
  sql`store_region_areas.store_region_id = ${store_region_id}`

export const regionsOf = (db: Db, store_id: number) => selectRegions(db, sql`stores.id = ${store_id}`)
export const storeRegion = async (db: Db, allowed: SQL, id: number) =>
  (await selectRegions(db, sql`${allowed} and store_regions.id = ${id}`))[0]
export const taken = async (db: Db, store_id: number, region_id: number) =>
  (await selectRegions(db, sql`stores.id = ${store_id} and store_regions.region_id = ${region_id}`))[0]

export const areasOf = (db: Db, store_region_id: number) =>
  selectAreas(db, sql`store_regions.id = ${store_region_id}`)
export const storeRegionArea = async (db: Db, allowed: SQL, id: number) =>
  (await selectAreas(db, sql`${allowed} and store_region_areas.id = ${id}`))[0]
export const areaTaken = async (db: Db, store_region_id: number, area_id: number, own?: number) =>
  (
    await selectAreas(
      db,
      sql`store_regions.id = ${store_region_id} and store_region_areas.area_id = ${area_id}
        and store_region_areas.id is distinct from ${own ?? null}::bigint`,
    )
  )[0]

export async function regionOfArea(db: Db, id: number): Promise<number | undefined> {
  const row = await queryOne(
    db,
    pick(tables.store_region_areas, 'store_region_id'),
    sql`select store_region_id from store_region_areas where id = ${id}`,
  )
  return row?.store_region_id
}

/** Deletes its areas first: a store's history finds them through the region. */
export async function deleteRegion(db: Db, id: number): Promise<void> {
  await execute(db, sql`delete from store_region_areas where store_region_id = ${id}`)
  await execute(db, sql`delete from store_regions where id = ${id}`)
}

export const deleteArea = (db: Db, id: number) =>
  execute(db, sql`delete from store_region_areas where id = ${id}`)
