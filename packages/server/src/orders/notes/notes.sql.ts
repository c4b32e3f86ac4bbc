import { type SQL, sql } from 'drizzle-orm'
import type { PersonScope } from '../../kernel/access/scope.ts'
import { bool, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const noteColumns = {
  ...pick(tables.order_notes, 'id', 'note', 'author_kind', 'author_name'),
  at: tables.order_notes.created_at,
  own: bool,
}
type NoteRow = RowOf<typeof noteColumns>

/** Which list a caller reads and writes. */
const sideOf = ({ kind }: PersonScope) => (kind === 'admin' ? 'platform' : 'restaurant')

const columns = (
  scope: PersonScope,
): SQL => sql`order_notes.id, order_notes.note, order_notes.created_at as at,
  order_notes.author_kind, order_notes.author_name, order_notes.author_account_id = ${scope.account_id} as own`

export const notesOf = (db: Db, scope: PersonScope, allowed: SQL, order_id: number) =>
  query(
    db,
    noteColumns,
    sql`select ${columns(scope)} from order_notes join orders on orders.id = order_notes.order_id
      where ${allowed} and orders.id = ${order_id} and order_notes.side = ${sideOf(scope)}
      order by order_notes.id`,
  )

/** Undefined if the order has the most notes allowed. */
export async function addNote(
  db: Db,
  scope: PersonScope,
  order_id: number,
  { note, most }: { readonly note: string; readonly most: number },
): Promise<NoteRow | undefined> {
  const side = sideOf(scope)
  return queryOne(
    db,
    noteColumns,
    sql`insert into order_notes (order_id, side, note, author_account_id, author_kind, author_name)
      select ${order_id}::bigint, ${side}, ${note}, ${scope.account_id}::bigint, ${scope.kind}, ${scope.name}
      where (select count(*) from order_notes where order_id = ${order_id} and side = ${side}) < ${most}
      returning ${columns(scope)}`,
  )
}

/** Deletes the caller's own note, on an order they may still see. */
export const removeNote = (db: Db, scope: PersonScope, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.order_notes, 'id'),
    sql`delete from order_notes using orders
      where orders.id = order_notes.order_id and ${allowed} and order_notes.id = ${id}
        and order_notes.side = ${sideOf(scope)} and order_notes.author_account_id = ${scope.account_id}
      returning order_notes.id`,
  )
