import { sql } from 'drizzle-orm'
import { int, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const ofItems = (store_id: number) => sql`(select id from items where store_id = ${store_id})`

/**
 * Locks the rows of a menu that is already locked (`lockMenu`), in the same order as forms do: a form is saved either
 * before the plan is made or after it is written.
 */
export async function lockRows(db: Db, store_id: number): Promise<void> {
  await query(
    db,
    pick(tables.items, 'id'),
    sql`select id from items where store_id = ${store_id} and archived_at is null order by id for no key update`,
  )
  for (const { groups, options, parent } of [
    { groups: 'item_choices', options: 'item_choice_options', parent: 'item_choice_id' },
    { groups: 'item_addons', options: 'item_addon_options', parent: 'item_addon_id' },
  ]) {
    const within = sql`item_id in ${ofItems(store_id)}`
    await query(
      db,
      { id: int },
      sql`select id from ${sql.identifier(groups)} where ${within} order by id for no key update`,
    )
    await query(
      db,
      { id: int },
      sql`select id from ${sql.identifier(options)} where ${sql.identifier(parent)} in
        (select id from ${sql.identifier(groups)} where ${within}) order by id for no key update`,
    )
  }
}
