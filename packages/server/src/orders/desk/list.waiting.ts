import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { ownedBy, type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import { unseen } from '../../kernel/database/prepared.ts'

/** Stores a caller may see. */
export const ownStores = (scope: Scope): SQL =>
  scope.kind === 'store_user'
    ? sql`stores.id = ${unseen(scope.store_id)}`
    : scopeFilterOf(ownedBy('stores'), scope)

const isPending = sql`orders.status_id = ${sql.raw(String(orderStatus.pending))}`

const setting = (name: 'platform_minutes' | 'store_minutes') =>
  sql`(select (value->>${sql.raw(`'${name}'`)})::int from settings where key = 'escalation')`

/** A store's own time to decide, else the platform's for all stores; admins wait for the platform's own. */
const patience = (scope: Scope): SQL =>
  scope.kind === 'admin'
    ? setting('platform_minutes')
    : sql`coalesce((select escalation_minutes from stores where stores.id = orders.store_id), ${setting('store_minutes')})`

/** The longest of any store a caller may see: what came in before can't be in time any more. */
function longestPatience(scope: Scope): SQL {
  if (scope.kind === 'admin') return patience(scope)
  return sql`(select greatest(max(escalation_minutes), ${setting('store_minutes')}) from stores where ${ownStores(scope)})`
}

const restaurantOf = (scope: Scope) => ('restaurant_id' in scope ? scope.restaurant_id : null)

const since = (minutes: SQL) => sql`now() - make_interval(mins => ${minutes})`

/** Pending for longer than this desk may leave it. */
export const needsAttention = (scope: Scope): SQL =>
  sql`(${isPending} and orders.created_at < ${since(patience(scope))})`

/**
 * The ids of the pending orders that don't need attention yet. They are those of the last minutes and found by their
 * time: no more in a large marketplace's tenth year than in its first. The offset keeps Postgres from reading
 * everything that is pending in a store instead.
 */
export function stillInTime(scope: Scope, allowed: SQL): SQL {
  const own = scope.kind === 'admin' ? sql`true` : sql`restaurant_id = ${restaurantOf(scope)}`
  return sql`select orders.id from (
      select id, restaurant_id, store_id, created_at from orders
      where ${own} and ${isPending} and created_at >= ${since(longestPatience(scope))} offset 0) orders
    where ${allowed} and orders.created_at >= ${since(patience(scope))}`
}
