import { sql } from 'drizzle-orm'
import { int, pick, type RowOf } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { execute, query } from '../database/query.ts'
import { rate_limit_buckets } from '../database/tables.gen.ts'
import { ApiError } from '../errors/apiError.ts'

export interface Limit {
  /** Calls per window. */
  readonly most: number
  readonly seconds: number
}

export interface Bucket {
  readonly key: string
  readonly limit: Limit
}

const countedColumns = { ...pick(rate_limit_buckets, 'key', 'count'), seconds_left: int }
type Counted = RowOf<typeof countedColumns>

/**
 * Increments each bucket and returns the counts of the current windows. One statement, so that all processes share the
 * count; in key order, so that two callers cannot deadlock. The time left is measured by the clock: a call that waited
 * for another began before that one's window.
 */
async function count(db: Db, buckets: readonly Bucket[]): Promise<Counted[]> {
  const keys = sql.param(buckets.map(({ key }) => key))
  const seconds = sql.param(buckets.map(({ limit }) => limit.seconds))
  return query(
    db,
    countedColumns,
    sql`
    insert into rate_limit_buckets as bucket (key, count, expires_at)
    select key, 1, now() + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${seconds}::int[]) as wanted (key, seconds) order by key
    on conflict (key) do update set
      count = case when bucket.expires_at <= now() then 1 else bucket.count + 1 end,
      expires_at = case when bucket.expires_at <= now() then excluded.expires_at else bucket.expires_at end
    returning key, count,
      greatest(1, ceil(extract(epoch from expires_at - clock_timestamp())))::int as seconds_left`,
  )
}

/** Counts a call, and fails with 429 if any bucket is over its limit. */
export async function consume(
  db: Db,
  buckets: readonly Bucket[],
  code: 'limit.reached' | 'auth.tooManyTries' = 'limit.reached',
): Promise<void> {
  if (buckets.length === 0) return
  const most = new Map(buckets.map(({ key, limit }) => [key, limit.most]))
  const full = (await count(db, buckets)).filter((bucket) => bucket.count > (most.get(bucket.key) ?? 0))
  if (full.length === 0) return
  const seconds = Math.max(...full.map(({ seconds_left }) => seconds_left))
  throw new ApiError(code, {
    params: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  })
}

export const consumeOne = (db: Db, key: string, limit: Limit): Promise<void> => consume(db, [{ key, limit }])

/** Undoes one `count`, for a call that turned out not to be an attempt. */
export const restore = (db: Db, key: string) =>
  execute(db, sql`update rate_limit_buckets set count = count - 1 where key = ${key} and count > 0`)

export const resetBucket = (db: Db, keys: readonly string[]) =>
  execute(db, sql`delete from rate_limit_buckets where key = any(${sql.param(keys)}::text[])`)

/** The rate limit key of an address. An IPv6 client usually has a whole /64, so the prefix is counted. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [front = '', back] = ip.replace(/%.*$/, '').split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const zeros = back === undefined ? 0 : 8 - groups(front).length - groups(back).length
  const all = [...groups(front), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(back ?? '')]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
