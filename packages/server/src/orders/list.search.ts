import { mostNarrowed } from '@sufra/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../kernel/scope.ts'
import { type Filters, unseen } from './list.filter.ts'

/** What a search looks for: an order's number, the beginning of a term, or both. */
export interface Needle {
  readonly id: number | undefined
  /** Folded by the database. Of a mobile number what stands behind the country's code. */
  readonly prefix: string | undefined
}

const [leastLetters, leastDigits] = [2, 3]

/** Digits are an order's number, and the beginning of a mobile number in any spelling. */
export function needleOf(search: string): Needle {
  const text = search.trim()
  const bare = text.replace(/[\s()+.-]/g, '')
  if (!/^\d+$/.test(bare)) return { id: undefined, prefix: text.length < leastLetters ? undefined : text }
  const mobile = bare.replace(/^(00)?974/, '')
  return {
    id: /^\d{1,15}$/.test(text) ? Number(text) : undefined,
    prefix: mobile.length < leastDigits ? undefined : mobile,
  }
}

const most = sql.raw(String(mostNarrowed + 1))

/** Terms are kept to their first forty characters (migration 0030). */
const needle = (prefix: string) => sql`needle as materialized (
  select term, term || chr(1114111) as upto from (select left(fold_text(${prefix}), 40) as term) folded
  where length(term) >= ${sql.raw(String(leastLetters))})`

const between = (column: SQL) =>
  sql`${column} >= (select term from needle) and ${column} < (select upto from needle)`

/** Which terms are looked through: of the restaurant and store that the list is of. */
function termsOf(scope: Scope, { restaurant_id, store_id }: Filters): SQL {
  const conditions: SQL[] = []
  const restaurant = (id: SQL) => conditions.push(sql`order_terms.restaurant_id = ${id}`)
  const store = (id: number) => conditions.push(sql`order_terms.store_id = ${unseen(id)}`)
  if ('restaurant_id' in scope) restaurant(unseen(scope.restaurant_id))
  if ('store_id' in scope) store(scope.store_id)
  if (restaurant_id !== undefined) restaurant(unseen(restaurant_id))
  if (store_id !== undefined) {
    store(store_id)
    restaurant(sql`(select stores.restaurant_id from stores where stores.id = ${store_id})`)
  }
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const mostStores = 20

/** The newest orders with a term that begins so: newer spans of ids first, until there are enough. */
const byTerm = (scope: Scope, filters: Filters) => sql`(select found.order_id, found.personal
  from generate_series((select max(id) >> 16 from orders), 0, -1) newest(span), lateral (
    select order_terms.order_id, order_terms.personal from order_terms
    where ${termsOf(scope, filters)} and order_terms.span = newest.span and ${between(sql`order_terms.term`)}
    order by order_terms.order_id desc limit ${most}) found limit ${most})`

/** The newest orders of the stores with a name that begins so. */
const byStore = (allowed: SQL) => sql`(select found.id, false
  from (select store_id from named limit ${sql.raw(String(mostStores))}) named, lateral (
    select orders.id from orders where orders.store_id = named.store_id and ${allowed}
    order by orders.id desc limit ${most}) found order by found.id desc limit ${most})`

const none = sql`select 0::bigint as order_id, false as personal where false`

/**
 * `hits`: the newest orders with a term that begins so, those of a store called so, and the one with the number; no
 * more of each than a list may have. `cut` tells whether there are more. Whether a caller may find an order by it is
 * decided with its row.
 */
export function hitsOf(scope: Scope, allowed: SQL, filters: Filters, { id, prefix }: Needle): SQL {
  const byId = id === undefined ? [] : [sql`select ${id}::bigint as order_id, false as personal`]
  if (prefix === undefined)
    return sql`hits as materialized (${byId[0] ?? none}), cut as (select false as cut)`
  const parts = [...byId, byTerm(scope, filters), byStore(allowed)]
  const named = sql`select distinct store_id from store_terms where ${between(sql`store_terms.term`)}
    limit ${sql.raw(String(mostStores + 1))}`
  return sql`${needle(prefix)}, named as materialized (${named}),
    hits as materialized (${sql.join(parts, sql` union all `)}),
    cut as (select (select count(*) from named) > ${sql.raw(String(mostStores))}
      or (select count(*) from hits) > ${sql.raw(String(mostNarrowed))} as cut)`
}
