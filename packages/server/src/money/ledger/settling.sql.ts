import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { list, nullable, object, oneOf, pick, present } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import * as rules from './ledger.rules.ts'
import { eventOf, lockFigures, post } from './ledger.sql.ts'

const chargeColumns = pick(
  tables.other_charges,
  'id',
  'restaurant_id',
  'store_id',
  'order_id',
  'balance',
  'reference_date',
  'description',
)

/** Posts a charge of an admin against a store. */
export async function recordCharge(db: Db, other_charge_id: number): Promise<void> {
  const row = await queryOne(
    db,
    chargeColumns,
    sql`select id, restaurant_id, store_id, order_id, balance, reference_date, description
      from other_charges where id = ${other_charge_id} for no key update`,
  )
  const { restaurant_id, store_id, order_id, balance, reference_date, description } = orNotFound(row)
  if (balance === 0) return
  await post(db, {
    kind: 'charge',
    postings: rules.charge(balance),
    restaurant_id,
    store_id,
    order_id: order_id ?? undefined,
    other_charge_id,
    reference_date,
    description: description ?? undefined,
  })
}

const requestColumns = {
  ...pick(tables.payment_requests, 'restaurant_id', 'store_id', 'reference_date', 'description'),
  parts: list(object({ order_id: nullable(tables.orders.id), amount: tables.payment_request_orders.amount })),
}

/** Posts the payout of an accepted payment request by order and charge, with its reference date (DECISIONS 25). */
export async function recordSettlement(db: Db, payment_request_id: number): Promise<void> {
  const row = await queryOne(
    db,
    requestColumns,
    sql`select restaurant_id, store_id, reference_date, description,
        (select coalesce(jsonb_agg(jsonb_build_object('order_id', part.order_id, 'amount', part.amount)
            order by part.order_id nulls last), '[]')
          from (select order_id, amount, payment_request_id, released_at from payment_request_orders
            union all
            select null, amount, payment_request_id, released_at from payment_request_charges) part
          where part.payment_request_id = request.id and part.released_at is null) as parts
      from payment_requests request
      where id = ${payment_request_id} and status = 'request_accepted' for no key update`,
  )
  const { restaurant_id, store_id, reference_date, description, parts } = orNotFound(row)
  await post(db, {
    kind: 'settlement',
    postings: rules.settlement(parts),
    restaurant_id,
    store_id,
    payment_request_id,
    reference_date,
    description: description ?? undefined,
  })
}

const eventColumns = {
  order_id: tables.ledger_events.order_id,
  restaurant_id: present(tables.ledger_events.restaurant_id),
  store_id: present(tables.ledger_events.store_id),
  kind: oneOf(tables.ledger_events.kind, [...rules.eventKinds, 'reversal']),
  postings: list(
    object({
      account: oneOf(tables.ledger_postings.account, rules.accounts),
      amount: tables.ledger_postings.amount,
      order_id: tables.ledger_postings.order_id,
    }),
  ),
}

/**
 * Placement and the end of an order are reversed by the order's own transitions, such as `recordReopening` for a
 * completion.
 */
const reversible: readonly (rules.EventKind | 'reversal')[] = [
  'payment',
  'cash_collected',
  'charge',
  'settlement',
]

/** Reverses a wrong event by another one, once: the schema rejects a second reversal. */
export async function recordReversal(
  db: Db,
  event_id: number,
  description: string,
  reference_date?: string,
): Promise<void> {
  const row = await queryOne(
    db,
    eventColumns,
    sql`select kind, restaurant_id, store_id, order_id,
        (select jsonb_agg(jsonb_build_object('account', line.account, 'amount', line.amount, 'order_id', line.order_id)
            order by line.line_number)
          from ledger_postings line where line.event_id = event.id) as postings
      from ledger_events event where id = ${event_id}`,
  )
  const event = orNotFound(row)
  if (!reversible.includes(event.kind)) throw new Error(`a ${event.kind} is not reversed`)
  const reversed = { reverses_event_id: event_id, description, reference_date }
  const kind = event.kind as rules.EventKind
  if (event.order_id === null) {
    const { restaurant_id, store_id } = event
    const postings = rules.reversal(kind, event.postings, false)
    await post(db, { kind: 'reversal', postings, restaurant_id, store_id, ...reversed }, noCopies)
    return
  }
  const order = await lockFigures(db, event.order_id)
  const ended = order.status_id === orderStatus.completed || order.status_id === orderStatus.cancelled
  const postings = rules.reversal(kind, event.postings, ended)
  const copies = rules.copiesOfReversal(kind, postings)
  await post(db, { ...eventOf(order, 'reversal', postings), ...reversed }, copies)
}

const noCopies = rules.copiesOf('settlement', [])
