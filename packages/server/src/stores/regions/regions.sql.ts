import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

export const liveRegions = sql`regions.archived_at is null`
export const liveAreas = sql`areas.archived_at is null`
const everyones = () => liveRegions

/** The platform's own list, visible to everyone. */
export const regionScope = {
  admin: everyones,
  restaurant: everyones,
  store_user: everyones,
} satisfies ScopeRule

const image = nullable(pictureRow)
const regionResult = { ...pick(tables.regions, 'id', 'name_en', 'name_ar', 'version'), image }
const areaResult = { ...pick(tables.areas, 'id', 'region_id', 'name_en', 'name_ar', 'version'), image }
export type RegionRow = RowOf<typeof regionResult>
export type AreaRow = RowOf<typeof areaResult>

const regionColumns = sql`${selected(regionResult)}, ${pictureOf(sql`regions.image_id`)} as image`
const areaColumns = sql`${selected(areaResult)}, ${pictureOf(sql`areas.image_id`)} as image`

export const allRegions = (db: Db) =>
  query(
    db,
    regionResult,
    sql`select ${regionColumns} from regions where ${liveRegions} order by id ${unpagedLimit}`,
  )

export const region = (db: Db, id: number) =>
  queryOne(db, regionResult, sql`select ${regionColumns} from regions where ${liveRegions} and id = ${id}`)

const areasWhere = (db: Db, condition: SQL) =>
  query(
    db,
    areaResult,
    sql`select ${areaColumns} from areas
      where ${liveAreas} and ${condition} order by region_id, id ${unpagedLimit}`,
  )

export const allAreas = (db: Db) => areasWhere(db, sql`true`)
export const areasOf = (db: Db, region_id: number) => areasWhere(db, sql`region_id = ${region_id}`)
export const area = async (db: Db, id: number) => (await areasWhere(db, sql`id = ${id}`))[0]

export interface Names {
  readonly name_en: string
  readonly name_ar: string
}
