import { testTopic, webhookTopics } from '@sufra/contract/checkout/payments'
import { sql } from 'drizzle-orm'
import { channelOrderRow } from '../../checkout/payments.rows.ts'
import { decimal, int, nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { waitingColumns } from './deliveries.sql.ts'

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

/**
 * Due deliveries without a job: their job was lost, or they are replayed. Of each channel in turn, so that one whose
 * receiver hangs does not keep the others waiting.
 */
export const overdue = (db: Db) =>
  query(
    db,
    waitingColumns,
    sql`select id, channel_id from (
        select id, channel_id, row_number() over (partition by channel_id order by next_attempt_at) as nth
        from webhook_deliveries
        where status = 'waiting' and next_attempt_at < now() - interval '2 seconds') due
      order by nth limit 500`,
  )

const claimedColumns = {
  ...pick(tables.webhook_deliveries, 'id', 'channel_id', 'event_id', 'created_at', 'attempts', 'traceparent'),
  topic: oneOf(tables.webhook_deliveries.topic, [...webhookTopics, testTopic]),
  payload: nullable(channelOrderRow),
  webhook_url: nullable(text),
  webhook_secret: tables.channels.webhook_secret,
  webhook_secret_before: nullable(text),
}
export type ClaimedDelivery = RowOf<typeof claimedColumns>

/** Claims a due delivery for as long as an attempt can last, so that no other worker tries it. */
export const claim = (db: Db, id: number) =>
  queryOne(
    db,
    claimedColumns,
    sql`update webhook_deliveries delivery
      set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute',
        attempt_until = now() + interval '1 minute'
      from channels
      where delivery.id = ${id} and delivery.status = 'waiting' and delivery.next_attempt_at <= now()
        and channels.id = delivery.channel_id
      returning delivery.id, delivery.channel_id, delivery.event_id, delivery.topic, delivery.payload,
        delivery.created_at, delivery.attempts, delivery.traceparent,
        case when channels.status then channels.webhook_url end as webhook_url,
        channels.webhook_secret,
        case when channels.webhook_secret_before_until > now() then channels.webhook_secret_before end
          as webhook_secret_before`,
  )

export const delivered = (db: Db, id: number, status: number) =>
  execute(
    db,
    sql`
    update webhook_deliveries set status = 'delivered', delivered_at = now(), next_attempt_at = null,
      attempt_until = null, last_status = ${status}, last_error = null
    where id = ${id}`,
  )

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
  await execute(
    db,
    sql`
    update webhook_deliveries set attempt_until = null, last_status = ${status}, last_error = ${error.slice(0, 300)},
      status = case when ${again} then 'waiting' else 'failed' end,
      next_attempt_at = case when ${again} then ${next} end
    where id = ${id}`,
  )
}

const secretColumns = { webhook_secret: nullable(tables.channels.webhook_secret) }

interface Address {
  readonly url: string | null
  /** A new one, for the first address or if it is asked for. */
  readonly secret: string
  readonly renew: boolean
}

/** Signs beside the new secret for a day. A secret that leaked is renewed twice: then it signs no more. */
const keepBefore = sql`webhook_secret_before = webhook_secret,
  webhook_secret_before_until = case when webhook_secret is not null then now() + interval '1 day' end,`

/** Sets a channel's webhook address; null removes it. */
export function setAddress(db: Db, id: number, { url, secret, renew }: Address) {
  const kept = url === null ? sql`webhook_secret` : sql`coalesce(webhook_secret, ${secret})`
  return queryOne(
    db,
    secretColumns,
    sql`update channels set webhook_url = ${url}, ${renew ? keepBefore : sql``}
        webhook_secret = ${renew ? sql`${secret}` : kept}
      where id = ${id} returning webhook_secret`,
  )
}

/** Counts pending deliveries, by the partial index on them. */
export const backlog = (db: Db) =>
  queryOne(
    db,
    { waiting: int, seconds: decimal },
    sql`select count(*) as waiting,
        coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds
      from webhook_deliveries where status = 'waiting'`,
  )
