import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { contains } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import { filters, global_categories } from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { lastIndex } from '../../kernel/operations/reorder.ts'

/** The platform's lists with a registration code and a picture. */
const markTables = { global_categories, filters }
export type TaxonomyTable = keyof typeof markTables

export const activeTaxonomies = (table: string): SQL => sql`${sql.identifier(table)}.archived_at is null`

/** The position after the last row. The list is locked. */
export const lastTaxonomy = (table: string): SQL => lastIndex({ table, among: activeTaxonomies(table) })

/** The platform's own list: everybody sees all of it. */
export function taxonomyScope(table: string) {
  const everyones = () => activeTaxonomies(table)
  return { admin: everyones, restaurant: everyones, store_user: everyones } satisfies ScopeRule
}

const markColumns = (table: TaxonomyTable) => ({
  ...pick(markTables[table], 'id', 'name_en', 'name_ar', 'slug', 'status', 'sorting_index', 'version'),
  image: nullable(pictureRow),
})
export type TaxonomyRow = RowOf<ReturnType<typeof markColumns>>

const select = (db: Db, table: TaxonomyTable, condition: SQL) =>
  query(
    db,
    markColumns(table),
    sql`select ${selected(markColumns(table))}, ${pictureOf(sql`${sql.identifier(table)}.image_id`)} as image
      from ${sql.identifier(table)} where ${activeTaxonomies(table)} and ${condition}
      order by sorting_index, id ${unpagedLimit}`,
  )

export const taxonomies = (db: Db, table: TaxonomyTable, search = '') =>
  select(
    db,
    table,
    sql`(${contains(sql`name_en`, search)} or ${contains(sql`name_ar`, search)}
      or ${contains(sql`slug`, search)})`,
  )

export const taxonomy = async (db: Db, table: TaxonomyTable, id: number): Promise<TaxonomyRow | undefined> =>
  (await select(db, table, sql`id = ${id}`))[0]

/** Setting the same status again changes neither row nor history. */
export const switchTaxonomy = (db: Db, table: TaxonomyTable, id: number, status: boolean) =>
  queryOne(
    db,
    pick(markTables[table], 'id', 'status'),
    sql`update ${sql.identifier(table)} set status = ${status} where ${activeTaxonomies(table)} and id = ${id}
      returning id, status`,
  )
