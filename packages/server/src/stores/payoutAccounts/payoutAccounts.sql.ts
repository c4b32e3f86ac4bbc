import { kinds } from '@sufra/contract/kernel/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { storeScope } from '../stores/stores.sql.ts'

/** Money that still goes to a store: due to it, or accepted in a payout run and not in a bank file yet. */
const isOwed = sql`((select sum(due) from store_balances where store_id = stores.id) > 0
  or exists (select from payment_requests request
    where request.store_id = stores.id and request.payout_run_id is not null
      and request.status = 'request_accepted' and request.reversed_at is null
      and not exists (select from payout_file_lines where payment_request_id = request.id and live)))`

/** An archived store keeps its account for as long as it is owed something. Its users are gone. */
export const payoutAccountScope = {
  admin: () => sql`(stores.archived_at is null or ${isOwed})`,
  restaurant: ({ restaurant_id }) =>
    sql`stores.restaurant_id = ${restaurant_id} and (stores.archived_at is null or ${isOwed})`,
  store_user: storeScope.store_user,
} satisfies ScopeRule

const actorKinds = [...kinds, 'system'] as const

const accountColumns = {
  ...pick(
    tables.payout_accounts,
    'id',
    'beneficiary',
    'bank_name',
    'iban',
    'changed_at',
    'changed_by',
    'confirmed_at',
    'confirmed_by',
    'version',
  ),
  iban_last_four: text,
  changed_by_kind: oneOf(tables.payout_accounts.changed_by_kind, actorKinds),
  changed_by_name: nullable(text),
  confirmed_by_name: nullable(text),
}
export type AccountRow = RowOf<typeof accountColumns>

export const payoutAccountOf = (db: Db, store_id: number) =>
  queryOne(
    db,
    accountColumns,
    sql`select id, beneficiary, bank_name, iban, iban_last_four, changed_at, changed_by, changed_by_kind,
        confirmed_at, confirmed_by, version,
        (select name from accounts where id = changed_by) as changed_by_name,
        (select name from accounts where id = confirmed_by) as confirmed_by_name
      from payout_accounts where store_id = ${store_id}`,
  )

interface Confirmation {
  readonly store_id: number
  readonly version: number
  readonly account_id: number
}

/** Confirms exactly the version that was shown, unless the caller made it. */
export const confirmAccount = (db: Db, allowed: SQL, { store_id, version, account_id }: Confirmation) =>
  queryOne(
    db,
    pick(tables.payout_accounts, 'id', 'version'),
    sql`update payout_accounts set confirmed_at = now(), confirmed_by = ${account_id} from stores
      where stores.id = payout_accounts.store_id and ${allowed} and stores.id = ${store_id}
        and payout_accounts.version = ${version} and confirmed_at is null
        and changed_by is distinct from ${account_id}
      returning payout_accounts.id, payout_accounts.version`,
  )
