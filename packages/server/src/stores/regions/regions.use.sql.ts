import { type SQL, sql } from 'drizzle-orm'
import { int, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { liveAreas, liveRegions } from './regions.sql.ts'

const placeTables = { regions: tables.regions, areas: tables.areas }

/**
 * Deleting a region or area and starting to use it exclude each other: its users lock it as their foreign keys do,
 * deleting locks it exclusively, and the later of the two sees what the earlier did.
 */
async function locked(db: Db, table: 'regions' | 'areas', id: number, how: SQL): Promise<boolean> {
  const live = table === 'regions' ? liveRegions : liveAreas
  const found = await query(
    db,
    pick(placeTables[table], 'id'),
    sql`select id from ${sql.identifier(table)} where ${live} and id = ${id} for ${how}`,
  )
  return found.length > 0
}

/** Keeps an active region from being deleted until this transaction ends; `undefined` if there is none. */
export const lockRegionForUse = async (db: Db, id: number) =>
  (await locked(db, 'regions', id, sql`key share`)) || undefined

/** Keeps an active area of a region from being deleted or moved until this transaction ends. */
export async function lockAreaForUse(db: Db, id: number, region_id: number): Promise<true | undefined> {
  const found = await query(
    db,
    pick(tables.areas, 'id'),
    sql`select id from areas where ${liveAreas} and id = ${id} and region_id = ${region_id} for key share`,
  )
  return found.length > 0 || undefined
}

export const lockRegion = async (db: Db, id: number) =>
  (await locked(db, 'regions', id, sql`update`)) || undefined
export const lockArea = async (db: Db, id: number) =>
  (await locked(db, 'areas', id, sql`update`)) || undefined

const useColumns = { count: int, store_en: text, store_ar: text }

/** How many live stores there are, and one of them. */
const usedBy = (db: Db, stores: SQL) =>
  queryOne(
    db,
    useColumns,
    sql`select count(*) as count, min(name_en) as store_en,
        (array_agg(name_ar order by name_en))[1] as store_ar
      from stores where archived_at is null and ${stores} having count(*) > 0`,
  )

export const regionUse = (db: Db, id: number) =>
  usedBy(db, sql`exists (select from store_regions where store_id = stores.id and region_id = ${id})`)

export const areaUse = (db: Db, id: number) =>
  usedBy(
    db,
    sql`exists (select from store_region_areas
      join store_regions on store_regions.id = store_region_areas.store_region_id
      where store_regions.store_id = stores.id and store_region_areas.area_id = ${id})`,
  )

export async function areaCount(db: Db, region_id: number): Promise<number> {
  const row = await queryOne(
    db,
    { count: int },
    sql`select count(*) as count from areas where ${liveAreas} and region_id = ${region_id}`,
  )
  return row?.count ?? 0
}
