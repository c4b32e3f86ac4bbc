import { webhookTopics } from '@sufra/contract/checkout/payments'
import { sql } from 'drizzle-orm'
import { channelOrderRow } from '../../checkout/payments.rows.ts'
import {
  decimal,
  int,
  nullable,
  oneOf,
  pick,
  present,
  type RowOf,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const waitingColumns = pick(tables.webhook_deliveries, 'id', 'channel_id')
export type Waiting = RowOf<typeof waitingColumns>

/** The due deliveries of these orders. */
export const dueOf = (db: Db, order_ids: readonly number[]) =>
  query(
    db,
    waitingColumns,
    sql`select id, channel_id from webhook_deliveries
      where order_id = any(${sql.param(order_ids)}::bigint[]) and status = 'waiting' and next_attempt_at <= now()
      order by id`,
  )

/** Due deliveries without a job: their job was lost, or they are replayed. */
export const overdue = (db: Db) =>
  query(
    db,
    waitingColumns,
    sql`select id, channel_id from webhook_deliveries
      where status = 'waiting' and next_attempt_at < now() - interval '2 seconds'
      order by next_attempt_at limit 500`,
  )

const claimedColumns = {
  ...pick(tables.webhook_deliveries, 'id', 'channel_id', 'event_id', 'created_at', 'attempts', 'traceparent'),
  topic: oneOf(tables.webhook_deliveries.topic, webhookTopics),
  payload: channelOrderRow,
  webhook_url: nullable(text),
  webhook_secret: tables.channels.webhook_secret,
}
export type ClaimedDelivery = RowOf<typeof claimedColumns>

/** Claims a due delivery for as long as an attempt can last, so that no other worker tries it. */
export const claim = (db: Db, id: number) =>
  queryOne(
    db,
    claimedColumns,
    sql`update webhook_deliveries delivery
      set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
      from channels
      where delivery.id = ${id} and delivery.status = 'waiting' and delivery.next_attempt_at <= now()
        and channels.id = delivery.channel_id
      returning delivery.id, delivery.channel_id, delivery.event_id, delivery.topic, delivery.payload,
        delivery.created_at, delivery.attempts, delivery.traceparent,
        case when channels.revoked_at is null then channels.webhook_url end as webhook_url,
        channels.webhook_secret`,
  )

export const delivered = (db: Db, id: number, status: number) =>
  db.execute(sql`
    update webhook_deliveries set status = 'delivered', delivered_at = now(), next_attempt_at = null,
      last_status = ${status}, last_error = null
    where id = ${id}`)

interface Failure {
  readonly status: number | null
  readonly error: string
  /** Undefined if a retry is useless. */
  readonly againInSeconds: number | undefined
}

/** Schedules a retry, unless a day has passed. */
export async function failed(db: Db, id: number, { status, error, againInSeconds }: Failure): Promise<void> {
  const next = sql`now() + make_interval(secs => ${againInSeconds ?? 0})`
  const again = againInSeconds === undefined ? sql`false` : sql`${next} <= give_up_at`
  await db.execute(sql`
    update webhook_deliveries set last_status = ${status}, last_error = ${error.slice(0, 300)},
      status = case when ${again} then 'waiting' else 'failed' end,
      next_attempt_at = case when ${again} then ${next} end
    where id = ${id}`)
}

const secretColumns = { webhook_secret: present(tables.channels.webhook_secret) }

/** Sets a channel's webhook address; null removes it. The secret is kept unless a new one is given. */
export const setWebhook = (
  db: Db,
  name: string,
  { url, secret }: { url: string | null; secret: string },
  renew: boolean,
) =>
  queryOne(
    db,
    secretColumns,
    sql`update channels set webhook_url = ${url},
        webhook_secret = case when ${renew} then ${secret} else coalesce(webhook_secret, ${secret}) end
      where name = ${name} and revoked_at is null returning webhook_secret`,
  )

interface Replaying {
  /** Replays everything from this time on, delivered or not; otherwise only failed deliveries. */
  readonly since?: string | undefined
  readonly event_id?: string | undefined
}

/** Schedules deliveries again, with another day to succeed. Returns their number. */
export async function replay(db: Db, name: string, { since, event_id }: Replaying): Promise<number> {
  const which = event_id
    ? sql`delivery.event_id = ${event_id}`
    : since
      ? sql`delivery.created_at >= ${since}::timestamptz`
      : sql`delivery.status = 'failed'`
  const again = await query(
    db,
    pick(tables.webhook_deliveries, 'id'),
    sql`update webhook_deliveries delivery
      set status = 'waiting', attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '1 day',
        delivered_at = null
      from channels
      where channels.id = delivery.channel_id and channels.name = ${name} and ${which}
      returning delivery.id`,
  )
  return again.length
}

const listedColumns = pick(
  tables.webhook_deliveries,
  'event_id',
  'order_id',
  'topic',
  'status',
  'attempts',
  'last_status',
  'last_error',
  'created_at',
)

export const latestDeliveries = (db: Db, name: string) =>
  query(
    db,
    listedColumns,
    sql`select event_id, order_id, topic, webhook_deliveries.status, attempts, last_status, last_error,
        webhook_deliveries.created_at
      from webhook_deliveries join channels on channels.id = channel_id where channels.name = ${name}
      order by webhook_deliveries.id desc limit 30`,
  )

/** What waits, by the index of what waits. */
export const backlog = (db: Db) =>
  queryOne(
    db,
    { waiting: int, seconds: decimal },
    sql`select count(*) as waiting,
        coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds
      from webhook_deliveries where status = 'waiting'`,
  )
