import type { totalFigures } from '@sufra/contract/money/figures.names'
import { type SQL, sql } from 'drizzle-orm'
import { type PositionFilters, positions } from '../storePositions/storePositions.sql.ts'
import { dayOf, eventPart, type Parts, rowPart, storePart } from './figures.parts.sql.ts'

/** Columns of the statement, with the figure that explains each in one row. */
const columns = {
  amount: 'event',
  order_total: 'event_order_total',
  received: 'event_received',
  commission: 'event_commission',
  gateway_charge: 'event_gateway_charge',
} as const
export type StatementColumn = keyof typeof columns

/** Rows of the statement of accounts. */
export const statementParts = (stores: SQL, within: SQL, column: StatementColumn): Parts => {
  const amount = sql`statement_rows.${sql.identifier(column)}`
  const figure = sql.raw(`'${columns[column]}'`)
  return sql`select ${eventPart(sql`statement_rows.day`, amount, figure)}
    from statement_rows join ledger_events event on event.id = statement_rows.event_id
    where statement_rows.${stores} and ${within} and ${amount} <> 0`
}

/** The rows up to that of an event, itself included. */
export const upToRow = (event: number): SQL =>
  sql`(statement_rows.day, statement_rows.event_id) <= (select day, event_id from statement_rows where event_id = ${event})`

/** Orders that have not ended. */
export const expectedParts = (stores: SQL): Parts =>
  sql`select ${rowPart('order', sql`orders.id`, {
    day: sql`orders.event_day`,
    amount: sql`orders.due_to_store`,
    term: sql`'orders'`,
    figure: 'order_due',
  })}
    from orders where orders.${stores} and orders.status_id in (1, 6) and orders.due_to_store <> 0`

/** Stores, each with what changed its balance. */
export const balancesParts = (allowed: SQL, within: SQL): Parts =>
  sql`select ${storePart(sql`changed.amount`, sql`'balance'`)}
    from (select store_id, sum(amount)::bigint as amount from statement_days where ${within} group by store_id) changed
    join stores on stores.id = changed.store_id where ${allowed} and changed.amount <> 0`

type Total = (typeof totalFigures)[number]
const ofTotals: Readonly<Record<Total, { readonly amount: SQL; readonly figure: SQL }>> = {
  total_due: { amount: sql`position.due`, figure: sql`'balance'` },
  total_expected: { amount: sql`position.expected`, figure: sql`'expected'` },
  total_requested: { amount: sql`position.requested`, figure: sql`'requested'` },
  total_charges: { amount: sql`position.charges`, figure: sql`'charges'` },
  total_paid: { amount: sql`position.paid`, figure: sql`'paid'` },
}

/** Stores of the list of positions. */
export function totalParts(total: Total, allowed: SQL, filters: PositionFilters): Parts {
  const { amount, figure } = ofTotals[total]
  return sql`select ${storePart(amount, figure)} ${positions(allowed, filters)} and ${amount} <> 0`
}

/** Events of an order or a charge, each with what it changed in a figure. */
export const changeParts = (
  changes: readonly { readonly event_id: number; readonly amount: number }[],
): Parts =>
  sql`select ${eventPart(sql`coalesce(event.reference_date, ${dayOf(sql`event.at`)})`, sql`change.amount`, sql`null::text`)}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(event_id bigint, amount bigint)
    join ledger_events event on event.id = change.event_id`

/** Events of the ledger themselves, with what they changed in a column of the statement. */
export const eventParts = (which: SQL, column: StatementColumn = 'amount', sign: 1 | -1 = 1): Parts => {
  const amount = sql`${sign}::int * statement_rows.${sql.identifier(column)}`
  return sql`select ${eventPart(sql`statement_rows.day`, amount, sql`null::text`)}
    from statement_rows join ledger_events event on event.id = statement_rows.event_id
    where (${which}) and ${amount} <> 0`
}
