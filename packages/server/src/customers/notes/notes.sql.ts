import { sql } from 'drizzle-orm'
import type { PersonScope } from '../../kernel/access/scope.ts'
import { bool, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const noteColumns = {
  ...pick(tables.customer_notes, 'id', 'note', 'author_name'),
  at: tables.customer_notes.created_at,
  own: bool,
}

const columns = ({ account_id }: PersonScope) =>
  sql`${selected(noteColumns)}, customer_notes.author_account_id = ${account_id} as own`

export const notesOf = (db: Db, scope: PersonScope, customer_id: number) =>
  query(
    db,
    noteColumns,
    sql`select ${columns(scope)} from customer_notes where customer_id = ${customer_id} order by id`,
  )

/** Undefined if the customer has the most notes allowed. */
export const addNote = (
  db: Db,
  scope: PersonScope,
  customer_id: number,
  { note, most }: { readonly note: string; readonly most: number },
) =>
  queryOne(
    db,
    noteColumns,
    sql`insert into customer_notes (customer_id, note, author_account_id, author_name)
      select ${customer_id}::bigint, ${note}, ${scope.account_id}::bigint, ${scope.name}
      where (select count(*) from customer_notes where customer_id = ${customer_id}) < ${most}
      returning ${columns(scope)}`,
  )

/** Deletes the caller's own note. */
export const removeNote = (db: Db, scope: PersonScope, id: number) =>
  queryOne(
    db,
    pick(tables.customer_notes, 'id'),
    sql`delete from customer_notes using customers
      where customers.id = customer_notes.customer_id and customers.archived_at is null
        and customer_notes.id = ${id} and author_account_id = ${scope.account_id} returning customer_notes.id`,
  )
