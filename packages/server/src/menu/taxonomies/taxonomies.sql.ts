import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../kernel/database/contains.ts'
import { type Db, errorCode, rows } from '../../kernel/database/db.ts'
import { type PictureRow, pictureOf } from '../../kernel/images/auditedImage.ts'
import { refuse } from '../../kernel/errors/apiError.ts'
import { lastIndex } from '../../kernel/operations/reorder.ts'
import type { RowRule } from '../../kernel/access/scope.ts'
import { limitWhole } from '../../kernel/database/unpaged.ts'

/** The platform's lists with a registration code and a picture. */
export type MarkTable = 'global_categories' | 'filters'

export const liveMarks = (table: string): SQL => sql`${sql.identifier(table)}.archived_at is null`

/** The platform's own list: everybody sees all of it. */
export function markRows(table: string): RowRule {
  const everyones = () => liveMarks(table)
  return { admin: everyones, restaurant: everyones, store_user: everyones }
}

export interface MarkRow extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
  slug: string | null
  image: PictureRow | null
  status: boolean
  sorting_index: number
  version: number
}

const select = (db: Db, table: MarkTable, condition: SQL) =>
  rows<MarkRow>(
    db,
    sql`select id, name_en, name_ar, slug, ${pictureOf(sql`${sql.identifier(table)}.image_id`)} as image, status,
        sorting_index, version
      from ${sql.identifier(table)} where ${liveMarks(table)} and ${condition}
      order by sorting_index, id ${limitWhole}`,
  )

export const marks = (db: Db, table: MarkTable, search = '') =>
  select(
    db,
    table,
    sql`(${contains(sql`name_en`, search)} or ${contains(sql`name_ar`, search)}
      or ${contains(sql`slug`, search)})`,
  )

export const mark = async (db: Db, table: MarkTable, id: number): Promise<MarkRow | undefined> =>
  (await select(db, table, sql`id = ${id}`))[0]

interface Saved extends Record<string, unknown> {
  id: number
  version: number
}

/** At the end of the list, which has been taken. */
export async function addMark(
  db: Db,
  table: MarkTable,
  values: { name_en: string; name_ar: string; slug: string | null; image_id: number },
): Promise<Saved | undefined> {
  const [added] = await rows<Saved>(
    db,
    sql`insert into ${sql.identifier(table)} (name_en, name_ar, slug, image_id, sorting_index)
      values (${values.name_en}, ${values.name_ar}, ${values.slug}, ${values.image_id},
        ${lastIndex({ table, among: liveMarks(table) })}) returning id, version`,
  )
  return added
}

const uniqueViolation = '23505'

/** Whoever is late with a code learns it from the index: a look beforehand would not see the other's. */
export async function unlessSlugTaken<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    return errorCode(error) === uniqueViolation
      ? refuse('marks.slugTaken', { field: 'slug' })
      : Promise.reject(error)
  }
}

interface Switched extends Record<string, unknown> {
  id: number
  status: boolean
}

/** The same status again leaves row and history as they are. */
export async function switchMark(
  db: Db,
  table: MarkTable,
  id: number,
  status: boolean,
): Promise<Switched | undefined> {
  const [switched] = await rows<Switched>(
    db,
    sql`update ${sql.identifier(table)} set status = ${status} where ${liveMarks(table)} and id = ${id}
      returning id, status`,
  )
  return switched
}
