import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../kernel/database/contains.ts'
import { type Db, rows } from '../../kernel/database/db.ts'
import { lastIndex } from '../../kernel/operations/reorder.ts'
import { limitWhole } from '../../kernel/database/unpaged.ts'
import { liveMarks } from '../taxonomies/taxonomies.sql.ts'

export const table = 'requirements'
const live = liveMarks(table)

export interface RequirementRow extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
  status: boolean
  sorting_index: number
  version: number
}

const select = (db: Db, condition: SQL) =>
  rows<RequirementRow>(
    db,
    sql`select id, name_en, name_ar, status, sorting_index, version from requirements
      where ${live} and ${condition} order by sorting_index, id ${limitWhole}`,
  )

export const requirementsNamed = (db: Db, search = '') =>
  select(db, sql`(${contains(sql`name_en`, search)} or ${contains(sql`name_ar`, search)})`)

export const requirement = async (db: Db, id: number): Promise<RequirementRow | undefined> =>
  (await select(db, sql`id = ${id}`))[0]

/** At the end of the list, which has been taken. */
export async function addRequirement(
  db: Db,
  { name_en, name_ar, status }: { name_en: string; name_ar: string; status: boolean },
): Promise<{ id: number; version: number } | undefined> {
  const [added] = await rows<{ id: number; version: number }>(
    db,
    sql`insert into requirements (name_en, name_ar, status, sorting_index)
      values (${name_en}, ${name_ar}, ${status}, ${lastIndex({ table, among: live })}) returning id, version`,
  )
  return added
}
