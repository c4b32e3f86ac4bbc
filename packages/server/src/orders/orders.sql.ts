import { type OrderFilter, orderFilters, orderStatus } from '@sufra/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { ReasonRow } from '../cancelReasons/cancelReasons.sql.ts'
import { type Db, rows } from '../kernel/db.ts'
import { prepared } from '../kernel/prepared.ts'
import { ownedRows, type RowRule, rowsOf, type Scope, signatureOf } from '../kernel/scope.ts'
import type { HistoryRow, LineRow } from './orders.page.ts'
import type { OrderListRow, OrderPageRow } from './orders.rows.ts'

/** Whose orders a caller may see: written here once, for every kind. */
export const orderRows: RowRule = {
  ...ownedRows('orders'),
  link: (scope) => sql`orders.id = ${scope.order_id}`,
}

/** A store's own time to decide, else the platform's for all stores; admins wait for the platform's own. */
const patience = (scope: Scope): SQL => {
  const setting = (name: string) =>
    sql`(select (value->>${sql.raw(`'${name}'`)})::int from settings where key = 'escalation')`
  return scope.kind === 'admin'
    ? setting('platform_minutes')
    : sql`coalesce((select escalation_minutes from stores where stores.id = orders.store_id), ${setting('store_minutes')})`
}

const needsAttention = (scope: Scope): SQL => sql`(orders.status_id = ${sql.raw(String(orderStatus.pending))}
  and orders.created_at < now() - make_interval(mins => ${patience(scope)}))`

const listColumns = (scope: Scope): SQL => sql`
  orders.id, orders.created_at, orders.event_at, orders.event_day, orders.area_name_en, orders.area_name_ar,
  orders.payment_method, orders.status_id, order_statuses.status, order_statuses.display_status_en,
  order_statuses.display_status_ar, orders.order_total_price, orders.paid_amount, orders.remaining_amount,
  orders.platform_commission_value, orders.pgw_charges_value, orders.due_to_store, orders.cancel_reason_en,
  orders.cancel_reason_ar, orders.cancelled_by_kind, orders.store_id, orders.store_name_en, orders.store_name_ar,
  orders.customer_fullname, orders.customer_mobile, orders.seen_at is not null as seen,
  ${needsAttention(scope)} as needs_attention`

const fromOrders = sql`from orders join order_statuses on order_statuses.id = orders.status_id`

export interface Filters {
  readonly search?: string | undefined
  readonly order_status?: OrderFilter | undefined
  readonly needs_attention?: boolean | undefined
}

export interface ListInput extends Filters {
  readonly count: number
  readonly page: number
}

/** The search box takes an order's id; anything else finds nothing. */
const matches = (search: string) =>
  /^\d{1,15}$/.test(search) ? sql`orders.id = ${Number(search)}` : sql`false`

function conditionsOf(scope: Scope, allowed: SQL, { search, order_status, needs_attention }: Filters): SQL {
  const conditions = [allowed]
  if (order_status) conditions.push(sql`orders.status_id = ${orderFilters[order_status]}`)
  if (needs_attention) conditions.push(needsAttention(scope))
  if (search) conditions.push(matches(search))
  return sql.join(conditions, sql` and `)
}

/**
 * Limit and offset are whole numbers by contract and stand in the text: as parameters every call is planned anew.
 * The plan of the first page, which every desk opens with, is kept.
 */
export function listOrders(db: Db, scope: Scope, allowed: SQL, { count, page, ...filters }: ListInput) {
  const ask = page === 1 ? prepared : rows
  return ask<OrderListRow>(
    db,
    sql`select ${listColumns(scope)} ${fromOrders} where ${conditionsOf(scope, allowed, filters)}
      order by orders.id desc limit ${sql.raw(String(count))} offset ${sql.raw(String((page - 1) * count))}`,
  )
}

/** The next newer and next older order of the filtered list. */
export async function neighbours(db: Db, scope: Scope, allowed: SQL, id: number, filters: Filters) {
  const within = conditionsOf(scope, allowed, filters)
  const [found] = await rows<{ previous: number | null; next: number | null }>(
    db,
    sql`select
      (select orders.id from orders where ${within} and orders.id > ${id} order by orders.id limit 1) as previous,
      (select orders.id from orders where ${within} and orders.id < ${id} order by orders.id desc limit 1) as next`,
  )
  return { previous: found?.previous ?? null, next: found?.next ?? null }
}

export const markSeen = (db: Db, allowed: SQL, id: number) =>
  db.execute(
    sql`update orders set seen_at = now() where ${allowed} and orders.id = ${id} and seen_at is null`,
  )

export interface StatusTotal extends Record<string, unknown> {
  status_id: number
  order_count: number
  total_price: number
}

export interface DeskCounts {
  readonly totals: readonly StatusTotal[]
  /** How many are left undecided too long. */
  readonly waiting: number
}

/**
 * What the desk shows above its list. The totals come from the summary kept on write, one row per store and status,
 * never from a count over orders; those left undecided are few, and found by their index. One statement: every desk
 * asks for both with every page and event.
 */
export async function deskCounts(db: Db, scope: Scope, allowed: SQL): Promise<DeskCounts> {
  const totals = await prepared<StatusTotal & { waiting: number }>(
    db,
    sql`select status_id, sum(order_count)::int8 as order_count, sum(total_price)::int8 as total_price,
        (select count(*) from orders where ${allowed} and ${needsAttention(scope)}) as waiting
      from order_totals where ${rowsOf(ownedRows('order_totals'), scope)} group by status_id`,
  )
  return { totals, waiting: totals[0]?.waiting ?? 0 }
}

