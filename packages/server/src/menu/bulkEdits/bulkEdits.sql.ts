import { MadeChange } from '@sufra/contract/menu/bulkEdits'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { json, nullable, oneOf, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { storeScope } from '../../stores/stores/stores.sql.ts'
import { maxKeptChanges } from './bulkEdits.record.sql.ts'

const ofStores = (allowed: SQL): SQL =>
  sql`exists (select from stores where stores.id = menu_changes.store_id and ${allowed})`

const itemsOf = (shown: SQL): SQL => sql`from items where items.store_id = menu_changes.store_id and ${shown}
  and exists (select from menu_change_rows changed
    where changed.change_id = menu_changes.id and changed.item_id = items.id)`

/**
 * Hides here what is hidden from the restaurant. A change can be seen and undone only by callers who see all of its
 * items: if undone for some of them, nobody could undo the rest.
 */
const shownToRestaurant = sql`menu_changes.asked->>'flag' is distinct from 'show_on_restaurant_manager'
  and exists (select ${itemsOf(sql`items.show_on_restaurant_manager`)})
  and not exists (select ${itemsOf(sql`items.archived_at is null and not items.show_on_restaurant_manager`)})`

/** Which changes a caller may see: a condition on `menu_changes` alone. */
export const changeRule = {
  admin: () => ofStores(storeScope.admin()),
  restaurant: (scope) => sql`${ofStores(storeScope.restaurant(scope))} and ${shownToRestaurant}`,
  store_user: (scope) => sql`${ofStores(storeScope.store_user(scope))} and ${shownToRestaurant}`,
} satisfies ScopeRule

const { what, asked } = MadeChange.shape
const changeColumns = {
  ...pick(tables.menu_changes, 'id', 'count', 'actor_kind', 'actor_name', 'undone_at'),
  what: oneOf(tables.menu_changes.what, what.options),
  asked: nullable(json(asked.unwrap())),
  at: tables.menu_changes.created_at,
}
export type ChangeRow = RowOf<typeof changeColumns>

export const lastChanges = (db: Db, allowed: SQL, store_id: number) =>
  query(
    db,
    changeColumns,
    sql`select id, what, asked, count, created_at as at, actor_kind, actor_name, undone_at
      from menu_changes where ${allowed} and store_id = ${store_id} order by id desc limit ${maxKeptChanges}`,
  )

const standingColumns = pick(tables.menu_changes, 'id', 'store_id')

export const changeOf = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, standingColumns, sql`select id, store_id from menu_changes where ${allowed} and id = ${id}`)

/** `undefined` if it was undone before. */
export const markUndone = (db: Db, id: number) =>
  queryOne(
    db,
    pick(tables.menu_changes, 'id'),
    sql`update menu_changes set undone_at = now() where id = ${id} and undone_at is null returning id`,
  )
