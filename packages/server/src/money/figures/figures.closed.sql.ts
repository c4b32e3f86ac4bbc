import { firstDayOf } from '@sufra/contract/kernel/clock'
import { type SQL, sql } from 'drizzle-orm'
import { instant, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { dayOf, type Parts, rowPart } from './figures.parts.sql.ts'

const from = sql`from statement_documents document
  join statement_document_parts part on part.document_number = document.number`
const of = (stores: SQL, month: string): SQL =>
  sql`document.${stores} and document.month = ${firstDayOf(month)}::date`

/** Orders that had not ended when a month was closed, with what was expected of them. */
export const expectedAtClose = (stores: SQL, month: string): Parts =>
  sql`select ${rowPart('order', sql`orders.id`, {
    day: sql`orders.event_day`,
    amount: sql`part.amount`,
    term: sql`'orders'`,
    figure: 'order_at_close',
  })}
    ${from} join orders on orders.id = part.order_id where ${of(stores, month)}`

/** Payment requests that were pending when a month was closed. */
export const requestedAtClose = (stores: SQL, month: string): Parts =>
  sql`select ${rowPart('request', sql`request.id`, {
    day: dayOf(sql`request.created_at`),
    amount: sql`part.amount`,
    term: sql`'requests'`,
    figure: 'request',
    description: sql`request.description`,
  })}
    ${from} join payment_requests request on request.id = part.payment_request_id where ${of(stores, month)}`

/** What was expected of an order as a month was closed, and when that was. */
export const orderAtClose = (db: Db, order_id: number, month: string) =>
  queryOne(
    db,
    { ...pick(tables.statement_document_parts, 'amount'), closed_at: instant },
    sql`select part.amount, closed_months.closed_at ${from}
      join closed_months on closed_months.month = document.month
      where part.order_id = ${order_id} and document.month = ${firstDayOf(month)}::date`,
  )
