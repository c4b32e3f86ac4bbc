import { mostOfKind } from '@sufra/contract/insight/find'
import { canonicalCode } from '@sufra/contract/promotions/coupons'
import { type SQL, sql } from 'drizzle-orm'
import { type PersonScope, scopeFilterOf } from '../../kernel/access/scope.ts'
import { int, nullable, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { itemRule } from '../../menu/items/items.sql.ts'
import { couponScope } from '../../promotions/coupons/coupons.sql.ts'
import { restaurantScope } from '../../stores/restaurants/restaurants.sql.ts'
import { arabicName, storeScope } from '../../stores/stores/stores.sql.ts'

export type NamedTable = 'restaurants' | 'stores' | 'items' | 'coupons'

/** So many matches are ranked. */
const mostRanked = sql.raw('200')
const one = (table: NamedTable) => sql.raw(`'${table}'`)

/** The columns that every kind of match has, each from its own tables. */
const matchColumns = {
  id: int,
  name_en: text,
  name_ar: text,
  of_en: nullable(text),
  of_ar: nullable(text),
  restaurant_id: nullable(int),
  store_id: nullable(int),
}

/** What is answered of each kind, from its table and those joined. */
const named: Readonly<Record<NamedTable, { readonly columns: SQL; readonly joined: SQL }>> = {
  restaurants: {
    columns: sql`restaurants.id, restaurants.name as name_en, ${arabicName} as name_ar,
      null::text as of_en, null::text as of_ar, restaurants.id as restaurant_id, null::bigint as store_id`,
    joined: sql`restaurants`,
  },
  stores: {
    columns: sql`stores.id, stores.name_en, stores.name_ar, restaurants.name as of_en, ${arabicName} as of_ar,
      stores.restaurant_id, stores.id as store_id`,
    joined: sql`stores join restaurants on restaurants.id = stores.restaurant_id`,
  },
  items: {
    columns: sql`items.id, items.name_en, items.name_ar, stores.name_en as of_en, stores.name_ar as of_ar,
      stores.restaurant_id, items.store_id`,
    joined: sql`items join stores on stores.id = items.store_id`,
  },
  coupons: {
    columns: sql`coupons.id, coalesce(coupons.code, coupons.code_prefix) as name_en,
      coalesce(coupons.code, coupons.code_prefix) as name_ar, coupons.title_en as of_en, coupons.title_ar as of_ar,
      null::bigint as restaurant_id, null::bigint as store_id`,
    joined: sql`coupons`,
  },
}

function allowed(table: NamedTable, scope: PersonScope): SQL {
  if (table === 'stores') return scopeFilterOf(storeScope, scope)
  if (table === 'items') return scopeFilterOf(itemRule, scope)
  return scopeFilterOf(table === 'restaurants' ? restaurantScope : couponScope, scope)
}

const folded = (search: string) => sql`nullif(fold_text(${search}), '')`
/** A number is an id too, which comes first; then what has a word that begins so. */
const rankOf = (text: SQL, search: string) =>
  sql`case when ' ' || ${text} like '% ' || ${folded(search)} || '%' then 3 else 2 end`

/** Contains what was typed. */
const containing = (table: NamedTable, search: string, id: number | undefined): SQL => sql`
  (select row_id, ${rankOf(sql`text`, search)}::real as likeness from search_texts
    where table_name = ${one(table)} and text like '%' || ${folded(search)} || '%' limit ${mostRanked})
  ${id === undefined ? sql`` : sql`union all select ${id}::bigint, 4::real`}
  ${
    table === 'coupons'
      ? sql`union all select coupon_id, 4::real from coupon_codes where code = ${canonicalCode(search)} and live`
      : sql``
  }`

const alike = (table: NamedTable, search: string): SQL =>
  sql`select row_id, likeness from rows_alike(${one(table)}, ${folded(search)}, ${mostRanked})`

/** Of few rows, one tenant's: read them all, rather than the matches of all tenants. */
const ofTenant = (table: NamedTable, search: string, scope: PersonScope, id: number | undefined): SQL => sql`
  select row_id, case when ${id ?? null}::bigint = row_id then 4
      when text like '%' || ${folded(search)} || '%' then ${rankOf(sql`text`, search)}
      else word_similarity(${folded(search)}, text) end::real as likeness
  from ${named[table].joined} join search_texts on table_name = ${one(table)} and row_id = ${sql.raw(table)}.id
  where ${allowed(table, scope)}`

/** Below it, a name is not what was meant (migration 0300). */
const leastLikeness = sql.raw('0.45')

const best = (db: Db, table: NamedTable, scope: PersonScope, hits: SQL) =>
  query(
    db,
    matchColumns,
    sql`select ${named[table].columns} from ${named[table].joined}
      join (select row_id, max(likeness) as likeness from (${hits}) hits group by row_id) hits
        on hits.row_id = ${sql.raw(table)}.id
      where ${allowed(table, scope)} and hits.likeness >= ${leastLikeness}
      order by hits.likeness desc, ${sql.raw(table)}.id desc limit ${sql.raw(String(mostOfKind))}`,
  )

/** The best matches among the rows of a kind that the caller may see. */
export async function findNamed(db: Db, scope: PersonScope, table: NamedTable, search: string, id?: number) {
  if (scope.kind !== 'admin') return best(db, table, scope, ofTenant(table, search, scope, id))
  const exact = await best(db, table, scope, containing(table, search, id))
  if (exact.length === mostOfKind || id !== undefined) return exact
  const near = await best(db, table, scope, alike(table, search))
  const known = new Set(exact.map((row) => row.id))
  return [...exact, ...near.filter((row) => !known.has(row.id))].slice(0, mostOfKind)
}

const numbered = {
  orders: pick(tables.orders, 'id'),
  payment_requests: pick(tables.payment_requests, 'id'),
}
/** The order or payment request with this number, if the caller may see it. */
export const findNumber = (db: Db, table: keyof typeof numbered, allowed: SQL, id: number) =>
  query(
    db,
    numbered[table],
    sql`select id from ${sql.raw(table)} where ${allowed} and ${sql.raw(table)}.id = ${id}`,
  )

const customerColumns = pick(tables.customers, 'id', 'fullname')
/** The names of customers, in this order. */
export const customersNamed = (db: Db, allowed: SQL, ids: readonly number[]) =>
  query(
    db,
    customerColumns,
    sql`select id, fullname from customers where ${allowed} and id = any(${sql.param(ids)}::bigint[])
      order by array_position(${sql.param(ids)}::bigint[], id) limit ${sql.raw(String(mostOfKind))}`,
  )
