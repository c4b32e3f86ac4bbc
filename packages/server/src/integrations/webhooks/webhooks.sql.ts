import type { WebhookTopic } from '@sufra/contract/orderingMoney'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { ChannelOrderRow } from '../../checkout/payments.rows.ts'

export interface Waiting extends Record<string, unknown> {
  readonly id: number
  readonly channel_id: number
}

/** What this transaction has to tell of an order. */
export const toldNow = (db: Db, order_id: number) =>
  rows<Waiting>(
    db,
    sql`select id, channel_id from webhook_deliveries
      where order_id = ${order_id} and status = 'waiting' and created_at = now()
        and xid = pg_current_xact_id()::text::bigint`,
  )

/** Deliveries that nobody works on although they are due: a job got lost, or somebody wants them again. */
export const overdue = (db: Db) =>
  rows<Waiting>(
    db,
    sql`select id, channel_id from webhook_deliveries
      where status = 'waiting' and next_attempt_at < now() - interval '2 seconds'
      order by next_attempt_at limit 500`,
  )

export interface Claimed extends Record<string, unknown> {
  readonly id: number
  readonly channel_id: number
  readonly event_id: string
  readonly topic: WebhookTopic
  readonly payload: ChannelOrderRow
  readonly created_at: string
  readonly attempts: number
  readonly webhook_url: string | null
  readonly webhook_secret: string | null
}

/** Takes a delivery that is due, for as long as an attempt can last: nobody else tries it meanwhile. */
export async function claim(db: Db, id: number): Promise<Claimed | undefined> {
  const [row] = await rows<Claimed>(
    db,
    sql`update webhook_deliveries delivery
      set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
      from channels
      where delivery.id = ${id} and delivery.status = 'waiting' and delivery.next_attempt_at <= now()
        and channels.id = delivery.channel_id
      returning delivery.id, delivery.channel_id, delivery.event_id, delivery.topic, delivery.payload,
        delivery.created_at, delivery.attempts,
        case when channels.revoked_at is null then channels.webhook_url end as webhook_url,
        channels.webhook_secret`,
  )
  return row
}

export const delivered = (db: Db, id: number, status: number) =>
  db.execute(sql`
    update webhook_deliveries set status = 'delivered', delivered_at = now(), next_attempt_at = null,
      last_status = ${status}, last_error = null
    where id = ${id}`)

interface Failure {
  readonly status: number | null
  readonly error: string
  /** Undefined: there is no use in another attempt. */
  readonly againInSeconds: number | undefined
}

/** It is tried again, but not once a day has passed. */
export async function failed(db: Db, id: number, { status, error, againInSeconds }: Failure): Promise<void> {
  const next = sql`now() + make_interval(secs => ${againInSeconds ?? 0})`
  const again = againInSeconds === undefined ? sql`false` : sql`${next} <= give_up_at`
  await db.execute(sql`
    update webhook_deliveries set last_status = ${status}, last_error = ${error.slice(0, 300)},
      status = case when ${again} then 'waiting' else 'failed' end,
      next_attempt_at = case when ${again} then ${next} end
    where id = ${id}`)
}

/** Where a channel wants to be told; null ends it. The secret stays unless a new one is given. */
export async function setWebhook(
  db: Db,
  name: string,
  { url, secret }: { url: string | null; secret: string },
  renew: boolean,
): Promise<{ webhook_secret: string } | undefined> {
  const [row] = await rows<{ webhook_secret: string }>(
    db,
    sql`update channels set webhook_url = ${url},
        webhook_secret = case when ${renew} then ${secret} else coalesce(webhook_secret, ${secret}) end
      where name = ${name} and revoked_at is null returning webhook_secret`,
  )
  return row
}

export interface Replaying {
  /** Everything from then on, delivered or not; otherwise what was given up. */
  readonly since?: string | undefined
  readonly event_id?: string | undefined
}

/** Has deliveries sent again, with another day to succeed in. Answers how many. */
export async function replay(db: Db, name: string, { since, event_id }: Replaying): Promise<number> {
  const which = event_id
    ? sql`delivery.event_id = ${event_id}`
    : since
      ? sql`delivery.created_at >= ${since}::timestamptz`
      : sql`delivery.status = 'failed'`
  const again = await rows(
    db,
    sql`update webhook_deliveries delivery
      set status = 'waiting', attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '1 day',
        delivered_at = null
      from channels
      where channels.id = delivery.channel_id and channels.name = ${name} and ${which}
      returning delivery.id`,
  )
  return again.length
}

export interface ListedDelivery extends Record<string, unknown> {
  readonly event_id: string
  readonly order_id: number
  readonly topic: string
  readonly status: string
  readonly attempts: number
  readonly last_status: number | null
  readonly last_error: string | null
  readonly created_at: string
}

export const latestDeliveries = (db: Db, name: string) =>
  rows<ListedDelivery>(
    db,
    sql`select event_id, order_id, topic, webhook_deliveries.status, attempts, last_status, last_error,
        webhook_deliveries.created_at
      from webhook_deliveries join channels on channels.id = channel_id where channels.name = ${name}
      order by webhook_deliveries.id desc limit 30`,
  )
