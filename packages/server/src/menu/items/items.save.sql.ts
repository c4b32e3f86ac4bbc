import { type SQL, sql } from 'drizzle-orm'
import { oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const standingColumns = pick(tables.items, 'id', 'store_id', 'sub_category_id')

/** The category and store of an item that the caller may see. */
export const standing = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    standingColumns,
    sql`select items.id, items.store_id, items.sub_category_id from items
      where ${allowed} and items.id = ${id}`,
  )

/** The items of a category that the caller may see. */
export async function seenIn(db: Db, allowed: SQL, category_id: number): Promise<ReadonlySet<number>> {
  const seen = await query(
    db,
    pick(tables.items, 'id'),
    sql`select items.id from items where ${allowed} and items.sub_category_id = ${category_id}`,
  )
  return new Set(seen.map(({ id }) => id))
}

const priceColumns = {
  ...pick(tables.items, 'special_fees_amount', 'original_price', 'promoted_price'),
  delivery_type: oneOf(tables.items.delivery_type, ['catering', 'specialFees']),
}

export const pricesOf = (db: Db, id: number) =>
  queryOne(
    db,
    priceColumns,
    sql`select delivery_type, special_fees_amount, original_price, promoted_price from items where id = ${id}`,
  )

export const itemFlags = [
  'show',
  'show_on_restaurant_manager',
  'cash_on_delivery',
  'required_location',
  'status',
] as const
export type ItemFlag = (typeof itemFlags)[number]

/** Setting the same value again changes neither row nor history. */
export const switchItem = (db: Db, allowed: SQL, id: number, flag: ItemFlag, value: boolean) =>
  queryOne(
    db,
    pick(tables.items, 'id', 'version'),
    sql`update items set ${sql.identifier(flag)} = ${value}
      where ${allowed} and items.id = ${id} returning items.id, items.version`,
  )

/** Removes an item from every list and menu; old orders keep it. */
export const archiveItem = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.items, 'id'),
    sql`update items set archived_at = now() where ${allowed} and items.id = ${id} returning items.id`,
  )
