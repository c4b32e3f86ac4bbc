import { testTopic, webhookTopics } from '@sufra/contract/checkout/payments'
import { type DeliveryState, deliveryStates } from '@sufra/contract/integrations/webhooks'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const plainColumns = pick(
  tables.webhook_deliveries,
  ...(['id', 'event_id', 'order_id', 'attempts', 'last_status', 'last_error', 'created_at'] as const),
  ...(['delivered_at', 'next_attempt_at'] as const),
)
const listedColumns = {
  ...plainColumns,
  topic: oneOf(tables.webhook_deliveries.topic, [...webhookTopics, testTopic]),
  status: oneOf(tables.webhook_deliveries.status, deliveryStates),
}

interface Wanted {
  readonly status?: DeliveryState | undefined
  readonly search?: string | undefined
  readonly count: number
  readonly page: number
}

function found(channel_id: number, { status, search }: Omit<Wanted, 'count' | 'page'>): SQL {
  const order = search && /^#?(\d{1,15})$/.exec(search)?.[1]
  const named = order ? sql`and order_id = ${Number(order)}` : search ? sql`and event_id = ${search}` : sql``
  return sql`from webhook_deliveries where channel_id = ${channel_id}
    ${status ? sql`and status = ${status}` : sql``} ${named}`
}

export const deliveriesOf = (db: Db, channel_id: number, { count, page, ...wanted }: Wanted) =>
  query(
    db,
    listedColumns,
    sql`select ${selected(listedColumns)} ${found(channel_id, wanted)}
      order by id desc limit ${count} offset ${(page - 1) * count}`,
  )

export const countDeliveries = (db: Db, channel_id: number, wanted: Wanted) =>
  countRows(db, found(channel_id, wanted))

const idOnly = pick(tables.webhook_deliveries, 'id')
export const waitingColumns = pick(tables.webhook_deliveries, 'id', 'channel_id')

/** Whether a channel can be sent anything. */
export const reachable = (db: Db, channel_id: number) =>
  queryOne(
    db,
    pick(tables.channels, 'id'),
    sql`select id from channels where id = ${channel_id} and status and webhook_url is not null`,
  )

const deliveryColumns = pick(tables.webhook_deliveries, 'channel_id')

export const deliveryBy = (db: Db, id: number) =>
  queryOne(db, deliveryColumns, sql`select channel_id from webhook_deliveries where id = ${id}`)

/** The channel's row says so, for the audit trail. */
export const addTest = (db: Db, channel_id: number) =>
  queryOne(
    db,
    idOnly,
    sql`with added as (
        insert into webhook_deliveries (channel_id, topic) values (${channel_id}, ${testTopic}) returning id, channel_id),
      noted as (update channels set test_sent_at = now() from added where channels.id = added.channel_id)
      select id from added`,
  )

/**
 * Schedules deliveries again, with another day to succeed, whatever became of them. What a worker is sending at this
 * moment is left out: it would be sent twice at once. The channel's row says so, for the audit trail.
 */
export const resend = (db: Db, which: SQL) =>
  query(
    db,
    waitingColumns,
    sql`with again as (
        update webhook_deliveries
        set status = 'waiting', attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '1 day',
          delivered_at = null
        where (attempt_until is null or attempt_until <= now()) and ${which}
        returning id, channel_id),
      noted as (update channels set sent_again_at = now() where id in (select channel_id from again))
      select id, channel_id from again`,
  )

interface Replayed {
  /** Everything from this time on, delivered or not; otherwise only what was given up. */
  readonly since?: string | undefined
  readonly event_id?: string | undefined
}

export const only = (id: number): SQL => sql`id = ${id}`

/** Which deliveries of a channel are sent again. */
export function replayed(channel_id: number, { since, event_id }: Replayed): SQL {
  const which = event_id
    ? sql`event_id = ${event_id}`
    : since
      ? sql`created_at >= ${since}::timestamptz`
      : sql`status = 'failed'`
  return sql`channel_id = ${channel_id} and ${which}`
}
