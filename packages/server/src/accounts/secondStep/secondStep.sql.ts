import { kinds } from '@sufra/contract/kernel/kinds'
import { sql } from 'drizzle-orm'
import { bool, instant, int, nullable, oneOf, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const stateColumns = { codes_since: nullable(instant), recovery_left: int }

export const stateOf = (db: Db, account_id: number) =>
  queryOne(
    db,
    stateColumns,
    sql`select (select confirmed_at from authenticators where account_id = accounts.id) as codes_since,
        (select count(*)::int from recovery_codes where account_id = accounts.id and used_at is null) as recovery_left
      from accounts where id = ${account_id}`,
  )

/** A new secret, unless codes are asked for already. */
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
  await db.execute(sql`update accounts set recovery_codes_at = now() where id = ${account_id}`)
  await db.execute(sql`delete from recovery_codes where account_id = ${account_id}`)
  const rows = hashes.map((hash) => sql`(${account_id}::bigint, ${hash}::bytea)`)
  await db.execute(sql`insert into recovery_codes (account_id, code_hash) values ${sql.join(rows, sql`, `)}`)
}

/** Whether there was one. */
export async function endSecondStep(db: Db, account_id: number): Promise<boolean> {
  await db.execute(sql`delete from recovery_codes where account_id = ${account_id}`)
  return affects(
    db,
    sql`with ended as (delete from authenticators where account_id = ${account_id} returning confirmed_at)
      select 1 as one from ended where confirmed_at is not null`,
  )
}

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
  db.execute(sql`update accounts set second_step_reset_at = now() where id = ${id}`)

const roleColumns = {
  ...pick(tables.roles, 'id', 'name_ar'),
  kind: oneOf(tables.roles.guard_name, kinds),
  name_en: text,
  required: bool,
  people: int,
  without: int,
}

/** The roles of the platform and those that it made for restaurants and stores. */
export const requiringRoles = (db: Db) =>
  query(
    db,
    roleColumns,
    sql`select roles.id, roles.guard_name as kind, roles.name as name_en, roles.name_ar, roles.second_step as required,
        count(accounts.id)::int as people,
        (count(accounts.id) - count(authenticators.id))::int as without
      from roles left join accounts on accounts.role_id = roles.id and accounts.archived_at is null
        left join authenticators on authenticators.account_id = accounts.id and authenticators.confirmed_at is not null
      where roles.archived_at is null and roles.restaurant_id is null group by roles.id
      order by array_position(array['admin', 'restaurant', 'store_user'], roles.guard_name), roles.id`,
  )

export const requireStep = (db: Db, id: number, required: boolean) =>
  affects(
    db,
    sql`update roles set second_step = ${required}
      where id = ${id} and archived_at is null and restaurant_id is null returning id`,
  )
