import { consentKinds, consentSources } from '@sufra/contract/customers/consents'
import { paymentKinds, sendKinds } from '@sufra/contract/customers/privacy.shapes'
import { languages } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, oneOf, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { ofReview, ofReviewColumns } from '../customers/customers.reviews.sql.ts'
import { inIds } from './records.sql.ts'

const theirs = (ids: readonly number[]): SQL => inIds(sql`customer_id`, ids)
const ofOrders = (ids: readonly number[]): SQL =>
  sql`order_id in (select id from orders where ${inIds(sql`orders.customer_id`, ids)})`

const recordColumns = {
  ...pick(
    tables.customers,
    'id',
    'fullname',
    'mobile',
    'email',
    'status',
    'block_reason',
    'created_at',
    'archived_at',
  ),
  language: oneOf(tables.customers.language, languages),
}
export const recordsIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    recordColumns,
    sql`select ${selected(recordColumns)} from customers where ${inIds(sql`id`, ids)} order by id desc`,
  )

const addressColumns = {
  ...pick(
    tables.customer_addresses,
    'name',
    'street_number',
    'building_number',
    'notes',
    'latitude',
    'longitude',
    'created_at',
    'archived_at',
  ),
  region_en: tables.regions.name_en,
  region_ar: tables.regions.name_ar,
  area_en: tables.areas.name_en,
  area_ar: tables.areas.name_ar,
}
export const addressesIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    addressColumns,
    sql`select ${selected(addressColumns)} from customer_addresses
      join areas on areas.id = customer_addresses.area_id join regions on regions.id = customer_addresses.region_id
      where ${theirs(ids)} order by customer_addresses.id desc`,
  )

const orderColumns = {
  ...pick(
    tables.orders,
    'id',
    'created_at',
    'event_at',
    'store_name_en',
    'store_name_ar',
    'customer_fullname',
    'customer_mobile',
    'customer_email',
    'address_name',
    'region_name_en',
    'region_name_ar',
    'area_name_en',
    'area_name_ar',
    'street_number',
    'building_number',
    'formatted_address',
    'latitude',
    'longitude',
    'notes',
    'coupon_code',
    'sub_total',
    'discount_value',
    'catering_delivery_fees',
    'order_total_price',
    'cash_collected_amount',
    'refunded_amount',
    'cancelled_at',
    'cancel_reason_en',
    'cancel_reason_ar',
  ),
  payed_amount: tables.orders.paid_amount,
  payment_method: oneOf(tables.orders.payment_method, ['cashondelivery', 'creditcard']),
  ...pick(tables.order_statuses, 'display_status_en', 'display_status_ar'),
}
export const ordersIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    orderColumns,
    sql`select ${selected(orderColumns)} from orders join order_statuses on order_statuses.id = orders.status_id
      where ${theirs(ids)} order by orders.id desc`,
  )

const lineColumns = pick(
  tables.order_lines,
  'order_id',
  'name_en',
  'name_ar',
  'quantity',
  'additional_demands_text',
  'line_total',
)
export const linesIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    lineColumns,
    sql`select ${selected(lineColumns)} from order_lines where ${ofOrders(ids)} order by order_id desc, line_number`,
  )

export const paymentsIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    {
      ...pick(tables.payments, 'order_id', 'amount'),
      kind: oneOf(text, paymentKinds),
      at: tables.payments.received_at,
      reference: nullable(text),
      reason: nullable(text),
    },
    sql`select order_id, amount, 'payment' as kind, received_at as at, reference, null as reason from payments
        where ${ofOrders(ids)}
      union all select order_id, amount, 'cash', created_at, null, null from cash_collections where ${ofOrders(ids)}
      union all select order_id, amount, 'refund', created_at, reference, reason from refunds where ${ofOrders(ids)}
      order by at desc`,
  )

const couponColumns = {
  ...pick(tables.coupon_redemptions, 'order_id', 'discount_value', 'created_at', 'released_at'),
  code: tables.orders.coupon_code,
}
export const couponsIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    couponColumns,
    sql`select ${selected(couponColumns)} from coupon_redemptions join orders on orders.id = coupon_redemptions.order_id
      where ${inIds(sql`coupon_redemptions.customer_id`, ids)} order by coupon_redemptions.id desc`,
  )

const reviewColumns = {
  ...pick(tables.reviews, 'order_id', 'created_at', 'comment'),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
}
export const reviewsIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    { ...reviewColumns, ...ofReviewColumns },
    sql`select ${selected(reviewColumns)}, ${ofReview}
      from reviews join stores on stores.id = reviews.store_id
      left join review_answers on review_answers.review_id = reviews.id
      where ${theirs(ids)} order by reviews.id desc`,
  )

/** A restaurant's own notes on its orders are not shown to the platform's staff. */
export const notesIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    {
      order_id: nullable(int),
      ...pick(tables.customer_notes, 'note', 'author_name'),
      at: tables.customer_notes.created_at,
    },
    sql`select null::bigint as order_id, note, author_name, created_at as at from customer_notes where ${theirs(ids)}
      union all select order_id, note, author_name, created_at from order_notes where ${ofOrders(ids)}
        and side = 'platform'
      order by at desc`,
  )

export const consentsIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    {
      kind: oneOf(tables.customer_consents.kind, consentKinds),
      given: tables.customer_consents.given,
      source: oneOf(tables.customer_consents.source, consentSources),
      at: tables.customer_consents.created_at,
    },
    sql`select kind, given, source, created_at as at from customer_consents where ${theirs(ids)} order by id desc`,
  )

export const sendsIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    {
      kind: oneOf(tables.notification_sends.kind, sendKinds),
      ...pick(tables.notification_sends, 'title_en', 'title_ar'),
      ...pick(tables.notification_recipients, 'address', 'state'),
      at: tables.notification_sends.send_at,
    },
    sql`select send.kind, send.title_en, send.title_ar, recipient.address, recipient.state, send.send_at as at
      from notification_recipients recipient join notification_sends send on send.id = recipient.send_id
      where ${inIds(sql`recipient.customer_id`, ids)} order by send.send_at desc, recipient.id desc`,
  )

const deviceColumns = {
  ...pick(tables.device_tokens, 'platform', 'token', 'created_at', 'last_seen_at'),
  language: oneOf(tables.device_tokens.language, languages),
}
export const devicesIn = (db: Db, ids: readonly number[]) =>
  query(
    db,
    deviceColumns,
    sql`select ${selected(deviceColumns)} from device_tokens where ${theirs(ids)} order by id desc`,
  )
