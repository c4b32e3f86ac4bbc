import {
  type Audience,
  type MissedReason,
  missedReasons,
  type SendKind,
  type SendState,
  sendKinds,
  type sendSorts,
  sendStates,
  waitReasons,
} from '@sufra/contract/engagement/notifications'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import {
  bool,
  int,
  json,
  nullable,
  oneOf,
  pick,
  present,
  type RowOf,
  selected,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { affects, countRows, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { Wanted } from './audience.sql.ts'

/** All of marketing's. Messages of orders are sends that nobody began. */
export const sendScope = {
  admin: () => sql`notification_sends.order_notice_id is null`,
} satisfies ScopeRule

const fields = {
  ...pick(
    tables.notification_sends,
    'id',
    'title_en',
    'title_ar',
    'next_step_at',
    'send_at',
    'created_at',
    'finished_at',
    'recipient_count',
    'sent_count',
    'failed_count',
    'suppressed_count',
    'unknown_count',
  ),
  kind: oneOf(tables.notification_sends.kind, sendKinds),
  state: oneOf(tables.notification_sends.state, sendStates),
  waits_for: nullable(oneOf(tables.notification_sends.waits_for, waitReasons)),
}
const columns = { ...fields, by: tables.accounts.name }
export type SendRow = RowOf<typeof columns>

const ofKind = (kind: SendKind | undefined) => (kind ? sql`kind = ${kind}` : sql`true`)

const sorted = { id: sql`notification_sends.id`, at: sql`notification_sends.send_at` }
const ends = { id: sorted.id, own: sql`notification_sends.id desc` }

interface SendsPage extends SortedPage<SortOf<typeof sendSorts>> {
  readonly kind?: SendKind | undefined
}

export const sendPage = (
  db: Db,
  allowed: SQL,
  { kind, count, page, ...sort }: SendsPage,
): Promise<SendRow[]> =>
  query(
    db,
    columns,
    sql`select ${selected(fields)}, accounts.name as by
      from notification_sends join accounts on accounts.id = created_by
      where ${allowed} and ${kind ? sql`notification_sends.kind = ${kind}` : sql`true`}
      ${orderBy(sort, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  )

export const countSends = (db: Db, allowed: SQL, kind: SendKind | undefined): Promise<number> =>
  countRows(db, sql`from notification_sends where ${allowed} and ${ofKind(kind)}`)

export const sendBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    columns,
    sql`select ${selected(fields)}, accounts.name as by
      from notification_sends join accounts on accounts.id = created_by
      where ${allowed} and notification_sends.id = ${id}`,
  )

export const missedOf = (db: Db, send_id: number) =>
  query(
    db,
    { reason: oneOf(present(tables.notification_recipients.reason), missedReasons), count: int },
    sql`select reason, count(*) as count from notification_recipients
      where send_id = ${send_id} and state in ('failed', 'suppressed', 'unknown') and reason is not null
      group by 1 order by 2 desc, 1`,
  )

export interface NewSend extends Wanted {
  readonly title_en: string
  readonly title_ar: string
  readonly body_en?: RichTextDocument
  readonly body_ar?: RichTextDocument
  readonly message_en?: string
  readonly message_ar?: string
  readonly store_id?: number | undefined
  readonly item_id?: number | undefined
  readonly send_at: Date
  readonly at_night: boolean
}

const asJson = (value: object | undefined): SQL =>
  value === undefined ? sql`null` : sql`${JSON.stringify(value)}::jsonb`

export const addSend = (db: Db, account_id: number, send: NewSend) =>
  queryOne(
    db,
    pick(tables.notification_sends, 'id'),
    sql`insert into notification_sends (kind, title_en, title_ar, body_en, body_ar, message_en, message_ar, store_id,
        item_id, send_to, audience, custom_emails, send_at, next_step_at, at_night, created_by)
      values (${send.kind}, ${send.title_en}, ${send.title_ar}, ${asJson(send.body_en)}, ${asJson(send.body_ar)},
        ${send.message_en ?? null}, ${send.message_ar ?? null}, ${send.store_id ?? null}, ${send.item_id ?? null},
        ${sql.param(send.send_to)}::text[], ${asJson(send.audience)}, ${sql.param(send.custom_emails)}::text[],
        ${send.send_at.toISOString()}::timestamptz, ${send.send_at.toISOString()}::timestamptz, ${send.at_night},
        ${account_id})
      returning id`,
  )

/** A send that goes on has begun once its recipients were written down. */
const going = sql`case when frozen_at is null then 'scheduled' else 'sending' end`
const open: readonly SendState[] = ['scheduled', 'sending', 'paused']

/** False: it is over. */
export const setState = (db: Db, id: number, state: 'paused' | 'stopped' | 'going') =>
  affects(
    db,
    sql`update notification_sends set state = ${state === 'going' ? going : sql`${state}::text`}, waits_for = null,
        next_step_at = case when ${state} = 'going' then greatest(send_at, now()) else next_step_at end,
        finished_at = case when ${state} = 'stopped' then now() end
      where id = ${id} and state = any(${sql.param(open)}::text[])`,
  )

const workColumns = {
  ...pick(
    tables.notification_sends,
    'id',
    'title_en',
    'title_ar',
    'message_en',
    'message_ar',
    'store_id',
    'item_id',
    'send_to',
    'custom_emails',
    'at_night',
    'frozen_at',
    'order_notice_id',
  ),
  kind: oneOf(tables.notification_sends.kind, sendKinds),
  audience: json(z.custom<Audience>()),
  body_en: nullable(json(z.custom<RichTextDocument>())),
  body_ar: nullable(json(z.custom<RichTextDocument>())),
  order_id: nullable(int),
  /** What happened to an order is told no more after a day, as by the notice itself. */
  late: bool,
}
export type Work = RowOf<typeof workColumns>

export const leaseSeconds = 15
const renewed = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Takes a send that is due and that no living worker has. */
export const takeSend = (db: Db, id: number, lease: string) =>
  queryOne(
    db,
    workColumns,
    sql`update notification_sends set lease = ${lease}, lease_until = ${renewed}, waits_for = null
      where id = ${id} and state in ('scheduled', 'sending') and next_step_at <= now()
        and (lease_until is null or lease_until < now())
      returning ${selected(workColumns)}, audience, body_en, body_ar,
        (select notice.order_id from order_notices notice where notice.id = order_notice_id) as order_id,
        order_notice_id is not null and created_at < now() - interval '1 day' as late`,
  )

/** Ends a send that would be wrong by now: nobody who still waits is told. */
export const giveUp = (db: Db, id: number, lease: string, reason: MissedReason) =>
  execute(
    db,
    sql`
    with given_up as (
      update notification_recipients set state = 'failed', reason = ${reason}
      where send_id = ${id} and state = 'waiting' returning id)
    update notification_sends set state = 'finished', finished_at = now(), lease_until = null,
      failed_count = failed_count + (select count(*) from given_up)
    where id = ${id} and lease = ${lease}`,
  )

export const renewLease = (db: Db, id: number, lease: string) =>
  execute(
    db,
    sql`update notification_sends set lease_until = ${renewed} where id = ${id} and lease = ${lease}`,
  )

export interface Rest {
  /** Seconds. */
  readonly after: number
  readonly waits_for?: (typeof waitReasons)[number] | undefined
}

/** Gives a send back, to be gone on with later. */
export const releaseSend = (db: Db, id: number, lease: string, { after, waits_for }: Rest) =>
  execute(
    db,
    sql`
    update notification_sends set lease_until = null,
      next_step_at = greatest(next_step_at, now() + make_interval(secs => ${after})), 
      waits_for = case when state = 'paused' then null else ${waits_for ?? null} end
    where id = ${id} and lease = ${lease}`,
  )

/** Nobody waits any more. */
export const finishSend = (db: Db, id: number, lease: string) =>
  execute(
    db,
    sql`
    update notification_sends set state = 'finished', finished_at = now(), lease_until = null
    where id = ${id} and lease = ${lease} and state = 'sending'`,
  )

/** Sends with a step to make that nobody is making. */
export const dueSends = (db: Db) =>
  query(
    db,
    pick(tables.notification_sends, 'id', 'order_notice_id'),
    sql`select id, order_notice_id from notification_sends where state in ('scheduled', 'sending') and next_step_at <= now()
        and (lease_until is null or lease_until < now()) order by next_step_at limit 50`,
  )
