import { sql } from 'drizzle-orm'
import { bool, int, pick, type RowOf, selected } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { queryPrepared } from '../database/prepared.ts'
import { affects, query } from '../database/query.ts'
import * as tables from '../database/tables.gen.ts'
import { fail } from '../errors/apiError.ts'
import type { ChannelScope } from './scope.ts'
import { hashToken, newToken } from './tokens.ts'

const window = 60

const channelColumns = {
  ...pick(tables.channels, 'id', 'name', 'rate_limit'),
  unmarked: bool,
  count: tables.rate_limit_buckets.count,
  seconds_left: int,
}

/** Finds the channel by its key and counts the call against its limit per minute, in one statement. */
const channelQuery = (token: string) => sql`
  with channel as (
    select id, name, rate_limit,
      last_used_at is null or last_used_at < now() - interval '1 minute' as unmarked
    from channels where key_hash = ${hashToken(token)} and revoked_at is null),
  counted as (
    insert into rate_limit_buckets as bucket (key, count, expires_at)
    select 'channel:' || id, 1, now() + make_interval(secs => ${window}) from channel
    on conflict (key) do update set
      count = case when bucket.expires_at <= now() then 1 else bucket.count + 1 end,
      expires_at = case when bucket.expires_at <= now() then excluded.expires_at else bucket.expires_at end
    returning count, greatest(1, ceil(extract(epoch from expires_at - now())))::int as seconds_left)
  select channel.*, counted.count, counted.seconds_left from channel, counted`

/** Written at most once a minute; not audited. */
const mark = (db: Db, id: number) =>
  db.execute(sql`
    update channels set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')
      and set_config('sufra.audit', 'off', true) = 'off'`)

/** The channel with this key. Fails with 429 over its limit per minute. */
export async function channelOf(db: Db, token: string): Promise<ChannelScope | undefined> {
  const [row] = await queryPrepared(db, channelColumns, channelQuery(token))
  if (!row) return undefined
  if (row.count > row.rate_limit) {
    fail('limit.reached', { params: { seconds: row.seconds_left }, retryAfterSeconds: row.seconds_left })
  }
  if (row.unmarked) await mark(db, row.id)
  return { kind: 'channel', channel_id: row.id, name: row.name }
}

/** Creates a channel and returns its key, which is shown only once. Undefined if the name is taken. */
export async function createChannel(db: Db, name: string): Promise<string | undefined> {
  const { token, hash } = newToken('channel')
  const added = await affects(
    db,
    sql`insert into channels (name, key_hash, key_prefix) values (${name}, ${hash}, ${token.slice(0, 8)})
    on conflict (name) do nothing returning id`,
  )
  return added ? token : undefined
}

/** Issues a new key for the channel of this name, creating the channel if needed. The old key stops working. */
export async function renewChannel(db: Db, name: string): Promise<string> {
  const { token, hash } = newToken('channel')
  await db.execute(sql`
    insert into channels (name, key_hash, key_prefix) values (${name}, ${hash}, ${token.slice(0, 8)})
    on conflict (name) do update set key_hash = excluded.key_hash, key_prefix = excluded.key_prefix,
      revoked_at = null`)
  return token
}

const listedColumns = pick(
  tables.channels,
  'id',
  'name',
  'key_prefix',
  'rate_limit',
  'created_at',
  'last_used_at',
  'revoked_at',
)
type ListedChannel = RowOf<typeof listedColumns>

export const listChannels = (db: Db): Promise<ListedChannel[]> =>
  query(db, listedColumns, sql`select ${selected(listedColumns)} from channels order by id`)

/** Returns false if there is no active channel of this name. */
export const revokeChannel = (db: Db, name: string) =>
  affects(
    db,
    sql`update channels set revoked_at = now() where name = ${name} and revoked_at is null returning id`,
  )
