import { mostDevices, phonePlatforms } from '@sufra/contract/engagement/devices'
import { type Language, languages } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { oneOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** A channel removes the phones that its own app registered. */
export const deviceScope = {
  channel: (scope) => sql`device_tokens.channel_id = ${scope.channel_id}`,
} satisfies ScopeRule

interface Registered {
  readonly token: string
  readonly platform: (typeof phonePlatforms)[number]
  readonly mobile: string
  readonly language: Language
  readonly channel_id: number
}

const columns = {
  platform: oneOf(tables.device_tokens.platform, phonePlatforms),
  language: oneOf(tables.device_tokens.language, languages),
  last_seen_at: tables.device_tokens.last_seen_at,
}

/** Phones of one number are registered one after the other, so that their limit holds. */
export const lockNumber = (db: Db, mobile: string) =>
  execute(db, sql`select pg_advisory_xact_lock(hashtextextended('devices ' || ${mobile}::text, 0))`)

/** Whoever has the number is neither forgotten nor merged with another until this transaction ends. */
export const keepOwner = (db: Db, mobile: string) =>
  execute(db, sql`select id from customers where mobile = ${mobile} for key share`)

/** The token decides which phone it is: whoever signed in on it last has it. */
export const saveDevice = (db: Db, { token, platform, mobile, language, channel_id }: Registered) =>
  queryOne(
    db,
    columns,
    sql`insert into device_tokens (token, platform, mobile, customer_id, language, channel_id)
      values (${token}, ${platform}, ${mobile},
        (select coalesce(merged_into_id, id) from customers where mobile = ${mobile}
          and (archived_at is null or merged_into_id is not null)), ${language}, ${channel_id})
      on conflict (token) do update set platform = excluded.platform, mobile = excluded.mobile,
        customer_id = excluded.customer_id, account_id = null, language = excluded.language,
        channel_id = excluded.channel_id, last_seen_at = now(), disabled_at = null
      returning ${selected(columns)}`,
  )

/** A phone that is being registered for another number at the same moment is left to that. */
export const dropSurplus = (db: Db, mobile: string) =>
  execute(
    db,
    sql`
    delete from device_tokens where id in (
      select id from device_tokens where mobile = ${mobile}
      order by last_seen_at desc, id desc offset ${mostDevices} for update skip locked)`,
  )

export const deleteDevice = (db: Db, allowed: SQL, token: string) =>
  affects(db, sql`delete from device_tokens where token = ${token} and ${allowed}`)
