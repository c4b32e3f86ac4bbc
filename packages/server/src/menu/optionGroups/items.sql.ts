import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'

const item = (allowed: SQL, id: number) =>
  sql`select items.id from items where ${allowed} and items.id = ${id}`

/** An item that a caller may see. */
export async function itemOf(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [found] = await rows<{ id: number }>(db, item(allowed, id))
  return found
}

/** The same, locked: of two who add to it at once one comes after the other. */
export async function lockItem(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [locked] = await rows<{ id: number }>(db, sql`${item(allowed, id)} for no key update of items`)
  return locked
}
