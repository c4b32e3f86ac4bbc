import { qatarDay } from '@sufra/contract/kernel/clock'
import { partFigures, rowKinds, terms, type totalFigures } from '@sufra/contract/money/figures'
import { type SQL, sql } from 'drizzle-orm'
import { date, int, nullable, oneOf, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { type PositionFilters, positions } from '../storePositions/storePositions.sql.ts'

const partColumns = {
  kind: oneOf(text, [...rowKinds, 'store', 'event'] as const),
  id: int,
  day: date,
  description: nullable(text),
  amount: int,
  figure: nullable(oneOf(text, partFigures)),
}
export type PartRow = RowOf<typeof partColumns>

/**
 * What a figure adds up. Each of these statements selects `partColumns` and `term`, the term of the formula that the
 * part belongs to.
 */
export type Parts = SQL

const dayOf = (at: SQL) => sql`(${at} at time zone 'Asia/Qatar')::date`

/** Selects a part of an event of the ledger named `event`. */
const eventPart = (day: SQL, amount: SQL, figure: SQL) => sql`
  'event' as kind, event.id, ${day} as day, event.at, event.description, ${amount} as amount, ${figure} as figure,
  event.kind as term`

/** Selects a part that is no event. Nobody is named: its own figure says who did what. */
const rowPart = (
  kind: (typeof rowKinds)[number],
  id: SQL,
  {
    day,
    amount,
    term,
    description = sql`null::text`,
  }: Record<'day' | 'amount' | 'term', SQL> & { description?: SQL },
) => sql`
  ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${day} as day, null::timestamptz as at, ${description} as description,
  ${amount} as amount, ${sql.raw(kind === 'order' ? `'order_due'` : `'${kind}'`)} as figure, ${term} as term`

/** Rows of the statement of accounts. */
export const statementParts = (stores: SQL, within: SQL, column: string): Parts => {
  const amount = sql`statement_rows.${sql.identifier(column)}`
  return sql`select ${eventPart(sql`statement_rows.day`, amount, sql`'event'`)}
    from statement_rows join ledger_events event on event.id = statement_rows.event_id
    where statement_rows.${stores} and ${within} and ${amount} <> 0`
}

/** Orders that have not ended. */
export const expectedParts = (stores: SQL): Parts =>
  sql`select ${rowPart('order', sql`orders.id`, { day: sql`orders.event_day`, amount: sql`orders.due_to_store`, term: sql`'orders'` })}
    from orders where orders.${stores} and orders.status_id in (1, 6) and orders.due_to_store <> 0`

const requestPart = (day: SQL) =>
  rowPart('request', sql`payment_requests.id`, {
    day,
    amount: sql`payment_requests.amount`,
    term: sql`'requests'`,
    description: sql`payment_requests.description`,
  })

/** Requests that nobody has decided. */
export const requestedParts = (stores: SQL): Parts =>
  sql`select ${requestPart(dayOf(sql`payment_requests.created_at`))}
    from payment_requests where payment_requests.${stores} and status = 'PENDING'`

/** Payouts that were not reversed, by reference date. */
export const paidParts = (stores: SQL, within: SQL): Parts =>
  sql`select ${requestPart(sql`payment_requests.reference_date`)}
    from payment_requests where payment_requests.${stores} and status = 'request_accepted' and reversed_at is null
      and ${within}`

const chargePart = (amount: SQL) =>
  rowPart('charge', sql`other_charges.id`, {
    day: sql`other_charges.reference_date`,
    amount,
    term: sql`'charges'`,
    description: sql`other_charges.description`,
  })

/** Charges that are not netted yet. */
export const chargesParts = (stores: SQL): Parts =>
  sql`select ${chargePart(sql`other_charges.due_amount - other_charges.requested_amount`)}
    from other_charges where other_charges.${stores} and due_amount <> requested_amount`

/** Orders and charges of a request, each times `sign`. */
export const requestParts = (id: number | SQL, sign: 1 | -1 | SQL = 1): Parts => sql`
  select ${rowPart('order', sql`orders.id`, {
    day: dayOf(sql`coalesce(orders.completed_at, orders.cancelled_at, orders.updated_at)`),
    amount: sql`${sign}::int * part.amount`,
    term: sql`case when part.amount < 0 then 'owed' else 'orders' end`,
  })}
  from payment_request_orders part join orders on orders.id = part.order_id where part.payment_request_id = ${id}
  union all
  select ${chargePart(sql`${sign}::int * part.amount`)}
  from payment_request_charges part join other_charges on other_charges.id = part.other_charge_id
  where part.payment_request_id = ${id}`

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
  return sql`select 'store' as kind, stores.id, ${qatarDay(new Date())}::date as day, null::timestamptz as at,
      null::text as description, ${amount} as amount, ${figure} as figure,
      case when ${amount} < 0 then 'owing_stores' else 'stores' end as term
    ${positions(allowed, filters)} and ${amount} <> 0`
}

/** Events of an order, each with what it changed in a figure. */
export const changeParts = (
  changes: readonly { readonly event_id: number; readonly amount: number }[],
): Parts =>
  sql`select ${eventPart(sql`coalesce(event.reference_date, ${dayOf(sql`event.at`)})`, sql`change.amount`, sql`null::text`)}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(event_id bigint, amount bigint)
    join ledger_events event on event.id = change.event_id`

/** Events of the ledger themselves, with what they changed in what is due. */
export const eventParts = (which: SQL): Parts =>
  sql`select ${eventPart(sql`statement_rows.day`, sql`statement_rows.amount`, sql`null::text`)}
    from statement_rows join ledger_events event on event.id = statement_rows.event_id where ${which}`

/** A page of parts, the oldest first. */
export const pageOfParts = (db: Db, parts: Parts, { count, page }: { count: number; page: number }) =>
  query(
    db,
    partColumns,
    sql`select kind, id, day, description, amount, figure
      from (${parts}) part order by day, at, id limit ${count} offset ${(page - 1) * count}`,
  )

const sumColumns = { term: oneOf(text, terms), amount: int, count: int }

export const sumsOfParts = (db: Db, parts: Parts) =>
  query(
    db,
    sumColumns,
    sql`select term, sum(amount)::bigint as amount, count(*) as count from (${parts}) part group by term order by term`,
  )
