import { type SQL, sql } from 'drizzle-orm'
import { int, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { liveAreas, liveRegions } from './regions.sql.ts'

/**
 * Deleting a region or area and starting to use it exclude each other: its users lock it as their foreign keys do,
 * deleting locks it exclusively, and the later of the two sees what the earlier did.
 */
export const lockRegionForUse = (db: Db, id: number) =>
  queryOne(
    db,
    pick(tables.regions, 'id'),
    sql`select id from regions where ${liveRegions} and id = ${id} for key share`,
  )

/** Keeps an active area of a region from being deleted or moved until this transaction ends. */
export const lockAreaForUse = (db: Db, id: number, region_id: number) =>
  queryOne(
    db,
    pick(tables.areas, 'id'),
    sql`select id from areas where ${liveAreas} and id = ${id} and region_id = ${region_id} for key share`,
  )

const useColumns = { count: int, store_en: text, store_ar: text }

/** The number of active stores, and one of them. */
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

export const areaCount = (db: Db, region_id: number) =>
  countRows(db, sql`from areas where ${liveAreas} and region_id = ${region_id}`)
