import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'
import type { RowRule } from '../kernel/scope.ts'
import { limitWhole } from '../kernel/whole.ts'

export const liveRegions = sql`regions.archived_at is null`
export const liveAreas = sql`areas.archived_at is null`
const everyones = () => liveRegions

/** The platform's own list: everybody sees all of it. */
export const regionRows: RowRule = { admin: everyones, restaurant: everyones, store_user: everyones }

export interface RegionRow extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
  version: number
}
export interface AreaRow extends RegionRow {
  region_id: number
}

export const allRegions = (db: Db) =>
  rows<RegionRow>(
    db,
    sql`select id, name_en, name_ar, version from regions where ${liveRegions} order by id ${limitWhole}`,
  )

export async function region(db: Db, id: number): Promise<RegionRow | undefined> {
  const [row] = await rows<RegionRow>(
    db,
    sql`select id, name_en, name_ar, version from regions where ${liveRegions} and id = ${id}`,
  )
  return row
}

const areasWhere = (db: Db, condition: SQL) =>
  rows<AreaRow>(
    db,
    sql`select id, region_id, name_en, name_ar, version from areas
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

export async function addRegion(db: Db, { name_en, name_ar }: Names): Promise<Saved | undefined> {
  const [added] = await rows<Saved>(
    db,
    sql`insert into regions (name_en, name_ar) values (${name_en}, ${name_ar}) returning id, version`,
  )
  return added
}

export async function addArea(
  db: Db,
  { name_en, name_ar, region_id }: Names & { readonly region_id: number },
): Promise<Saved | undefined> {
  const [added] = await rows<Saved>(
    db,
    sql`insert into areas (region_id, name_en, name_ar) values (${region_id}, ${name_en}, ${name_ar})
      returning id, version`,
  )
  return added
}

export const archiveRegion = (db: Db, id: number) =>
  db.execute(sql`update regions set archived_at = now() where id = ${id}`)

export const archiveArea = (db: Db, id: number) =>
  db.execute(sql`update areas set archived_at = now() where id = ${id}`)
