import type { SendKind } from '@sufra/contract/engagement/notifications'
import { noticeEvents } from '@sufra/contract/engagement/orderMessages.placeholders'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { type SQL, sql } from 'drizzle-orm'
import { bool, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const noticeColumns = {
  ...pick(tables.order_notices, 'id', 'order_id', 'occurrence'),
  event: oneOf(tables.order_notices.event, noticeEvents),
  /** The platform was down for so long that it would surprise the customer. */
  late: bool,
}
export type Notice = RowOf<typeof noticeColumns>

/** Whether anybody can be told: most orders of some channels have neither a mail address nor a phone. */
const concerns = sql`
  exists (select from orders where orders.id = order_notices.order_id and (customer_email is not null
    or exists (select from device_tokens device
      where device.customer_id = orders.customer_id and device.disabled_at is null)))
  or event = 'placed' and exists (select from browser_subscriptions)`

/** Some that no other process has taken. */
export const takeNotices = (db: Db, most: number) =>
  query(
    db,
    { ...pick(tables.order_notices, 'id'), concerns_somebody: bool },
    sql`update order_notices set handled_at = now() where id in (
        select id from order_notices where handled_at is null order by id limit ${most} for update skip locked)
      returning id, ${concerns} as concerns_somebody`,
  )

export const noticeBy = (db: Db, id: number) =>
  queryOne(
    db,
    noticeColumns,
    sql`select id, order_id, occurrence, event, created_at < now() - interval '1 day' as late
      from order_notices where id = ${id}`,
  )

const orderColumns = pick(
  tables.orders,
  'id',
  'store_name_en',
  'store_name_ar',
  'area_name_en',
  'area_name_ar',
  'event_at',
  'cancel_reason_en',
  'cancel_reason_ar',
)
const factColumns = {
  ...orderColumns,
  has_mail: bool,
  has_phone: bool,
}
export type OrderFacts = RowOf<typeof factColumns>

export const factsOf = (db: Db, order_id: number) =>
  queryOne(
    db,
    factColumns,
    sql`select ${selected(orderColumns)},
        customer_email is not null as has_mail,
        exists (select from device_tokens device
          where device.customer_id = orders.customer_id and device.disabled_at is null) as has_phone
      from orders where orders.id = ${order_id}`,
  )

interface NewOrderSend {
  readonly notice_id: number
  readonly kind: SendKind
  readonly title_en: string
  readonly title_ar: string
  readonly body_en?: RichTextDocument | undefined
  readonly body_ar?: RichTextDocument | undefined
  readonly message_en?: string | undefined
  readonly message_ar?: string | undefined
}

const asJson = (value: object | undefined): SQL =>
  value === undefined ? sql`null` : sql`${JSON.stringify(value)}::jsonb`

/** A send of one notice, which goes out at any hour. Undefined: it was made before. */
export const addOrderSend = (db: Db, send: NewOrderSend) =>
  queryOne(
    db,
    pick(tables.notification_sends, 'id'),
    sql`insert into notification_sends (order_notice_id, kind, title_en, title_ar, body_en, body_ar, message_en,
        message_ar, send_to, audience, send_at, next_step_at, at_night)
      values (${send.notice_id}, ${send.kind}, ${send.title_en}, ${send.title_ar}, ${asJson(send.body_en)},
        ${asJson(send.body_ar)}, ${send.message_en ?? null}, ${send.message_ar ?? null}, '{}', '{}', now(), now(), true)
      on conflict do nothing returning id`,
  )

/** What was told is kept this long, so that nothing is told twice. */
const keptDays = 30

export const tidyNotices = (db: Db) =>
  execute(
    db,
    sql`
    delete from order_notices where handled_at < now() - make_interval(days => ${keptDays})
      and not exists (select from notification_sends
        where order_notice_id = order_notices.id and state in ('scheduled', 'sending'))`,
  )
