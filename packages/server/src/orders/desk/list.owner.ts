import { type SQL, sql } from 'drizzle-orm'
import { ownedBy, type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import { unseen } from '../../kernel/database/prepared.ts'
import type { Filters } from './list.filter.ts'
import { ownStores } from './list.waiting.ts'

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `)

export const isOfOne = ({ restaurant_id, store_id }: Filters) =>
  restaurant_id !== undefined || store_id !== undefined

/** Conditions on `stores` for a list of one store; they match nothing if the store is not the caller's. */
function theStore(scope: Scope, { restaurant_id, store_id }: Filters): SQL | undefined {
  if (store_id === undefined && scope.kind !== 'store_user') return undefined
  return all([
    ownStores(scope),
    ...(store_id === undefined ? [] : [sql`stores.id = ${unseen(store_id)}`]),
    ...(restaurant_id === undefined ? [] : [sql`stores.restaurant_id = ${unseen(restaurant_id)}`]),
  ])
}

/** The same for one restaurant. */
function theRestaurant(scope: Scope, { restaurant_id }: Filters): SQL | undefined {
  const ids = [
    ...('restaurant_id' in scope ? [scope.restaurant_id] : []),
    ...(restaurant_id === undefined ? [] : [restaurant_id]),
  ]
  if (ids.length === 0) return undefined
  return all(ids.map((id) => sql`restaurants.id = ${unseen(id)}`))
}

/**
 * Condition for the rows of a list in a table with store and restaurant. Always one condition on one column, whoever
 * calls: with two, Postgres would choose the index of one and filter by the other.
 */
export function listRows(table: string, scope: Scope, filters: Filters): SQL {
  if (!isOfOne(filters)) return scopeFilterOf(ownedBy(table), scope)
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  const store = theStore(scope, filters)
  if (store) return sql`${column('store_id')} = (select stores.id from stores where ${store})`
  return sql`${column('restaurant_id')} = (select restaurants.id from restaurants where ${theRestaurant(scope, filters)})`
}

/** The orders of a list: those the caller may see, of one restaurant or store if the filters name one. */
export const listOrdersOf = (scope: Scope, visible: SQL, filters: Filters): SQL =>
  isOfOne(filters) ? listRows('orders', scope, filters) : visible

/**
 * The orders of one area, for a list of one store or restaurant: found by restaurant and area (migration 0053). That
 * index includes the store; as a plain column, Postgres might read all orders the store ever had.
 */
export function listOrdersOfArea(scope: Scope, filters: Filters, area: SQL): SQL {
  const inArea = sql`orders.area_id = ${area}`
  const store = theStore(scope, filters)
  if (store)
    return sql`orders.restaurant_id = (select stores.restaurant_id from stores where ${store})
      and ${inArea} and orders.store_id + 0 = (select stores.id from stores where ${store})`
  return sql`orders.restaurant_id = (select restaurants.id from restaurants where ${theRestaurant(scope, filters)})
    and ${inArea}`
}

/** The search terms of a list's orders, which are indexed by restaurant. */
export function listTerms(scope: Scope, filters: Filters): SQL {
  const store = theStore(scope, filters)
  if (store)
    return sql`order_terms.restaurant_id = (select stores.restaurant_id from stores where ${store})
      and order_terms.store_id = (select stores.id from stores where ${store})`
  const restaurant = theRestaurant(scope, filters)
  return restaurant
    ? sql`order_terms.restaurant_id = (select restaurants.id from restaurants where ${restaurant})`
    : sql`true`
}

/** The stores whose orders a list may hold. */
export const listStores = (scope: Scope, filters: Filters): SQL =>
  theStore(scope, filters) ??
  all([
    ownStores(scope),
    ...(filters.restaurant_id === undefined
      ? []
      : [sql`stores.restaurant_id = ${unseen(filters.restaurant_id)}`]),
  ])

/** Whether rows must show their store. */
export const hasSeveralStores = (scope: Scope): SQL =>
  scope.kind === 'restaurant'
    ? sql`(select count(*) > 1 from (select from stores where ${ownStores(scope)} limit 2) own)`
    : sql.raw(String(scope.kind === 'admin'))
