import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { date, instant, int, oneOf, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'

interface Chosen {
  readonly restaurant_id?: number | undefined
  readonly store_id?: number | undefined
}

/** A customer of several stores is one of their restaurant, and one of the platform: each has rows of its own. */
export function shownScope({ kind }: Scope, scopeFilter: SQL, { restaurant_id, store_id }: Chosen): SQL {
  if (kind === 'admin' && restaurant_id === undefined && store_id === undefined)
    return sql`scope = 'platform'`
  const stores = sql`stores where ${scopeFilter}
    ${restaurant_id === undefined ? sql`` : sql`and stores.restaurant_id = ${restaurant_id}`}
    ${store_id === undefined ? sql`` : sql`and stores.id = ${store_id}`}`
  return kind === 'store_user' || store_id !== undefined
    ? sql`scope = 'store' and scope_id in (select id from ${stores})`
    : sql`scope = 'restaurant' and scope_id in (select restaurant_id from ${stores})`
}

const columns = {
  event: oneOf(text, ['active', 'lost']),
  cohort: date,
  month: date,
  customers: int,
  made_at: instant,
}
export type CustomerRow = RowOf<typeof columns>

export const customerScope = (db: Db, scope: SQL): Promise<CustomerRow[]> =>
  query(
    db,
    columns,
    sql`select event, cohort, month, customers, made_at
      from report_customers cross join report_customers_made where ${scope}`,
  )
