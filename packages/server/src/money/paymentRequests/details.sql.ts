import { sql } from 'drizzle-orm'
import { pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orderColumns, orderFields } from './dueParts.sql.ts'

const heldOrder = { ...orderColumns, ...pick(tables.payment_request_orders, 'amount') }

/** The orders of a request, also after it has released them. */
export const requestOrders = (db: Db, id: number) =>
  query(
    db,
    heldOrder,
    sql`select ${orderFields}, payment_request_orders.amount
      from payment_request_orders
      join orders on orders.id = payment_request_orders.order_id
      join order_statuses on order_statuses.id = orders.status_id
      where payment_request_id = ${id} order by orders.id`,
  )

const heldCharge = {
  ...pick(tables.other_charges, 'id', 'order_id', 'reference_date', 'description'),
  ...pick(tables.payment_request_charges, 'amount'),
}

export const requestCharges = (db: Db, id: number) =>
  query(
    db,
    heldCharge,
    sql`select ${selected(heldCharge)} from payment_request_charges
      join other_charges on other_charges.id = payment_request_charges.other_charge_id
      where payment_request_id = ${id} order by other_charges.id`,
  )
