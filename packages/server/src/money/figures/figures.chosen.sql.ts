import { type SQL, sql } from 'drizzle-orm'
import { unsettledUpTo } from '../paymentRequests/dueParts.sql.ts'
import { type Parts, rowPart, storePart } from './figures.parts.sql.ts'

const oneOf = (column: SQL, ids: readonly number[]): SQL => sql`${column} = any(${sql.param(ids)}::bigint[])`

/** From where chosen requests come, and under which condition. */
export const chosenRequests = (ids: readonly number[]): SQL =>
  sql`from payment_requests where ${oneOf(sql`payment_requests.id`, ids)}`

/** Requests as they would be paid out: taken off the balance, on their reference dates. */
export const paidParts = (ids: readonly number[]): Parts =>
  sql`select ${rowPart('request', sql`payment_requests.id`, {
    day: sql`payment_requests.reference_date`,
    amount: sql`-payment_requests.amount`,
    term: sql`'requests'`,
    figure: 'request',
    description: sql`payment_requests.description`,
  })}
    ${chosenRequests(ids)}`

/** Stores that a payout run up to a day would pay, each with what it would be paid. */
export const runParts = (ids: readonly number[], day: string): Parts => {
  const of = oneOf(sql`store_id`, ids)
  return sql`select ${storePart(sql`unsettled.amount`, sql`'unsettled'`)}
    from (select store_id, sum(amount)::bigint as amount from (
        select store_id, due_to_store - requested_amount as amount from orders where ${unsettledUpTo(of, day)}
        union all
        select store_id, due_amount - requested_amount from other_charges where ${of} and due_amount <> requested_amount
      ) part group by store_id) unsettled
    join stores on stores.id = unsettled.store_id where unsettled.amount > 0`
}
