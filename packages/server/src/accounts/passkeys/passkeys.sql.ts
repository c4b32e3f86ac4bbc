import { sql } from 'drizzle-orm'
import { int, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { challengeMinutes } from './passkeys.rules.ts'

type Purpose = 'add' | 'confirm' | 'signIn'

/** Without an account: of somebody who signs in. */
export const addChallenge = (db: Db, challenge: string, purpose: Purpose, account_id: number | null = null) =>
  execute(
    db,
    sql`insert into passkey_challenges (challenge, purpose, account_id, expires_at)
      values (${challenge}, ${purpose}, ${account_id}::bigint, now() + make_interval(mins => ${challengeMinutes}))`,
  )

/** Uses up a challenge: of two calls with the same one, only the first gets in. */
export const spendChallenge = (
  db: Db,
  challenge: string,
  purpose: Purpose,
  account_id: number | null = null,
) =>
  affects(
    db,
    sql`delete from passkey_challenges where challenge = ${challenge} and purpose = ${purpose}
      and account_id is not distinct from ${account_id}::bigint and expires_at > now() returning challenge`,
  )

export const passkeysOf = (db: Db, account_id: number) =>
  query(
    db,
    pick(tables.passkeys, 'id', 'name', 'synced', 'created_at', 'last_used_at'),
    sql`select id, name, synced, created_at, last_used_at from passkeys
      where account_id = ${account_id} order by id`,
  )

/** For browsers, to name those that may be used. */
export const credentialsOf = (db: Db, account_id: number) =>
  query(
    db,
    pick(tables.passkeys, 'credential_id', 'transports'),
    sql`select credential_id, transports from passkeys where account_id = ${account_id} order by id`,
  )

interface NewPasskey {
  readonly account_id: number
  readonly name: string
  readonly credential_id: Buffer
  readonly public_key: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly synced: boolean
}

/** Undefined if somebody has it already. */
export const addPasskey = (db: Db, made: NewPasskey) =>
  queryOne(
    db,
    pick(tables.passkeys, 'id'),
    sql`insert into passkeys (account_id, name, credential_id, public_key, counter, transports, synced)
      values (${made.account_id}, ${made.name}, ${made.credential_id}, ${made.public_key}, ${made.counter},
        ${sql.param(made.transports)}::text[], ${made.synced})
      on conflict (credential_id) do nothing returning id`,
  )

export const renamePasskey = (db: Db, account_id: number, id: number, name: string) =>
  affects(
    db,
    sql`update passkeys set name = ${name} where id = ${id} and account_id = ${account_id} returning id`,
  )

export const removePasskey = (db: Db, account_id: number, id: number) =>
  queryOne(
    db,
    pick(tables.passkeys, 'name'),
    sql`delete from passkeys where id = ${id} and account_id = ${account_id} returning name`,
  )

const storedColumns = {
  ...pick(tables.passkeys, 'id', 'account_id', 'credential_id', 'public_key'),
  counter: int,
}

export const passkeyByCredential = (db: Db, credential_id: Buffer) =>
  queryOne(
    db,
    storedColumns,
    sql`select id, account_id, credential_id, public_key, counter from passkeys
      where credential_id = ${credential_id}`,
  )

/** Notes a use. False if the passkey is gone, or counted as far in another call meanwhile. */
export const recordUse = (db: Db, id: number, { counter, synced }: { counter: number; synced: boolean }) =>
  affects(
    db,
    sql`update passkeys set counter = ${counter}, synced = ${synced}, last_used_at = now()
      where id = ${id} and (counter < ${counter} or counter = 0 and ${counter}::bigint = 0) returning id`,
  )
