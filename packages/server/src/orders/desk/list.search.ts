import { mostFound, mostNarrowed } from '@sufra/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Filters } from './list.filter.ts'
import { listStores, listTerms } from './list.owner.ts'

/** What a search looks for: an order's number, the beginning of a term, or both. */
export interface Needle {
  readonly id: number | undefined
  /** Folded by the database. Of a mobile number what stands behind the country's code. */
  readonly prefix: string | undefined
}

const [leastLetters, leastDigits] = [2, 3]

/** Digits are an order's number, and the beginning of a mobile number in any spelling. */
export function needleOf(search: string): Needle {
  const text = search.trim().replace(/^#\s*/, '')
  const bare = text.replace(/[\s()+.-]/g, '')
  if (!/^\d+$/.test(bare)) return { id: undefined, prefix: text.length < leastLetters ? undefined : text }
  const mobile = bare.replace(/^(00)?974/, '')
  return {
    id: /^\d{1,15}$/.test(text) ? Number(text) : undefined,
    prefix: mobile.length < leastDigits ? undefined : mobile,
  }
}

/** A search alone is to be made narrower by typing on; with other filters, which are looked at afterwards, it may not be. */
export const mostHits = ({ order_status, needs_attention, date_from, date_to, area_id }: Filters) =>
  order_status || needs_attention || date_from || date_to || area_id ? mostNarrowed : mostFound

/** Terms are kept to their first forty characters (migration 0030). */
const needle = (prefix: string) => sql`needle as materialized (
  select term, term || chr(1114111) as upto from (select left(fold_text(${prefix}), 40) as term) folded
  where length(term) >= ${sql.raw(String(leastLetters))})`

const between = (column: SQL) =>
  sql`${column} >= (select term from needle) and ${column} < (select upto from needle)`

const mostStores = 20
const one = (value: number) => sql.raw(String(value))

/** The newest orders with a term that begins so: newer spans of ids first, until there are enough. */
const byTerm = (scope: Scope, filters: Filters, most: SQL) => sql`(select found.order_id, found.personal
  from generate_series((select max(id) >> 16 from orders), 0, -1) newest(span), lateral (
    select order_terms.order_id, bool_and(order_terms.personal) as personal from order_terms
    where ${listTerms(scope, filters)} and order_terms.span = newest.span and ${between(sql`order_terms.term`)}
    group by 1 order by 1 desc limit ${most}) found limit ${most})`

/** The newest orders of the stores with a name that begins so. */
const byStore = (most: SQL) => sql`(select found.id, false
  from (select id from named limit ${one(mostStores)}) named, lateral (
    select orders.id from orders where orders.store_id = named.id order by orders.id desc limit ${most}) found
  order by found.id desc limit ${most})`

/** The order with the very number that was typed, then the newest. */
export const foundFirst = (order_id: SQL, id: number | undefined): SQL =>
  id === undefined ? sql`${order_id} desc` : sql`${order_id} = ${id} desc, ${order_id} desc`

const none = sql`select 0::bigint as order_id, false as personal where false`

/**
 * `hits`: the newest orders with a term that begins so, of a store called so, and the one with the number. `cut` tells
 * whether there are more. Whether a caller may find an order by it is
 * decided with its row.
 */
export function hitsOf(scope: Scope, filters: Filters, { id, prefix }: Needle): SQL {
  const byId =
    id === undefined
      ? []
      : [sql`select orders.id as order_id, false as personal from orders where orders.id = ${id}`]
  if (prefix === undefined)
    return sql`hits as materialized (${byId[0] ?? none}), cut as (select false as cut)`
  const limit = mostHits(filters)
  const parts = [...byId, byTerm(scope, filters, one(limit + 1)), byStore(one(limit + 1))]
  const named = sql`select distinct stores.id from store_terms join stores on stores.id = store_terms.store_id
    where ${listStores(scope, filters)} and ${between(sql`store_terms.term`)} limit ${one(mostStores + 1)}`
  return sql`${needle(prefix)}, named as materialized (${named}),
    hits as materialized (
      select order_id, bool_and(personal) as personal from (${sql.join(parts, sql` union all `)}) hits
      group by 1 order by ${foundFirst(sql`order_id`, id)} limit ${one(limit + 1)}),
    cut as (select (select count(*) from named) > ${one(mostStores)}
      or (select count(*) from hits) > ${one(limit)} as cut)`
}
