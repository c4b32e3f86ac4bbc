import { percentOf } from '@sufra/contract/kernel/money'
import type { orderFigures } from '@sufra/contract/money/figures.names'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { type LedgerEventRow, orderLedger } from '../ledger/ledger.events.sql.ts'
import {
  type Account,
  type Copies,
  copiesOf,
  copiesOfReversal,
  type EventKind,
} from '../ledger/ledger.rules.ts'
import { type OrderRates, orderRates } from './figures.formula.sql.ts'

export type OrderFigure = (typeof orderFigures)[number]

interface Change extends Copies {
  /** Of the discounts that the platform bears. An order has a coupon or the welcome discount, never both. */
  readonly discounts: number
  /** What was placed. */
  readonly total: number
  readonly placed: boolean
  /** What is to go back to the customer, less what went back. */
  readonly back: number
}

const sumOn = (account: Account, postings: LedgerEventRow['postings']) =>
  postings.reduce((sum, each) => (each.account === account ? sum + each.amount : sum), 0)

function changeOf({ kind, reversed_kind, postings }: LedgerEventRow): Change {
  const copies =
    kind === 'reversal' ? copiesOfReversal(reversed_kind as EventKind, postings) : copiesOf(kind, postings)
  const placed = kind === 'placement'
  return {
    ...copies,
    discounts: sumOn('platform_discounts', postings),
    total: placed ? sumOn('customer_receivable', postings) : 0,
    placed,
    back: 0 - sumOn('refunds_payable', postings),
  }
}

/** What stands since the order was placed. */
const placed =
  (column: (rates: OrderRates) => number): ((change: Change, rates: OrderRates) => number) =>
  (change, rates) =>
    change.placed ? column(rates) : 0

const amounts: Readonly<Record<OrderFigure, (change: Change, rates: OrderRates) => number>> = {
  order_sub_total: placed(({ sub_total }) => sub_total),
  order_offer: placed(({ offer_discount_value }) => 0 - offer_discount_value),
  order_coupon: placed(({ coupon_discount_value }) => 0 - coupon_discount_value),
  order_welcome_discount: placed(({ welcome_discount_value }) => 0 - welcome_discount_value),
  order_delivery: placed(({ catering_delivery_fees }) => catering_delivery_fees),
  order_advance: placed(advanceOf),
  order_price: ({ total }) => total,
  order_received: ({ paid_amount }) => paid_amount,
  order_advance_received: ({ paid_amount, refunded_amount }) => paid_amount - refunded_amount,
  order_cash: ({ cash_collected_amount }) => cash_collected_amount,
  order_owed: ({ remaining_amount }) => remaining_amount,
  order_dropped: ({ total, paid_amount, cash_collected_amount, refunded_amount, remaining_amount }) =>
    total - paid_amount - cash_collected_amount + refunded_amount - remaining_amount,
  order_refund_due: ({ back }) => back,
  order_commission: ({ platform_commission_value }) => platform_commission_value,
  order_gateway_charge: ({ pgw_charges_value }) => pgw_charges_value,
  order_contribution: ({ discounts }, rates) =>
    rates.coupon_platform_contribution_value > 0 ? discounts : 0,
  order_welcome: ({ discounts }, rates) => (rates.welcome_discount_value > 0 ? discounts : 0),
  order_refunds: ({ refunded_amount }) => refunded_amount,
  order_due: ({ due_to_store }) => due_to_store,
  order_net: (change) =>
    change.paid_amount - change.refunded_amount - change.pgw_charges_value - change.platform_commission_value,
}

/** The part of the price that is to be paid before the event. */
function advanceOf({ order_total_price, catering_advance }: OrderRates): number {
  return percentOf(order_total_price, catering_advance)
}

/** Amounts that add up to their sum, but to no more than a limit at any time. */
function upTo<Each extends { readonly amount: number }>(
  limit: number,
  all: readonly Each[],
): readonly Each[] {
  let sum = 0
  return all.map((each) => {
    const before = Math.min(sum, limit)
    sum += each.amount
    return { ...each, amount: Math.min(sum, limit) - before }
  })
}

/** What the events of an order changed in one of its figures, up to one of them if it is given. */
export async function orderChanges(
  db: Db,
  id: number,
  figure: OrderFigure,
  until = Number.POSITIVE_INFINITY,
) {
  const [events, found] = [await orderLedger(db, id), await orderRates(db, id)]
  const rates = orNotFound(found)
  const all = events
    .filter((event) => event.id <= until)
    .map((event) => ({ event_id: event.id, at: event.at, amount: amounts[figure](changeOf(event), rates) }))
  const changes = figure === 'order_advance_received' ? upTo(advanceOf(rates), all) : all
  return { changes: changes.filter(({ amount }) => amount !== 0), rates }
}
