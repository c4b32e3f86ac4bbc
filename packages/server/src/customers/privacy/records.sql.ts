import { orderStatus } from '@sufra/contract/orders/orders.shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { liveCustomers } from '../identity/identity.sql.ts'

export const forgettable = { admin: () => liveCustomers } satisfies ScopeRule

const recordColumns = pick(tables.customers, 'id', 'mobile', 'fullname', 'email', 'status')

/**
 * All records of the person: the live one, those merged into it, and those of any of their numbers that were deleted
 * before (DECISIONS 18a). Another way in which two records are one person belongs here.
 */
const recordsWhere = (allowed: SQL, id: number): SQL => sql`
  from customers record where record.erased_at is null and record.mobile in (
    select own.mobile from customers join customers own on own.id = customers.id or own.merged_into_id = customers.id
    where ${allowed} and customers.id = ${id})
  order by record.id = ${id} desc, record.id`

export const recordsOf = (db: Db, allowed: SQL, id: number) =>
  query(db, recordColumns, sql`select id, mobile, fullname, email, status ${recordsWhere(allowed, id)}`)

export type CustomerRecord = Awaited<ReturnType<typeof recordsOf>>[number]

/** The same, kept from orders, reviews and edits until the transaction ends. */
export const lockedRecords = (db: Db, allowed: SQL, id: number) =>
  query(
    db,
    recordColumns,
    sql`select id, mobile, fullname, email, status ${recordsWhere(allowed, id)} for update of record`,
  )

export const inIds = (column: SQL, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::bigint[])`

/** Neither completed nor cancelled. */
export const openOrdersOf = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await query(
    db,
    pick(tables.orders, 'id'),
    sql`select id from orders where ${inIds(sql`customer_id`, ids)}
      and status_id not in (${orderStatus.cancelled}, ${orderStatus.completed}) order by id`,
  )
  return rows.map(({ id }) => id)
}
