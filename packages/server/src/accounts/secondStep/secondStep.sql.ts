import { kinds } from '@sufra/contract/kernel/kinds'
import { sql } from 'drizzle-orm'
import { type PersonScope, type ScopeRule, scopeFilterOf } from '../../kernel/access/scope.ts'
import { hasSecondStep } from '../../kernel/access/session.ts'
import { bool, instant, int, nullable, oneOf, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { ownRole, withinOwn } from '../roles/roles.sql.ts'

const stateColumns = { codes_since: nullable(instant), passkeys: int, recovery_left: int, sso: bool }

/** `issuer`: of the company's provider, if there is one. */
export const stateOf = (db: Db, account_id: number, issuer = '') =>
  queryOne(
    db,
    stateColumns,
    sql`select (select confirmed_at from authenticators where account_id = accounts.id) as codes_since,
        (select count(*)::int from passkeys where account_id = accounts.id) as passkeys,
        (select count(*)::int from recovery_codes where account_id = accounts.id and used_at is null) as recovery_left,
        exists (select from sso_identities where account_id = accounts.id and issuer = ${issuer}) as sso
      from accounts where id = ${account_id}`,
  )

/** Steps of one account are added and taken away one after the other. */
export const lockAccount = (db: Db, account_id: number) =>
  execute(db, sql`select id from accounts where id = ${account_id} for no key update`)

export const isOn = (db: Db, account_id: number) =>
  affects(db, sql`select id from accounts where id = ${account_id} and ${hasSecondStep}`)

/** A new secret, sealed, unless codes are asked for already. */
export const startCodes = (db: Db, account_id: number, secret: string) =>
  affects(
    db,
    sql`insert into authenticators (account_id, secret) values (${account_id}, ${secret})
      on conflict (account_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
      where authenticators.confirmed_at is null returning id`,
  )

export const authenticatorOf = (db: Db, account_id: number) =>
  queryOne(
    db,
    pick(tables.authenticators, 'secret', 'confirmed_at'),
    sql`select secret, confirmed_at from authenticators where account_id = ${account_id}`,
  )

/** Those that this key did not seal. */
export const authenticatorsSealedOtherwise = (db: Db, current: string) =>
  query(
    db,
    pick(tables.authenticators, 'account_id', 'secret'),
    sql`select account_id, secret from authenticators where not starts_with(secret, ${current})`,
  )

export const sealAgain = (db: Db, account_id: number, was: string, sealed: string) =>
  execute(
    db,
    sql`update authenticators set secret = ${sealed} where account_id = ${account_id} and secret = ${was}`,
  )

/** Uses up a code of this step: of two calls with the same code, or one after a later one, only the first gets in. */
export const spendStep = (db: Db, account_id: number, secret: string, step: number) =>
  affects(
    db,
    sql`update authenticators set last_step = ${step}
      where account_id = ${account_id} and secret = ${secret} and confirmed_at is not null and last_step < ${step}
      returning id`,
  )

/** The first code. */
export const confirmCodes = (db: Db, account_id: number, secret: string, step: number) =>
  affects(
    db,
    sql`update authenticators set confirmed_at = now(), last_step = ${step}
      where account_id = ${account_id} and secret = ${secret} and confirmed_at is null returning id`,
  )

export const spendRecoveryCode = (db: Db, account_id: number, hash: Buffer) =>
  affects(
    db,
    sql`update recovery_codes set used_at = now()
      where account_id = ${account_id} and code_hash = ${hash} and used_at is null returning id`,
  )

/** Locks the account, so that of two parallel calls the later one's codes are the ones that work. */
export async function replaceRecoveryCodes(db: Db, account_id: number, hashes: readonly Buffer[]) {
  await execute(db, sql`update accounts set recovery_codes_at = now() where id = ${account_id}`)
  await execute(db, sql`delete from recovery_codes where account_id = ${account_id}`)
  const rows = hashes.map((hash) => sql`(${account_id}::bigint, ${hash}::bytea)`)
  await execute(db, sql`insert into recovery_codes (account_id, code_hash) values ${sql.join(rows, sql`, `)}`)
}

export const dropRecoveryCodes = (db: Db, account_id: number) =>
  execute(db, sql`delete from recovery_codes where account_id = ${account_id}`)

/** Whether codes were asked for. */
export const endCodes = (db: Db, account_id: number) =>
  affects(
    db,
    sql`with ended as (delete from authenticators where account_id = ${account_id} returning confirmed_at)
      select 1 as one from ended where confirmed_at is not null`,
  )

/** Whether there were any. */
export const endPasskeys = (db: Db, account_id: number) =>
  affects(db, sql`delete from passkeys where account_id = ${account_id} returning id`)

/** Whether it was bound to somebody at a provider. At the next sign-in there its address decides again. */
export const endIdentities = (db: Db, account_id: number) =>
  affects(db, sql`delete from sso_identities where account_id = ${account_id} returning id`)

/** Somebody of any kind, or the main owner of a restaurant. */
export const accountToReset = (
  db: Db,
  { account_id, restaurant_id }: { account_id?: number | undefined; restaurant_id?: number | undefined },
) =>
  queryOne(
    db,
    pick(tables.accounts, 'id'),
    sql`select id from accounts where archived_at is null
      and (id = ${account_id ?? null}::bigint or main_owner and restaurant_id = ${restaurant_id ?? null}::bigint)
      for no key update`,
  )

/** Kept in the account's row, so that the audit trail tells who did it. */
export const markReset = (db: Db, id: number) =>
  execute(db, sql`update accounts set second_step_reset_at = now() where id = ${id}`)

const roleColumns = {
  ...pick(tables.roles, 'id', 'name_ar'),
  kind: oneOf(tables.roles.guard_name, kinds),
  name_en: text,
  required: bool,
  people: int,
  without: int,
}

/** Those of the platform and those that it made for all; for restaurants what the own one has made up. */
const requirableScope = {
  admin: () => sql`roles.restaurant_id is null`,
  restaurant: ({ restaurant_id }) => sql`roles.restaurant_id = ${restaurant_id}`,
} satisfies ScopeRule

/** The roles that the caller may require the second step of. `ownRole` must be joined. */
const requirable = (scope: PersonScope) =>
  sql`roles.archived_at is null and ${scopeFilterOf(requirableScope, scope)} and ${withinOwn}`

export const requirableRoles = (db: Db, scope: PersonScope) =>
  query(
    db,
    roleColumns,
    sql`select roles.id, roles.guard_name as kind, roles.name as name_en, roles.name_ar, roles.second_step as required,
        count(accounts.id)::int as people,
        (count(accounts.id) filter (where not ${hasSecondStep}))::int as without
      from ${ownRole(scope.account_id)}, roles
        left join accounts on accounts.role_id = roles.id and accounts.archived_at is null
      where ${requirable(scope)} group by roles.id
      order by array_position(array['admin', 'restaurant', 'store_user'], roles.guard_name), roles.id`,
  )

export const requireStep = (db: Db, scope: PersonScope, id: number, required: boolean) =>
  affects(
    db,
    sql`update roles set second_step = ${required} from ${ownRole(scope.account_id)}
      where roles.id = ${id} and ${requirable(scope)} returning roles.id`,
  )
