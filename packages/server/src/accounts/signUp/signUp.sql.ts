import { languages } from '@sufra/contract/kernel/language'
import { sql } from 'drizzle-orm'
import { signAs } from '../../kernel/access/audit.ts'
import { oneOf, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { codeAttempts, codeMinutes, signUpHours } from '../signIn/signIn.rules.ts'

const signUpColumns = {
  ...pick(tables.pending_sign_ups, 'id', 'name', 'name_ar', 'email', 'phone', 'password_hash'),
  language: oneOf(tables.pending_sign_ups.language, languages),
}
type SignUp = RowOf<typeof signUpColumns>

/** Also stored for a known address, so that neither behaviour nor timing reveals it. */
export const addSignUp = (
  db: Db,
  { name, name_ar, email, phone, password_hash, language }: Omit<SignUp, 'id'>,
) =>
  execute(
    db,
    sql`
  insert into pending_sign_ups (name, name_ar, email, phone, password_hash, language, expires_at)
  values (${name}, ${name_ar}, ${email}, ${phone}, ${password_hash}, ${language}, now() + make_interval(hours => ${signUpHours}))
  on conflict (email) where verified_at is null do update set name = excluded.name,
    name_ar = excluded.name_ar, phone = excluded.phone,
    password_hash = excluded.password_hash, language = excluded.language, created_at = now(),
    expires_at = excluded.expires_at`,
  )

/** The pending sign-up of an address; locked before its code is created or used. */
export const signUpOf = (db: Db, email: string, lock = false) =>
  queryOne(
    db,
    signUpColumns,
    sql`
    select id, name, name_ar, email, phone, password_hash, language from pending_sign_ups
    where email = ${email} and verified_at is null and expires_at > now() ${lock ? sql`for update` : sql``}`,
  )

/** Adds a code, which replaces older ones. */
export async function addCode(db: Db, pending_sign_up_id: number, hash: Buffer): Promise<void> {
  await execute(
    db,
    sql`
    update one_time_codes set expires_at = now()
    where pending_sign_up_id = ${pending_sign_up_id} and used_at is null and expires_at > now()`,
  )
  await execute(
    db,
    sql`
    insert into one_time_codes (pending_sign_up_id, code_hash, expires_at)
    values (${pending_sign_up_id}, ${hash}, now() + make_interval(mins => ${codeMinutes}))`,
  )
}

/** Counts an attempt and returns the code's hash; undefined once all attempts are used. */
export const tryCode = (db: Db, pending_sign_up_id: number) =>
  queryOne(
    db,
    pick(tables.one_time_codes, 'id', 'code_hash'),
    sql`
    update one_time_codes set attempts = attempts + 1
    where pending_sign_up_id = ${pending_sign_up_id} and used_at is null and expires_at > now()
      and attempts < ${codeAttempts}
    returning id, code_hash`,
  )

export const accountExists = (db: Db, email: string) =>
  affects(db, sql`select id from accounts where email = ${email} and archived_at is null`)

/**
 * Creates the restaurant and its owner's account, and ends the sign-up. The owner can sign in after an admin's
 * approval. Returns false if another account got the address at the same moment.
 */
export async function addRestaurant(db: Db, signUp: SignUp, code_id: number): Promise<boolean> {
  await execute(db, sql`update one_time_codes set used_at = now() where id = ${code_id}`)
  await signAs(db, sql`select 'restaurant' as kind, null::bigint as id, ${signUp.name}::text as name`)
  await execute(db, sql`update pending_sign_ups set verified_at = now() where id = ${signUp.id}`)
  return affects(
    db,
    sql`with restaurant as (
      insert into restaurants (name, name_ar, approval) values (${signUp.name}, ${signUp.name_ar}, 'pending') returning id
    )
    insert into accounts (kind, name, email, phone, password_hash, role_id, restaurant_id, language, approved_at)
    select 'restaurant', ${signUp.name}, ${signUp.email}, ${signUp.phone}, ${signUp.password_hash}, roles.id,
      restaurant.id, ${signUp.language}, null
    from restaurant, roles where roles.guard_name = 'restaurant' and roles.name = 'Restaurant Owner'
    on conflict (email) where archived_at is null do nothing returning id`,
  )
}
