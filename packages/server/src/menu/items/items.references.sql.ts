import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import {
  filters,
  global_categories,
  requirements,
  stores,
  subcategories,
  units,
} from '../../kernel/database/tables.gen.ts'
import type { Lists } from './items.values.ts'

const usedTables = { units, global_categories, filters, requirements }

/**
 * Locks rows an item will refer to, as its foreign keys do. Deleting a taxonomy or unit locks it FOR UPDATE and then
 * checks for items, so the later of the two sees the other.
 */
async function keepAll(db: Db, table: keyof typeof usedTables, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const kept = await query(
    db,
    pick(usedTables[table], 'id'),
    sql`select id from ${sql.identifier(table)}
      where archived_at is null and id = any(${sql.param(ids)}::bigint[]) order by id for key share`,
  )
  return kept.length === ids.length
}

const usedFields = {
  item_unit_id: 'units',
  global_categories: 'global_categories',
  filters: 'filters',
  item_requirements: 'requirements',
} as const

/** The field of which a row is missing, if one is. */
export async function lockReferenced(
  db: Db,
  used: Lists & { item_unit_id?: number },
): Promise<keyof typeof usedFields | undefined> {
  for (const [field, table] of Object.entries(usedFields) as [
    keyof typeof usedFields,
    keyof typeof usedTables,
  ][]) {
    const ids = used[field]
    if (ids !== undefined && !(await keepAll(db, table, [ids].flat()))) return field
  }
  return undefined
}

/** One of the caller's stores. */
export const oneStore = (allowed: SQL, id: number): SQL => sql`${allowed} and stores.id = ${id}`

/** A live store that a caller has, kept until this transaction ends. */
export const lockStoreForUse = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(stores, 'id'),
    sql`select stores.id from stores where ${oneStore(allowed, id)} for key share`,
  )

const categoryColumns = pick(subcategories, 'id', 'store_id')

const categories = (allowed: SQL, id: number) => sql`select subcategories.id, subcategories.store_id
  from subcategories where subcategories.archived_at is null and subcategories.id = ${id}
    and exists (select from stores where stores.id = subcategories.store_id and ${allowed})`

/** An active category of a store of the caller. */
export const categoryOf = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, categoryColumns, categories(allowed, id))

/** The same, locked, so that sorting, adding and moving items in it run one after the other. */
export const lockCategory = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, categoryColumns, sql`${categories(allowed, id)} for no key update of subcategories`)

/** Locks both categories of a move within a store, by id; `undefined` if the new one is of another store. */
export async function lockMove(
  db: Db,
  allowed: SQL,
  { store_id, sub_category_id }: { readonly store_id: number; readonly sub_category_id: number },
  to: number,
): Promise<true | undefined> {
  const within = oneStore(allowed, store_id)
  const locked = new Set<number>()
  for (const id of [sub_category_id, to].toSorted((a, b) => a - b)) {
    const category = await lockCategory(db, within, id)
    if (category) locked.add(category.id)
  }
  return locked.has(to) || undefined
}
