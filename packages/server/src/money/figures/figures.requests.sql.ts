import { type SQL, sql } from 'drizzle-orm'
import { unsettledUpTo } from '../paymentRequests/dueParts.sql.ts'
import { isPaid } from '../paymentRequests/paymentRequests.sql.ts'
import { dayOf, type Parts, rowPart } from './figures.parts.sql.ts'

const createdOn = dayOf(sql`payment_requests.created_at`)

const requestPart = (day: SQL) =>
  rowPart('request', sql`payment_requests.id`, {
    day,
    amount: sql`payment_requests.amount`,
    term: sql`'requests'`,
    figure: 'request',
    description: sql`payment_requests.description`,
  })

/** Payment requests, by the day on which they were raised. `which` says from where and under which condition. */
export const requestsParts = (which: SQL): Parts => sql`select ${requestPart(createdOn)} ${which}`

/** Requests that nobody has decided. */
export const requestedParts = (stores: SQL): Parts =>
  requestsParts(sql`from payment_requests where payment_requests.${stores} and status = 'PENDING'`)

/** Payouts that were not reversed, by reference date. */
export const paidParts = (stores: SQL, within: SQL): Parts =>
  sql`select ${requestPart(sql`payment_requests.reference_date`)}
    from payment_requests where payment_requests.${stores} and ${isPaid} and ${within}`

const chargePart = (amount: SQL, figure: 'charge_remaining' | 'charge', request_id?: SQL) =>
  rowPart('charge', sql`other_charges.id`, {
    day: sql`other_charges.reference_date`,
    amount,
    term: sql`'charges'`,
    figure,
    description: sql`other_charges.description`,
    ...(request_id && { request_id }),
  })

/** Charges that are not netted yet. */
export const chargesParts = (stores: SQL): Parts =>
  sql`select ${chargePart(sql`other_charges.due_amount - other_charges.requested_amount`, 'charge_remaining')}
    from other_charges where other_charges.${stores} and due_amount <> requested_amount`

/** Charges as they were entered. `which` says from where and under which condition. */
export const enteredParts = (which: SQL): Parts =>
  sql`select ${chargePart(sql`other_charges.balance`, 'charge')} ${which} and other_charges.balance <> 0`

const requestOf = sql`part.payment_request_id`

const endedOn = dayOf(sql`coalesce(orders.completed_at, orders.cancelled_at, orders.updated_at)`)

/** Orders that are not settled. `which` is a condition of `unsettled`. */
export const unsettledOrders = (which: SQL): Parts => sql`
  select ${rowPart('order', sql`orders.id`, {
    day: endedOn,
    amount: sql`orders.due_to_store - orders.requested_amount`,
    term: sql`case when orders.due_to_store < orders.requested_amount then 'owed' else 'orders' end`,
    figure: 'order_remaining',
  })}
  from orders where ${which}`

/** What a payout run up to a day would settle: orders and charges, the store's debts included. */
export const unsettledParts = (stores: SQL, day: string): Parts =>
  sql`${unsettledOrders(unsettledUpTo(stores, day))} union all ${chargesParts(stores)}`

/** Orders and charges of a request, each times `sign`. */
export const requestParts = (id: number | SQL, sign: 1 | -1 | SQL = 1): Parts => sql`
  select ${rowPart('order', sql`orders.id`, {
    day: endedOn,
    amount: sql`${sign}::int * part.amount`,
    term: sql`case when part.amount < 0 then 'owed' else 'orders' end`,
    figure: 'order_remaining',
    request_id: requestOf,
  })}
  from payment_request_orders part join orders on orders.id = part.order_id where part.payment_request_id = ${id}
  union all
  select ${chargePart(sql`${sign}::int * part.amount`, 'charge_remaining', requestOf)}
  from payment_request_charges part join other_charges on other_charges.id = part.other_charge_id
  where part.payment_request_id = ${id}`

/** What requests hold of an order or a charge, taken off. No figure explains a share of a request. */
export const heldParts = (held: readonly { readonly id: number; readonly amount: number }[]): Parts =>
  sql`select ${rowPart('request', sql`payment_requests.id`, {
    day: createdOn,
    amount: sql`-held.amount`,
    term: sql`'requests'`,
    figure: null,
    description: sql`payment_requests.description`,
  })}
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held(id bigint, amount bigint)
    join payment_requests on payment_requests.id = held.id`

/** Lines of a bank file. */
export const fileParts = (file: number): Parts =>
  sql`select ${rowPart('request', sql`payment_requests.id`, {
    day: sql`payment_requests.reference_date`,
    amount: sql`line.amount`,
    term: sql`'requests'`,
    figure: 'request',
    description: sql`payment_requests.description`,
  })}
    from payout_file_lines line join payment_requests on payment_requests.id = line.payment_request_id
    where line.payout_file_id = ${file}`
