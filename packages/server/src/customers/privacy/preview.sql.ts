import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { inIds } from './records.sql.ts'

const counted = (from: SQL): SQL => sql`(select count(*)::int from ${from})`

const columns = {
  addresses: int,
  notes: int,
  devices: int,
  orders: int,
  orderNotes: int,
  reviews: int,
  ratings: int,
  sends: int,
  payments: int,
  coupons: int,
  consents: int,
  audit: int,
}

/** How much of each there is. */
export async function countsOf(db: Db, ids: readonly number[]) {
  const theirs = inIds(sql`customer_id`, ids)
  const ofOrders = sql`order_id in (select id from orders where ${theirs})`
  const row = await queryOne(
    db,
    columns,
    sql`select ${counted(sql`customer_addresses where ${theirs}`)} as addresses,
      ${counted(sql`customer_notes where ${theirs}`)} as notes,
      ${counted(sql`device_tokens where ${theirs}`)} as devices,
      ${counted(sql`orders where ${theirs}`)} as orders,
      ${counted(sql`order_notes where ${ofOrders}`)} as "orderNotes",
      ${counted(sql`reviews where ${theirs} and comment is not null`)} as reviews,
      ${counted(sql`reviews where ${theirs}`)} as ratings,
      ${counted(sql`notification_recipients where ${theirs}`)} as sends,
      ${counted(sql`payments where ${ofOrders}`)} as payments,
      ${counted(sql`coupon_redemptions where ${theirs}`)} as coupons,
      ${counted(sql`customer_consents where ${theirs}`)} as consents,
      ${counted(sql`audit_log where table_name = 'customers'
        and row_id = any(${sql.param(ids.map(String))}::text[])`)} as audit`,
  )
  return orNotFound(row)
}
