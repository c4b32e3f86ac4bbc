import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { int, pick, type RowOf, selected, text } from '../../kernel/database/columns.ts'
import { contains } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'

const everyones = () => sql`units.archived_at is null`

/** The platform's own list, visible to everyone. */
export const unitScope = {
  admin: everyones,
  restaurant: everyones,
  store_user: everyones,
} satisfies ScopeRule

const unitColumns = pick(tables.units, 'id', 'name_en', 'name_ar', 'version')
export type UnitRow = RowOf<typeof unitColumns>

export const liveUnits = (db: Db, search = '') =>
  query(
    db,
    unitColumns,
    sql`select ${selected(unitColumns)} from units
      where ${everyones()} and (${contains(sql`name_en`, search)} or ${contains(sql`name_ar`, search)})
      order by id ${unpagedLimit}`,
  )

const useColumns = { count: int, item_en: text, item_ar: text }

export const soldBy = (id: number): SQL => sql`items.item_unit_id = ${id}`

export const unitUse = (db: Db, id: number) =>
  queryOne(
    db,
    useColumns,
    sql`select count(*) as count, min(name_en) as item_en, (array_agg(name_ar order by name_en))[1] as item_ar
      from items where archived_at is null and ${soldBy(id)} having count(*) > 0`,
  )
