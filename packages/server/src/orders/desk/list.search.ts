import { mostFound, mostNarrowed } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { isRanged } from './list.days.ts'
import type { Filters } from './list.filter.ts'
import { listStores } from './list.owner.ts'
import { beginsSo, byTerm, byTermNear, carried, leastLetters, needle, notCarried } from './list.terms.ts'

/** What a search looks for: an order number, a term's prefix, or both. */
interface ParsedSearch {
  readonly id: number | undefined
  /** Folded by the database. For a mobile number, the digits after the country code. */
  readonly prefix: string | undefined
}

const leastDigits = 3

/** Digits are an order number, and the beginning of a mobile number in any spelling. */
export function parseSearch(search: string): ParsedSearch {
  const text = search.trim().replace(/^#\s*/, '')
  const bare = text.replace(/[\s()+.-]/g, '')
  if (!/^\d+$/.test(bare)) return { id: undefined, prefix: text.length < leastLetters ? undefined : text }
  const mobile = bare.replace(/^(00)?974/, '')
  return {
    id: /^\d{1,15}$/.test(text) ? Number(text) : undefined,
    prefix: mobile.length < leastDigits ? undefined : mobile,
  }
}

const narrows = ({ card_unpaid, uncancelled, ...days }: Filters) =>
  card_unpaid || uncancelled || isRanged(days)

/**
 * A search alone can be narrowed by typing more. With other filters, which apply to the hits afterwards, more hits are
 * needed.
 */
export const mostHits = ({ order_status, needs_attention, area_id, item_id, ...filters }: Filters) =>
  order_status || needs_attention || area_id || item_id || narrows(filters) ? mostNarrowed : mostFound

const mostStores = 20
const one = (value: number) => sql.raw(String(value))

/** The newest orders of stores whose name begins with the search. */
const byStore = (most: SQL, may: SQL) => sql`(select found.id, ${notCarried}
  from (select id from named where ${may} limit ${one(mostStores)}) named, lateral (
    select orders.id from orders where orders.store_id = named.id order by orders.id desc limit ${most}) found
  order by found.id desc limit ${most})`

/** The same among the orders of `near`, if these are few: by the index of each store's days. */
const byStoreNear = ({ range, statuses }: Near) => sql`(select near.id, ${notCarried}
  from (select id from named where (select few from few) limit ${one(mostStores)}) named,
    unnest(array[${sql.join(statuses.map(one), sql`, `)}]) wanted(status_id), lateral (
      select orders.id from orders
      where orders.store_id = named.id and orders.status_id = wanted.status_id and ${range} offset 0) found, near
  where near.id = found.id)`

/** The order with the typed number first, then the newest. */
export const foundFirst = (order_id: SQL, id: number | undefined): SQL =>
  id === undefined ? sql`${order_id} desc` : sql`${order_id} = ${id} desc, ${order_id} desc`

/** The orders of a range of days by delivery, at most one more than the limit of "few". */
export interface Near {
  readonly orders: SQL
  readonly few: number
  readonly range: SQL
  readonly statuses: readonly number[]
}

interface Sought {
  readonly scope: Scope
  readonly filters: Filters
  /** Conditions of the order whose number was typed. */
  readonly conditions: SQL
  readonly near: Near | undefined
}

/**
 * `hits`: the newest orders with a term or a store name that begins with the search, and the one with that number.
 * `truncated` says whether there are more. Hits that were looked up carry what was read. If the range of days has few orders, only these are searched: in its tenth year
 * the marketplace has many orders with a common name, and few of them on that day.
 */
export function hitsOf({ scope, filters, conditions, near }: Sought, { id, prefix }: ParsedSearch): SQL {
  const theOne = id === undefined ? sql`false` : sql`orders.id = ${id} and ${conditions}`
  const byId = sql`select orders.id as order_id, ${carried} from orders where ${theOne}`
  if (prefix === undefined)
    return sql`hits as materialized (${byId}), truncated as (select false as truncated)`
  const limit = mostHits(filters)
  const most = one(limit + 1)
  const newest = sql`(select max(id) >> 16 from orders)`
  const among = near
    ? sql`near as materialized (${near.orders}), few as materialized (select count(*) <= ${one(near.few)} as few from near), `
    : sql``
  const parts = near
    ? [
        byTerm(scope, filters, sql`case when (select few from few) then -1 else ${newest} end`, most),
        byStore(most, sql`not (select few from few)`),
        byTermNear(scope, filters),
        byStoreNear(near),
      ]
    : [byTerm(scope, filters, newest, most), byStore(most, sql`true`)]
  const named = sql`select distinct stores.id from store_terms join stores on stores.id = store_terms.store_id
    where ${listStores(scope, filters)} and ${beginsSo(sql`store_terms.term`)} limit ${one(mostStores + 1)}`
  return sql`${among}${needle(prefix)}, named as materialized (${named}),
    hits as materialized (
      select * from (
        select distinct on (order_id) * from (${sql.join([byId, ...parts], sql` union all `)}) hits
        order by order_id desc, status_id) hits
      order by ${foundFirst(sql`order_id`, id)} limit ${most}),
    truncated as (select (select count(*) from named) > ${one(mostStores)}
      or (select count(*) from hits) > ${one(limit)} as truncated)`
}
