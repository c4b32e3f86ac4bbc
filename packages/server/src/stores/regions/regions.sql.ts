import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { type PictureRow, pictureOf } from '../../kernel/images/auditedImage.ts'
import type { RowRule } from '../../kernel/access/scope.ts'
import { limitWhole } from '../../kernel/database/unpaged.ts'

export const liveRegions = sql`regions.archived_at is null`
export const liveAreas = sql`areas.archived_at is null`
const everyones = () => liveRegions

/** The platform's own list: everybody sees all of it. */
export const regionRows: RowRule = { admin: everyones, restaurant: everyones, store_user: everyones }

export interface RegionRow extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
  image: PictureRow | null
  version: number
}
export interface AreaRow extends RegionRow {
  region_id: number
}

const regionColumns = sql`id, name_en, name_ar, ${pictureOf(sql`regions.image_id`)} as image, version`
const areaColumns = sql`id, region_id, name_en, name_ar, ${pictureOf(sql`areas.image_id`)} as image, version`

export const allRegions = (db: Db) =>
  rows<RegionRow>(
    db,
    sql`select ${regionColumns} from regions where ${liveRegions} order by id ${limitWhole}`,
  )

export async function region(db: Db, id: number): Promise<RegionRow | undefined> {
  const [row] = await rows<RegionRow>(
    db,
    sql`select ${regionColumns} from regions where ${liveRegions} and id = ${id}`,
  )
  return row
}

const areasWhere = (db: Db, condition: SQL) =>
  rows<AreaRow>(
    db,
    sql`select ${areaColumns} from areas
      where ${liveAreas} and ${condition} order by region_id, id ${limitWhole}`,
  )

export const allAreas = (db: Db) => areasWhere(db, sql`true`)
export const areasOf = (db: Db, region_id: number) => areasWhere(db, sql`region_id = ${region_id}`)
export const area = async (db: Db, id: number) => (await areasWhere(db, sql`id = ${id}`))[0]

interface Saved extends Record<string, unknown> {
  id: number
  version: number
}

export interface Names {
  readonly name_en: string
  readonly name_ar: string
}

export interface Place extends Names {
  readonly image_id: number | null
}

export async function addRegion(db: Db, place: Place): Promise<Saved | undefined> {
  const { name_en, name_ar, image_id } = place
  const [added] = await rows<Saved>(
    db,
    sql`insert into regions (name_en, name_ar, image_id) values (${name_en}, ${name_ar}, ${image_id}) returning id, version`,
  )
  return added
}

export async function addArea(
  db: Db,
  { name_en, name_ar, image_id, region_id }: Place & { readonly region_id: number },
): Promise<Saved | undefined> {
  const [added] = await rows<Saved>(
    db,
    sql`insert into areas (region_id, name_en, name_ar, image_id) values (${region_id}, ${name_en}, ${name_ar}, ${image_id})
      returning id, version`,
  )
  return added
}

export const archiveRegion = (db: Db, id: number) =>
  db.execute(sql`update regions set archived_at = now() where id = ${id}`)

export const archiveArea = (db: Db, id: number) =>
  db.execute(sql`update areas set archived_at = now() where id = ${id}`)
