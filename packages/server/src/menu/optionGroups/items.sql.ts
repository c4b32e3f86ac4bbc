import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const item = (allowed: SQL, id: number) =>
  sql`select items.id from items where ${allowed} and items.id = ${id}`

/** An item that a caller may see. */
export async function itemOf(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const found = await queryOne(db, pick(tables.items, 'id'), item(allowed, id))
  return found
}

/** The same, locked: of two who add to it at once one comes after the other. */
export async function lockItem(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const locked = await queryOne(
    db,
    pick(tables.items, 'id'),
    sql`${item(allowed, id)} for no key update of items`,
  )
  return locked
}
