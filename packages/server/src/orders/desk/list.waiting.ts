import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { ownedBy, type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import { unseen } from '../../kernel/database/prepared.ts'

export const ownStores = (scope: Scope): SQL =>
  scope.kind === 'store_user'
    ? sql`stores.id = ${unseen(scope.store_id)}`
    : scopeFilterOf(ownedBy('stores'), scope)

const isPending = sql`orders.status_id = ${sql.raw(String(orderStatus.pending))}`

const setting = (name: 'platform_minutes' | 'store_minutes') =>
  sql`(select (value->>${sql.raw(`'${name}'`)})::int from settings where key = 'escalation')`

/** A store's own response time, or else the platform's; for admins always the platform's. */
const patience = (scope: Scope): SQL =>
  scope.kind === 'admin'
    ? setting('platform_minutes')
    : sql`coalesce((select escalation_minutes from stores where stores.id = orders.store_id), ${setting('store_minutes')})`

/** The longest response time of the caller's stores: older orders cannot be in time. */
function longestPatience(scope: Scope): SQL {
  if (scope.kind === 'admin') return patience(scope)
  return sql`(select greatest(max(escalation_minutes), ${setting('store_minutes')}) from stores where ${ownStores(scope)})`
}

const restaurantOf = (scope: Scope) => ('restaurant_id' in scope ? scope.restaurant_id : null)

const since = (minutes: SQL) => sql`now() - make_interval(mins => ${minutes})`

/** Pending for longer than the response time of this desk. */
export const needsAttention = (scope: Scope): SQL =>
  sql`(${isPending} and orders.created_at < ${since(patience(scope))})`

/**
 * The ids of the pending orders that do not need attention yet. They are those of the last minutes and found by time,
 * so they do not grow with the age of the marketplace. The OFFSET keeps Postgres from reading all pending orders of a
 * store instead.
 */
export function stillInTime(scope: Scope, allowed: SQL): SQL {
  const own = scope.kind === 'admin' ? sql`true` : sql`restaurant_id = ${restaurantOf(scope)}`
  return sql`select orders.id from (
      select id, restaurant_id, store_id, created_at from orders
      where ${own} and ${isPending} and created_at >= ${since(longestPatience(scope))} offset 0) orders
    where ${allowed} and orders.created_at >= ${since(patience(scope))}`
}
