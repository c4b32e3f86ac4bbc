import { sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { PartRow } from './figures.parts.sql.ts'

/** Names of the stores among these rows, by id. */
export async function storeNames(db: Db, rows: readonly PartRow[]) {
  const ids = rows.filter(({ kind }) => kind === 'store').map(({ id }) => id)
  const found = await query(
    db,
    pick(tables.stores, 'id', 'name_en', 'name_ar'),
    sql`select id, name_en, name_ar from stores where id = any(${sql.param(ids)}::bigint[])`,
  )
  return new Map(found.map(({ id, name_en, name_ar }) => [id, { en: name_en, ar: name_ar }]))
}
