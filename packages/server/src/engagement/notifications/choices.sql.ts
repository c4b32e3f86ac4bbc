import { type SQL, sql } from 'drizzle-orm'
import { object, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const name = object({ en: text, ar: text })
const mostChoices = sql.raw('limit 5000')

export const areaChoices = (db: Db) =>
  query(
    db,
    { id: tables.areas.id, name },
    sql`select id, json_build_object('en', name_en, 'ar', name_ar) as name from areas
      where archived_at is null order by name_en, id ${mostChoices}`,
  )

export const restaurantChoices = (db: Db) =>
  query(
    db,
    { id: tables.restaurants.id, name },
    sql`select id, json_build_object('en', name, 'ar', coalesce(name_ar, name)) as name from restaurants
      where archived_at is null and approval = 'approved' order by restaurants.name, id ${mostChoices}`,
  )

const liveStores = sql`stores.archived_at is null and exists (select from restaurants
  where restaurants.id = stores.restaurant_id and restaurants.archived_at is null)`

export const storeChoices = (db: Db) =>
  query(
    db,
    { id: tables.stores.id, name },
    sql`select id, json_build_object('en', name_en, 'ar', name_ar) as name from stores
      where ${liveStores} order by name_en, id ${mostChoices}`,
  )

const itemsOf = (store_id: SQL): SQL => sql`from items join stores on stores.id = items.store_id
  where ${store_id} and items.archived_at is null and ${liveStores}`

export const itemChoices = (db: Db, store_id: number) =>
  query(
    db,
    { id: tables.items.id, name },
    sql`select items.id, json_build_object('en', items.name_en, 'ar', items.name_ar) as name
      ${itemsOf(sql`items.store_id = ${store_id}`)} order by items.name_en, items.id ${mostChoices}`,
  )

interface Opened {
  readonly store_id?: number | undefined
  readonly menu_id?: number | undefined
}

/** Whether what a push message opens is there, and the item one of the store. */
export async function canOpen(db: Db, { store_id, menu_id }: Opened): Promise<boolean> {
  if (menu_id !== undefined) {
    const ofStore = store_id === undefined ? sql`true` : sql`items.store_id = ${store_id}`
    return affects(db, sql`select items.id ${itemsOf(sql`items.id = ${menu_id} and ${ofStore}`)}`)
  }
  if (store_id === undefined) return true
  return affects(db, sql`select id from stores where id = ${store_id} and ${liveStores}`)
}
