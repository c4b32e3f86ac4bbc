import { type SQL, sql } from 'drizzle-orm'
import { date, pick, present, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'

export const orderColumns = {
  ...pick(
    tables.orders,
    'id',
    'status_id',
    'order_total_price',
    'paid_amount',
    'due_to_store',
    'requested_amount',
  ),
  display_en: tables.order_statuses.display_status_en,
  display_ar: tables.order_statuses.display_status_ar,
  day: date,
}
export type DueOrderRow = RowOf<typeof orderColumns>

const chargeColumns = {
  ...pick(tables.other_charges, 'id', 'order_id', 'reference_date', 'description', 'requested_amount'),
  due_amount: present(tables.other_charges.due_amount),
}
export type DueChargeRow = RowOf<typeof chargeColumns>

/** The day on which an order ended, in Qatar. */
const endedOn = sql`(coalesce(orders.completed_at, orders.cancelled_at, orders.updated_at) at time zone 'Asia/Qatar')::date`

export const orderFields = sql`${selected(orderColumns)}, ${endedOn} as day`

const oneStore = (id: number): SQL => sql`orders.store_id = ${id}`

const unsettled = (stores: SQL, which: SQL): SQL =>
  sql`${stores} and orders.status_id in (7, 8) and orders.due_to_store <> orders.requested_amount and ${which}`

const unsettledOrders = (stores: SQL, which: SQL): SQL =>
  sql`from orders join order_statuses on order_statuses.id = orders.status_id where ${unsettled(stores, which)}`

/** Orders that ended up to a day, and all of which the store owes something. */
const endedUpTo = (day: string): SQL =>
  sql`(${endedOn} <= ${day}::date or orders.due_to_store < orders.requested_amount)`

/** The unsettled orders that a payout run nets up to a day, as a condition. */
export const unsettledUpTo = (stores: SQL, day: string): SQL => unsettled(stores, endedUpTo(day))

/** Ended orders of a store with an amount left to settle, the oldest first. */
export const dueOrders = (db: Db, store_id: number) =>
  query(
    db,
    orderColumns,
    sql`select ${orderFields} ${unsettledOrders(oneStore(store_id), sql`true`)} order by orders.id ${unpagedLimit}`,
  )

const selectCharges = (db: Db, store_id: number, lock: SQL) =>
  query(
    db,
    chargeColumns,
    sql`select ${selected(chargeColumns)} from other_charges
      where store_id = ${store_id} and due_amount <> requested_amount order by id ${lock}`,
  )

/** Charges of a store that are not netted yet, and netted ones that were reversed since. */
export const dueCharges = (db: Db, store_id: number) => selectCharges(db, store_id, unpagedLimit)

const chosen = (ids: readonly number[]): SQL => sql`orders.id = any(${sql.param(ids)}::bigint[])`

/** The chosen orders, and all of which the store owes something (DECISIONS 25). */
const requested = (ids: readonly number[]): SQL =>
  sql`(${chosen(ids)} or orders.due_to_store < orders.requested_amount)`

/** The unsettled ones among chosen orders, and those that a request for them nets, as conditions. */
export const unsettledChosen = (stores: SQL, ids: readonly number[]): SQL => unsettled(stores, chosen(ids))
export const unsettledRequested = (stores: SQL, ids: readonly number[]): SQL =>
  unsettled(stores, requested(ids))

export const partsOf = async (db: Db, store_id: number, ids: readonly number[]) => ({
  orders: await query(
    db,
    orderColumns,
    sql`select ${orderFields} ${unsettledOrders(oneStore(store_id), requested(ids))} order by orders.id`,
  ),
  charges: await dueCharges(db, store_id),
})

/** The same, locked in one order, so that two requests for the same orders come one after the other. */
export const lockParts = async (db: Db, store_id: number, ids: readonly number[]) => ({
  orders: await query(
    db,
    orderColumns,
    sql`select ${orderFields} ${unsettledOrders(oneStore(store_id), requested(ids))} order by orders.id
      for no key update of orders`,
  ),
  charges: await selectCharges(db, store_id, sql`for no key update`),
})

const ofStores = (ids: readonly number[]): SQL => sql`store_id = any(${sql.param(ids)}::bigint[])`

const runOrder = { ...pick(tables.orders, 'id', 'store_id', 'due_to_store', 'requested_amount') }
const runCharge = {
  ...pick(tables.other_charges, 'id', 'store_id', 'requested_amount'),
  due_amount: present(tables.other_charges.due_amount),
}

/** What a payout run settles with its stores, locked in the order in which single requests lock. */
export const lockPartsUpTo = async (db: Db, store_ids: readonly number[], day: string) => ({
  orders: await query(
    db,
    runOrder,
    sql`select id, store_id, due_to_store, requested_amount from orders
      where ${unsettledUpTo(ofStores(store_ids), day)} order by id for no key update`,
  ),
  charges: await query(
    db,
    runCharge,
    sql`select id, store_id, requested_amount, due_amount from other_charges
      where ${ofStores(store_ids)} and due_amount <> requested_amount order by id for no key update`,
  ),
})

/** Whether all of these are orders of the store, ended or not. */
export const ordersOfStore = (db: Db, store_id: number, ids: readonly number[]) =>
  query(
    db,
    pick(tables.orders, 'id'),
    sql`select orders.id from orders where orders.store_id = ${store_id} and orders.id = any(${sql.param(ids)}::bigint[])`,
  )
