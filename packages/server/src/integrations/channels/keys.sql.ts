import { type KeyAccess, maxKeys } from '@sufra/contract/integrations/channels'
import { sql } from 'drizzle-orm'
import { newToken } from '../../kernel/access/tokens.ts'
import { int, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Enough to know a key by. */
const prefixLength = 8

export interface NewKey {
  readonly access: KeyAccess
  readonly rate_limit: number
}

const idOnly = pick(tables.channel_keys, 'id')

/**
 * A new key, which is known only now. Undefined if two of the same access work already. The channel's row is locked
 * before they are counted: of keys that are made at once, only so many are.
 */
export async function addKey(
  db: Db,
  channel_id: number,
  { access, rate_limit }: NewKey,
): Promise<{ id: number; key: string } | undefined> {
  await queryOne(db, { id: int }, sql`select id from channels where id = ${channel_id} for update`)
  const { token, hash } = newToken('channel')
  const added = await queryOne(
    db,
    idOnly,
    sql`insert into channel_keys (channel_id, key_hash, key_prefix, access, rate_limit)
      select ${channel_id}, ${hash}, ${token.slice(0, prefixLength)}, ${access}, ${rate_limit}
      where (select count(*) from channel_keys
        where channel_id = ${channel_id} and access = ${access} and revoked_at is null) < ${maxKeys}
      returning id`,
  )
  return added && { id: added.id, key: token }
}

export const keyBy = (db: Db, id: number) =>
  queryOne(db, idOnly, sql`select id from channel_keys where id = ${id}`)

/** False if no such key works. */
export const revokeKey = (db: Db, id: number) =>
  affects(
    db,
    sql`update channel_keys set revoked_at = now() where id = ${id} and revoked_at is null returning id`,
  )

/** A new key of the channel of this name, made if needed; the others work no longer. */
export async function renewKeys(db: Db, name: string, key: NewKey): Promise<string> {
  const channel = await queryOne(
    db,
    pick(tables.channels, 'id'),
    sql`insert into channels (name) values (${name})
      on conflict (name) do update set status = true returning id`,
  )
  if (!channel) throw new Error(`no channel ${name}`)
  await execute(
    db,
    sql`update channel_keys set revoked_at = now() where channel_id = ${channel.id} and revoked_at is null`,
  )
  const added = await addKey(db, channel.id, key)
  if (!added) throw new Error(`${name} has two keys already`)
  return added.key
}
