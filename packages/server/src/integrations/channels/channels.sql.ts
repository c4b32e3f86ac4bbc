import { keyAccess } from '@sufra/contract/integrations/channels'
import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { int, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The platform's own list: whoever reads it, reads all of it. */
export const channelScope = { admin: () => sql`true` } satisfies ScopeRule

const channelColumns = pick(tables.channels, 'id', 'name', 'status', 'webhook_url', 'version')

const listedColumns = {
  ...channelColumns,
  keys: int,
  last_used_at: nullable(tables.channel_keys.last_used_at),
  failed: int,
}

export const allChannels = (db: Db) =>
  query(
    db,
    listedColumns,
    sql`select ${selected(channelColumns)}, keys.keys, keys.last_used_at,
        (select count(*)::int from webhook_deliveries
          where channel_id = channels.id and webhook_deliveries.status = 'failed') as failed
      from channels cross join lateral (
        select (count(*) filter (where revoked_at is null))::int as keys, max(last_used_at) as last_used_at
        from channel_keys where channel_id = channels.id) keys
      order by lower(channels.name), channels.id`,
  )

export const channelBy = (db: Db, id: number) =>
  queryOne(db, channelColumns, sql`select ${selected(channelColumns)} from channels where id = ${id}`)

const keyColumns = {
  ...pick(tables.channel_keys, 'id', 'key_prefix', 'rate_limit', 'created_at', 'last_used_at', 'revoked_at'),
  ...pick(tables.channel_keys, 'version'),
  access: oneOf(tables.channel_keys.access, keyAccess),
}
export type KeyRow = RowOf<typeof keyColumns>

const revokedShown = 10

/** Keys that work, and the latest of the others. */
export const keysOf = (db: Db, channel_id: number) =>
  query(
    db,
    keyColumns,
    sql`select ${selected(keyColumns)} from channel_keys
      where channel_id = ${channel_id} and (revoked_at is null or id in (
        select id from channel_keys where channel_id = ${channel_id} and revoked_at is not null
        order by revoked_at desc, id desc limit ${revokedShown}))
      order by revoked_at desc nulls first, id desc`,
  )
