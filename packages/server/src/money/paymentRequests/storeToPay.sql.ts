import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Stores whose money a caller may see. Admins settle with archived ones too. */
export const payableStores = {
  admin: () => sql`true`,
  restaurant: (scope) => sql`stores.restaurant_id = ${scope.restaurant_id}`,
  store_user: (scope) => sql`stores.id = ${scope.store_id}`,
} satisfies ScopeRule

export const storeToPay = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.stores, 'id', 'restaurant_id'),
    sql`select stores.id, stores.restaurant_id from stores where ${allowed} and stores.id = ${id}`,
  )

/** Decisions about one store come one after the other, so that each sees what the one before has paid out. */
export const lockStoreToPay = (db: Db, id: number) =>
  queryOne(db, pick(tables.stores, 'id'), sql`select id from stores where id = ${id} for no key update`)

/** Those of some stores whose IBAN was changed and waits for another admin. */
export const unconfirmedIbans = (db: Db, store_ids: readonly number[]) =>
  query(
    db,
    pick(tables.payout_accounts, 'store_id'),
    sql`select store_id from payout_accounts
      where store_id = any(${sql.param(store_ids)}::bigint[]) and confirmed_at is null and iban_changes > 0`,
  )
