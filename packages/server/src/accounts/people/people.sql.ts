import type { personSorts } from '@sufra/contract/accounts/people'
import { languages } from '@sufra/contract/kernel/language'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import { type SQL, sql } from 'drizzle-orm'
import { bool, instant, int, nullable, oneOf, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type Sorted } from '../../kernel/database/orderBy.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { ownRole, withinOwn } from '../roles/roles.sql.ts'

const userColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'phone', 'role_id', 'status', 'version'),
  role_en: tables.roles.name,
  role_ar: tables.roles.name_ar,
  invited: bool,
  last_seen_at: nullable(instant),
  sessions: int,
  own: bool,
  within: bool,
}

const sorted = {
  name: sql`accounts.name`,
  email: sql`accounts.email`,
  seen: { sparse: sql`last_seen_at` },
  status: sql`accounts.status`,
}
const ends = { id: sql`accounts.id`, own: sql`accounts.name, accounts.id` }

const select = (db: Db, condition: SQL, account_id: number, order = sql``) =>
  query(
    db,
    userColumns,
    sql`select ${selected(userColumns)}, accounts.invited_at is not null as invited,
        greatest(accounts.last_sign_in_at,
          (select max(last_seen_at) from sessions where sessions.account_id = accounts.id and viewer_id is null)) as last_seen_at,
        (select count(*)::int from sessions where sessions.account_id = accounts.id and viewer_id is null and revoked_at is null
          and expires_at > now() and absolute_expires_at > now()) as sessions,
        accounts.id = ${account_id} as own, ${withinOwn} as within
      from accounts join roles on roles.id = accounts.role_id, ${ownRole(account_id)}
      where ${condition} ${order} ${unpagedLimit}`,
  )

export const listUsers = (
  db: Db,
  allowed: SQL,
  account_id: number,
  sort: Sorted<SortOf<typeof personSorts>>,
) => select(db, allowed, account_id, orderBy(sort, sorted, ends))

export const userById = async (db: Db, allowed: SQL, account_id: number, id: number) =>
  (await select(db, sql`${allowed} and accounts.id = ${id}`, account_id))[0]

/** When an account is made for somebody. */
export const invitedNow = sql`now()`

const lockedColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'status', 'role_id'),
  language: oneOf(tables.accounts.language, languages),
  invited: bool,
}
export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** Locks somebody and returns them before the change. */
export const lockUser = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select ${selected(lockedColumns)}, accounts.invited_at is not null as invited from accounts
      where ${allowed} and accounts.id = ${id} for no key update`,
  )

/** Whether a role, which the person has by now, allows nothing that the caller's does not. */
export const isWithinOwn = async (db: Db, account_id: number, role_id: number): Promise<boolean> =>
  (
    await queryOne(
      db,
      { within: bool },
      sql`select ${withinOwn} as within from roles, ${ownRole(account_id)} where roles.id = ${role_id}`,
    )
  )?.within ?? false

/** Kept in the account's row, so that the audit trail tells who did it. */
export const markSignedOut = (db: Db, id: number) =>
  execute(db, sql`update accounts set signed_out_at = now() where id = ${id}`)
export const markLinkSent = (db: Db, id: number) =>
  execute(db, sql`update accounts set link_sent_at = now() where id = ${id}`)

export const setStatus = (db: Db, id: number, status: boolean) =>
  execute(db, sql`update accounts set status = ${status} where id = ${id}`)
