import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'

interface Saved extends Record<string, unknown> {
  id: number
  version: number
}

/** Values by column; what is undefined is left to the table's default. */
export async function addItem(db: Db, values: Readonly<Record<string, unknown>>): Promise<Saved | undefined> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => sql.identifier(column))
  const contents = given.map(([, value]) => sql`${value}`)
  const [added] = await rows<Saved>(
    db,
    sql`insert into items (${sql.join(columns, sql`, `)}) values (${sql.join(contents, sql`, `)})
      returning id, version`,
  )
  return added
}

interface Standing extends Record<string, unknown> {
  id: number
  store_id: number
  sub_category_id: number
}

/** Where an item stands that a caller may see. */
export async function standing(db: Db, allowed: SQL, id: number): Promise<Standing | undefined> {
  const [item] = await rows<Standing>(
    db,
    sql`select items.id, items.store_id, items.sub_category_id from items
      where ${allowed} and items.id = ${id}`,
  )
  return item
}

/** Those of a category's items that a caller may see. */
export async function seenIn(db: Db, allowed: SQL, category_id: number): Promise<ReadonlySet<number>> {
  const seen = await rows<{ id: number }>(
    db,
    sql`select items.id from items where ${allowed} and items.sub_category_id = ${category_id}`,
  )
  return new Set(seen.map(({ id }) => id))
}

export interface Prices extends Record<string, unknown> {
  delivery_type: 'catering' | 'specialFees'
  special_fees_amount: number
  original_price: number
  promoted_price: number
}

export async function pricesOf(db: Db, id: number): Promise<Prices | undefined> {
  const [prices] = await rows<Prices>(
    db,
    sql`select delivery_type, special_fees_amount, original_price, promoted_price from items where id = ${id}`,
  )
  return prices
}

export const itemFlags = [
  'show',
  'show_on_restaurant_manager',
  'cash_on_delivery',
  'required_location',
  'status',
] as const
export type ItemFlag = (typeof itemFlags)[number]

/** The same again leaves row and history as they are. */
export async function switchItem(
  db: Db,
  allowed: SQL,
  id: number,
  flag: ItemFlag,
  value: boolean,
): Promise<Saved | undefined> {
  const [switched] = await rows<Saved>(
    db,
    sql`update items set ${sql.identifier(flag)} = ${value}
      where ${allowed} and items.id = ${id} returning items.id, items.version`,
  )
  return switched
}

/** Out of every list and menu; old orders keep it. */
export async function archiveItem(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [archived] = await rows<{ id: number }>(
    db,
    sql`update items set archived_at = now() where ${allowed} and items.id = ${id} returning items.id`,
  )
  return archived
}
