import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../kernel/database/contains.ts'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { RowRule } from '../../kernel/access/scope.ts'
import { limitWhole } from '../../kernel/database/unpaged.ts'

const everyones = () => sql`units.archived_at is null`

/** The platform's own list: everybody sees all of it. */
export const unitRows: RowRule = { admin: everyones, restaurant: everyones, store_user: everyones }

export interface UnitRow extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
  version: number
}

export const liveUnits = (db: Db, search = '') =>
  rows<UnitRow>(
    db,
    sql`select id, name_en, name_ar, version from units
      where ${everyones()} and (${contains(sql`name_en`, search)} or ${contains(sql`name_ar`, search)})
      order by id ${limitWhole}`,
  )

export async function addUnit(
  db: Db,
  { name_en, name_ar }: { readonly name_en: string; readonly name_ar: string },
): Promise<{ id: number; version: number } | undefined> {
  const [added] = await rows<{ id: number; version: number }>(
    db,
    sql`insert into units (name_en, name_ar) values (${name_en}, ${name_ar}) returning id, version`,
  )
  return added
}

/** Locks the unit against items that are about to be sold by it: they lock it as their foreign key does. */
export async function lockUnit(db: Db, id: number): Promise<{ id: number } | undefined> {
  const [unit] = await rows<{ id: number }>(
    db,
    sql`select id from units where ${everyones()} and id = ${id} for update`,
  )
  return unit
}

export interface UnitUse extends Record<string, string | number> {
  count: number
  item_en: string
  item_ar: string
}

/** What of the items is sold by it. */
export const soldBy = (id: number): SQL => sql`items.item_unit_id = ${id}`

export async function unitUse(db: Db, id: number): Promise<UnitUse | undefined> {
  const [use] = await rows<UnitUse>(
    db,
    sql`select count(*) as count, min(name_en) as item_en, (array_agg(name_ar order by name_en))[1] as item_ar
      from items where archived_at is null and ${soldBy(id)} having count(*) > 0`,
  )
  return use
}

export const archiveUnit = (db: Db, id: number) =>
  db.execute(sql`update units set archived_at = now() where id = ${id}`)
