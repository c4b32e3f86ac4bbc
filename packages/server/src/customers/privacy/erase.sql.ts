import { type SQL, sql } from 'drizzle-orm'
import { nullable, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { inIds } from './records.sql.ts'

interface Forgotten {
  readonly ids: readonly number[]
  /** In lower case, as marketing keeps them. */
  readonly emails: readonly string[]
  readonly reason: string
}

const customers = (ids: readonly number[]) => inIds(sql`customer_id`, ids)
const orders = (ids: readonly number[]) =>
  sql`order_id in (select id from orders where ${inIds(sql`customer_id`, ids)})`
const reviews = (ids: readonly number[]) =>
  sql`review_id in (select id from reviews where ${inIds(sql`customer_id`, ids)})`
const addresses = (emails: readonly string[]) => sql`${sql.param(emails)}::text[]`

/** A reason that somebody typed, not one of the platform's list. */
const typedReason = sql`orders.cancelled_at is not null and orders.cancel_reason_id is null`

/** What reaches them: addresses, devices, and what was sent. An address that another customer has too stays theirs. */
const reaching = ({ ids, emails }: Forgotten): SQL[] => [
  sql`delete from marketing_addresses where email = any(${addresses(emails)}) and not exists (select from customers other
    where lower(other.email) = marketing_addresses.email and other.erased_at is null
      and not ${inIds(sql`other.id`, ids)})`,
  sql`update notification_recipients set address = 'erased ' || id, detail = null
    where ${customers(ids)} or customer_id is null and account_id is null and address = any(${addresses(emails)})`,
  sql`update notification_sends set custom_emails =
      array(select email from unnest(custom_emails) email where email <> all(${addresses(emails)}))
    where custom_emails && ${addresses(emails)}`,
  sql`delete from device_tokens where ${customers(ids)}`,
]

/** Views of lists that search for them. Words that others share, such as a first name alone, stay. */
const searching = ({ ids, emails }: Forgotten): SQL[] => [
  sql`update list_views set search = list_views.search - 'search'
    where lower(list_views.search->>'search') = any(${addresses(emails)}) or exists (select from customers
      where ${inIds(sql`customers.id`, ids)} and (fold_text(list_views.search->>'search') = fold_text(customers.fullname)
        or right(regexp_replace(list_views.search->>'search', '\\D', '', 'g'), 8) = right(customers.mobile, 8)))`,
]

/** What was written by them and about them. Stars of a review stay: the store's average is made of them. */
const writing = ({ ids }: Forgotten): SQL[] => [
  sql`delete from customer_notes where ${customers(ids)}`,
  sql`delete from order_notes where ${orders(ids)}`,
  sql`delete from review_answers where ${reviews(ids)}`,
  sql`update reviews set comment = null where ${customers(ids)}`,
  sql`update refunds set reason = null where ${orders(ids)}`,
]

/** What was replayed, sent and printed of their orders. */
const copies = ({ ids }: Forgotten): SQL[] => [
  sql`update idempotency_keys kept set response = replace(kept.response::text, typed.reason, '"—"')::json
    from (select distinct orders.id, orders.channel_id, to_json(reason)::text as reason from orders,
        unnest(array[cancel_reason_en, cancel_reason_ar]) reason
      where ${customers(ids)} and ${typedReason} and reason is not null) typed
    where kept.channel_id = typed.channel_id and kept.response #>> '{order,id}' = typed.id::text`,
  sql`update webhook_deliveries set payload = payload || '{"cancel_reason_en": null, "cancel_reason_ar": null}'
    from orders where orders.id = webhook_deliveries.order_id and ${customers(ids)} and ${typedReason}`,
  sql`update order_status_history set note = null,
      reason_en = case when ${typedReason} then null else reason_en end,
      reason_ar = case when ${typedReason} then null else reason_ar end
    from orders where orders.id = order_status_history.order_id and ${customers(ids)}`,
  // What they were told of their orders.
  sql`delete from notification_sends using order_notices where order_notices.id = order_notice_id and ${orders(ids)}`,
  sql`update order_lines set additional_demands_text = null where ${orders(ids)}`,
  sql`update orders set customer_fullname = 'Erased customer #' || customer_id, customer_mobile = '',
      customer_email = null, address_id = null, address_name = null, formatted_address = null, street_number = null,
      building_number = null, latitude = null, longitude = null, notes = null,
      cancel_reason_en = case when ${typedReason} then null else cancel_reason_en end,
      cancel_reason_ar = case when ${typedReason} then null else cancel_reason_ar end
    where ${customers(ids)}`,
]

/** The records themselves, and last of all the keys of what the audit trail says of them. */
const records = ({ ids, reason }: Forgotten): SQL[] => [
  sql`delete from customer_addresses where ${customers(ids)}`,
  sql`delete from forgotten_blocks where number_hash in
    (select number_hash(mobile) from customers where ${inIds(sql`id`, ids)})`,
  // A block of the customer is one of each of their numbers.
  sql`insert into forgotten_blocks (number_hash, blocked_at)
    select number_hash(own.mobile), coalesce(kept.blocked_at, now()) from customers own
      join customers kept on kept.id = coalesce(own.merged_into_id, own.id)
    where ${inIds(sql`own.id`, ids)} and kept.archived_at is null and not kept.status`,
  sql`delete from customer_terms where ${customers(ids)}`,
  sql`update customers set fullname = 'Erased customer #' || id, mobile = '', email = null, image_id = null,
      block_reason = null, merged_into_id = null, archived_at = coalesce(archived_at, now()), erased_at = now(), erase_reason = ${reason}
    where ${inIds(sql`id`, ids)}`,
  sql`delete from customer_keys where ${customers(ids)}`,
]

/** Erases everything personal, under the lock of the records. */
export async function erase(db: Db, forgotten: Forgotten): Promise<void> {
  for (const part of [reaching, searching, writing, copies, records])
    for (const statement of part(forgotten)) await execute(db, statement)
}

/** Contacts and comments of theirs, by which is known what was sent to them or repeats what they wrote. */
export async function sentMarks(db: Db, ids: readonly number[]) {
  const contacts = await query(
    db,
    { mobile: tables.orders.customer_mobile, email: nullable(tables.orders.customer_email) },
    sql`select customer_mobile as mobile, customer_email as email from orders where ${customers(ids)}
      union select mobile, email from customers where ${inIds(sql`id`, ids)}`,
  )
  // They may have had another address before.
  const former = await query(
    db,
    { email: text },
    sql`select distinct opened->>'email' as email from audit_log, open_personal(audit_log.after) opened
      where table_name = 'customers' and row_id = any(${sql.param(ids.map(String))}::text[])
        and opened->>'email' is not null`,
  )
  const reached = await query(
    db,
    pick(tables.notification_recipients, 'address'),
    sql`select distinct address from notification_recipients where ${customers(ids)}`,
  )
  const devices = await query(
    db,
    pick(tables.device_tokens, 'token'),
    sql`select token from device_tokens where ${customers(ids)}`,
  )
  const comments = await query(
    db,
    pick(tables.reviews, 'comment'),
    sql`select comment from reviews where ${customers(ids)} and comment is not null`,
  )
  return {
    emails: [
      ...new Set([
        ...[...contacts, ...former].flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])),
        ...reached.map(({ address }) => address),
      ]),
    ],
    mobiles: [...new Set(contacts.map(({ mobile }) => mobile))],
    devices: devices.map(({ token }) => token),
    comments: comments.map(({ comment }) => comment ?? ''),
  }
}
