import { type SQL, sql } from 'drizzle-orm'
import { pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { contains } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { requirements } from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { activeTaxonomies } from '../taxonomies/taxonomies.sql.ts'

export const table = 'requirements'
const live = activeTaxonomies(table)

const requirementColumns = pick(
  requirements,
  'id',
  'name_en',
  'name_ar',
  'status',
  'sorting_index',
  'version',
)
export type RequirementRow = RowOf<typeof requirementColumns>

const select = (db: Db, condition: SQL) =>
  query(
    db,
    requirementColumns,
    sql`select ${selected(requirementColumns)} from requirements
      where ${live} and ${condition} order by sorting_index, id ${unpagedLimit}`,
  )

export const requirementsNamed = (db: Db, search = '') =>
  select(db, sql`(${contains(sql`name_en`, search)} or ${contains(sql`name_ar`, search)})`)

export const requirement = async (db: Db, id: number): Promise<RequirementRow | undefined> =>
  (await select(db, sql`id = ${id}`))[0]
