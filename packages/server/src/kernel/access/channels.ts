import { keyAccess } from '@sufra/contract/integrations/channels'
import { sql } from 'drizzle-orm'
import { bool, int, oneOf, pick } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { queryPrepared } from '../database/prepared.ts'
import { execute } from '../database/query.ts'
import * as tables from '../database/tables.gen.ts'
import { fail } from '../errors/apiError.ts'
import type { ChannelScope } from './scope.ts'
import { hashToken } from './tokens.ts'

const window = 60

const keyColumns = {
  ...pick(tables.channel_keys, 'id', 'channel_id', 'rate_limit'),
  ...pick(tables.channels, 'name'),
  access: oneOf(tables.channel_keys.access, keyAccess),
  unmarked: bool,
  count: tables.rate_limit_buckets.count,
  seconds_left: int,
}

/** Finds the channel by its key and counts the call against the key's limit per minute, in one statement. */
const keyQuery = (token: string) => sql`
  with live as (
    select channel_keys.id, channel_id, channel_keys.rate_limit, channels.name, access,
      last_used_at is null or last_used_at < now() - interval '1 minute' as unmarked
    from channel_keys join channels on channels.id = channel_id
    where key_hash = ${hashToken(token)} and revoked_at is null and channels.status),
  counted as (
    insert into rate_limit_buckets as bucket (key, count, expires_at)
    select 'channelKey:' || id, 1, now() + make_interval(secs => ${window}) from live
    on conflict (key) do update set
      count = case when bucket.expires_at <= now() then 1 else bucket.count + 1 end,
      expires_at = case when bucket.expires_at <= now() then excluded.expires_at else bucket.expires_at end
    returning count, greatest(1, ceil(extract(epoch from expires_at - now())))::int as seconds_left)
  select live.*, counted.count, counted.seconds_left from live, counted`

/** Written at most once a minute; not audited. */
const mark = (db: Db, id: number) =>
  execute(
    db,
    sql`
    update channel_keys set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')
      and set_config('sufra.audit', 'off', true) = 'off'`,
  )

/** The channel with this key. Fails with 429 over the key's limit per minute. */
export async function channelOf(db: Db, token: string): Promise<ChannelScope | undefined> {
  const [key] = await queryPrepared(db, keyColumns, keyQuery(token))
  if (!key) return undefined
  if (key.count > key.rate_limit) {
    fail('limit.reached', { params: { seconds: key.seconds_left }, retryAfterSeconds: key.seconds_left })
  }
  if (key.unmarked) await mark(db, key.id)
  return { kind: 'channel', channel_id: key.channel_id, name: key.name, access: key.access }
}
