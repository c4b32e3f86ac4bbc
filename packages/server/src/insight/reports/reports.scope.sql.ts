import type { Operation } from '@sufra/contract/kernel/operation'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import type { Call } from '../../kernel/operations/implement.ts'

/** Stores whose orders a caller may see, archived ones too. */
export const reportedStores = {
  admin: () => sql`true`,
  restaurant: (scope) => sql`stores.restaurant_id = ${scope.restaurant_id}`,
  store_user: (scope) => sql`stores.id = ${scope.store_id}`,
} satisfies ScopeRule

/** What a report needs of a call: it can also be made without one, as an account would see it. */
export type ReportCall<Op extends Operation> = Pick<Call<Op>, 'db' | 'scope' | 'scopeFilter' | 'input'>

export interface Chosen {
  readonly restaurant_id?: number | undefined
  readonly store_id?: number | undefined
}

/** Undefined for all orders of the platform, which have sums of their own. */
export function storesOf(
  isStaff: boolean,
  scopeFilter: SQL,
  { restaurant_id, store_id }: Chosen,
): SQL | undefined {
  if (isStaff && restaurant_id === undefined && store_id === undefined) return undefined
  return sql`${scopeFilter}
    ${restaurant_id === undefined ? sql`` : sql`and stores.restaurant_id = ${restaurant_id}`}
    ${store_id === undefined ? sql`` : sql`and stores.id = ${store_id}`}`
}
