import { type Dirhams, percentOf } from '@sufra/contract/kernel/money'
import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { bool, int, nullable, oneOf, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import * as rules from './ledger.rules.ts'
import { actor, eventOf, type MoneyOrder, post } from './ledger.sql.ts'

const paymentResult = {
  ...pick(tables.payments, 'id', 'order_id', 'reference', 'amount', 'received_at'),
  card_kind: nullable(oneOf(tables.payments.card_kind, ['credit', 'debit'])),
  reversed: bool,
}
export type PaymentRow = RowOf<typeof paymentResult>

const refundResult = {
  ...pick(tables.refunds, 'id', 'order_id', 'reference', 'amount', 'created_at'),
  status: oneOf(tables.refunds.status, ['requested', 'done', 'failed']),
}
export type RefundRow = RowOf<typeof refundResult>

const paymentColumns = sql`id, order_id, reference, amount, card_kind, received_at,
  exists (select from ledger_events event join ledger_events undoing on undoing.reverses_event_id = event.id
    where event.payment_id = payments.id and event.kind = 'payment') as reversed`
const refundColumns = sql`id, order_id, reference, amount, status, created_at`

export const paymentsOf = (db: Db, order_id: number) =>
  query(
    db,
    paymentResult,
    sql`select ${paymentColumns} from payments where order_id = ${order_id} order by id`,
  )

export const refundsOf = (db: Db, order_id: number) =>
  query(db, refundResult, sql`select ${refundColumns} from refunds where order_id = ${order_id} order by id`)

export const paymentBy = (db: Db, channel_id: number, reference: string) =>
  queryOne(
    db,
    paymentResult,
    sql`select ${paymentColumns} from payments where channel_id = ${channel_id} and reference = ${reference}`,
  )

export const refundBy = (db: Db, channel_id: number, reference: string) =>
  queryOne(
    db,
    refundResult,
    sql`select ${refundColumns} from refunds where channel_id = ${channel_id} and reference = ${reference}`,
  )

interface Reported {
  readonly channel_id: number
  readonly reference: string
  readonly amount: Dirhams
}

/** The gateway charge of an amount, by the order's own rate for the kind of card (DECISIONS 22). */
const gatewayCharge = (
  order: Pick<MoneyOrder, 'credit_card_fee' | 'debit_card_fee'>,
  amount: Dirhams,
  card_kind: 'credit' | 'debit',
): Dirhams => percentOf(amount, card_kind === 'credit' ? order.credit_card_fee : order.debit_card_fee)

/**
 * Records a payment received by the gateway. The order is locked. Undefined if this reference was meanwhile reported
 * for another order.
 */
export async function recordPayment(
  db: Db,
  order: MoneyOrder,
  { channel_id, reference, amount, card_kind }: Reported & { readonly card_kind: 'credit' | 'debit' },
): Promise<PaymentRow | undefined> {
  const charge = gatewayCharge(order, amount, card_kind)
  // A completed order owes something only after a wrong payment was reversed.
  const ended = order.status_id === orderStatus.completed
  const payment = await queryOne(
    db,
    paymentResult,
    sql`insert into payments (order_id, channel_id, reference, card_kind, amount, gateway_charge)
      values (${order.id}, ${channel_id}, ${reference}, ${card_kind}, ${amount}, ${charge})
      on conflict (channel_id, reference) do nothing returning ${paymentColumns}`,
  )
  if (!payment) return undefined
  await post(db, {
    ...eventOf(order, 'payment', rules.payment(amount, charge, ended)),
    payment_id: payment.id,
  })
  return payment
}

/** The amount awarded but not yet refunded. */
export async function refundDue(db: Db, order: Pick<MoneyOrder, 'id' | 'refunded_amount'>): Promise<Dirhams> {
  const row = await queryOne(
    db,
    { done: int },
    sql`select coalesce(sum(amount), 0)::bigint as done from refunds
      where order_id = ${order.id} and status = 'done'`,
  )
  return order.refunded_amount - (row?.done ?? 0)
}

/** Marks requested refunds as paid, the oldest first. */
async function meetRequests(db: Db, order_id: number, paidBack: Dirhams): Promise<void> {
  let left = paidBack
  const open = (await refundsOf(db, order_id)).filter(({ status }) => status === 'requested')
  for (const { id, amount } of open) {
    if (left === 0) return
    const met = Math.min(left, amount)
    left -= met
    await execute(
      db,
      met === amount
        ? sql`delete from refunds where id = ${id}`
        : sql`update refunds set amount = amount - ${met} where id = ${id}`,
    )
  }
}

/**
 * Records a refund paid by the gateway. The order is locked. What was not awarded before is awarded now, at the store's
 * cost, and owed again while the order is active. Undefined if the reference belongs to another report.
 */
export async function recordRefund(
  db: Db,
  order: MoneyOrder,
  report: Reported & { readonly reason: string | undefined; readonly ended: boolean; readonly due: Dirhams },
): Promise<RefundRow | undefined> {
  const { channel_id, reference, amount, reason, ended, due } = report
  await meetRequests(db, order.id, Math.min(due, amount))
  // Paying an awarded refund changes no column of the order, but its channel must be notified that less is due. Done
  // before inserting the refund, whose trigger notifies it.
  if (amount <= due) await execute(db, sql`update orders set version = version + 1 where id = ${order.id}`)
  const awarded = rules.refundAwarded(Math.max(0, amount - due), ended)
  const refund = await queryOne(
    db,
    refundResult,
    sql`insert into refunds (order_id, channel_id, reference, amount, reason, status, requested_by_kind, requested_by)
      select ${order.id}, ${channel_id}, ${reference}, ${amount}, ${reason ?? null}, 'done',
        coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint
      from (select ${actor} as actor) signed
      on conflict (channel_id, reference) where reference is not null do nothing returning ${refundColumns}`,
  )
  if (!refund) return undefined
  const postings = [...awarded, ...rules.refundPaid(amount)]
  await post(db, { ...eventOf(order, 'refund', postings), refund_id: refund.id })
  return refund
}