export const ordersOf = (db: Db, scope: Scope, condition: SQL) =>
  rows<OrderListRow>(db, sql`select ${listColumns(scope)} ${fromOrders} where ${condition}`)

export async function orderRow(
  db: Db,
  scope: Scope,
  allowed: SQL,
  id: number,
): Promise<OrderListRow | undefined> {
  const [row] = await ordersOf(db, scope, sql`${allowed} and orders.id = ${id}`)
  return row
}

export async function orderPage(
  db: Db,
  scope: Scope,
  allowed: SQL,
  id: number,
): Promise<OrderPageRow | undefined> {
  const [row] = await rows<OrderPageRow>(
    db,
    sql`select ${listColumns(scope)}, orders.sub_total, orders.discount, orders.discount_value,
        orders.offer_discount_value, orders.coupon_code, orders.coupon_discount, orders.coupon_discount_value,
        orders.coupon_platform_contribution, orders.coupon_platform_contribution_value,
        orders.welcome_discount_value, orders.catering_delivery_fees, orders.tax, orders.value_added_tax, orders.notes,
        orders.customer_email, orders.street_number, orders.building_number, orders.address_name,
        orders.formatted_address, orders.region_name_en, orders.region_name_ar, orders.latitude, orders.longitude,
        orders.cash_collected_amount, orders.refunded_amount, orders.cancelled_by_name, orders.accepted_at,
        orders.language, orders.restaurant_name, orders.store_phone, orders.store_email, orders.catering_advance,
        orders.cancellation_days, orders.catering_commission, orders.credit_card_fee, orders.debit_card_fee,
        (select key from files join stores on stores.logo_id = files.id where stores.id = orders.store_id) as logo_key
      ${fromOrders} where ${allowed} and orders.id = ${id}`,
  )
  return row
}

/** The lines of several orders, by order and line. */
export const linesOf = (db: Db, order_ids: readonly number[]) =>
  rows<LineRow & { order_id: number }>(
    db,
    sql`select order_id, line_number, name_en, name_ar, quantity, enough_for, promoted_price, price_per_unit,
        special_fees_amount, line_total, additional_demands_text, choices, addons
      from order_lines where order_id = any(${sql.param(order_ids)}::bigint[]) order by order_id, line_number`,
  )

export const acceptedOrders = (db: Db, scope: Scope, allowed: SQL, store_id: number, day: string) =>
  rows<OrderListRow & { notes: string | null }>(
    db,
    sql`select ${listColumns(scope)}, orders.notes ${fromOrders}
      where ${allowed} and orders.store_id = ${store_id} and orders.event_day = ${day}
        and orders.status_id = ${orderStatus.accepted}
      order by orders.event_at, orders.id`,
  )

export const orderHistory = (db: Db, id: number) =>
  rows<HistoryRow>(
    db,
    sql`select order_status_history.status_id, order_statuses.status, order_statuses.display_status_en,
        order_statuses.display_status_ar, order_status_history.at, order_status_history.actor_kind,
        order_status_history.actor_name, order_status_history.reason_en, order_status_history.reason_ar
      from order_status_history join order_statuses on order_statuses.id = order_status_history.status_id
      where order_id = ${id} order by order_status_history.id`,
  )

export interface StatusRow extends Record<string, unknown> {
  id: number
  status: string
  display_status_en: string
  display_status_ar: string
}

export const orderStatuses = (db: Db) =>
  rows<StatusRow>(
    db,
    sql`select id, status, display_status_en, display_status_ar from order_statuses order by id`,
  )

/** Locks the order, so that everybody else who decides it waits and then sees what was decided. */
export async function lockOrder(
  db: Db,
  allowed: SQL,
  id: number,
): Promise<{ status_id: number } | undefined> {
  const [row] = await rows<{ status_id: number }>(
    db,
    sql`select orders.status_id from orders where ${allowed} and orders.id = ${id} for no key update`,
  )
  return row
}

const momentOf: Readonly<Record<number, SQL>> = {
  [orderStatus.accepted]: sql`accepted_at = now()`,
  [orderStatus.cancelled]: sql`cancelled_at = now()`,
  [orderStatus.completed]: sql`completed_at = now()`,
}

/** Writes the new status and its line of history, signed by the caller. The order is locked already. */
export async function setStatus(
  db: Db,
  scope: Scope,
  id: number,
  status_id: number,
  reason: ReasonRow | undefined,
): Promise<void> {
  const { kind, account_id, name } = signatureOf(scope)
  const cancelled = reason
    ? sql`, cancel_reason_id = ${reason.id}, cancel_reason_en = ${reason.reason_en},
        cancel_reason_ar = ${reason.reason_ar}, cancelled_by_kind = ${kind}, cancelled_by_name = ${name}`
    : sql``
  await db.execute(sql`
    update orders set status_id = ${status_id}, ${momentOf[status_id]}${cancelled} where id = ${id}`)
  await db.execute(sql`
    insert into order_status_history (order_id, status_id, actor_kind, actor_account_id, actor_name, reason_en, reason_ar)
    values (${id}, ${status_id}, ${kind}, ${account_id}, ${name}, ${reason?.reason_en ?? null}, ${reason?.reason_ar ?? null})`)
}
