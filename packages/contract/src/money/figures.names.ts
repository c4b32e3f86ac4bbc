import type { Permission } from '../kernel/permissions.ts'
import type { Needed } from '../kernel/requiredPermission.ts'

/** The totals of stores' positions. They take the filters of their list, and the days of what is paid. */
export const totalFigures = [
  'total_due',
  'total_expected',
  'total_requested',
  'total_charges',
  'total_paid',
] as const
/** Sums of a list. They take its filters. */
export const listFigures = [
  'requests_pending',
  'requests_paid',
  'charges_total',
  /** The balances of stores, or what has changed them on some days: the sums of months. */
  'balances',
] as const
/** What is open at a month's end. They take its last day. */
export const openFigures = ['refunds_open', 'orders_accepted', 'orders_pending'] as const
/** Sums of one payout run. They take its id. */
export const runFigures = ['run_pending', 'run_accepted', 'run_rejected', 'run_open'] as const
/** What a row of a statement has beside what it changes. They take the id of its event. */
export const eventFigures = [
  'event_order_total',
  'event_received',
  'event_commission',
  'event_gateway_charge',
] as const
/** What is left to pay of an order or a charge; with a payment request, what it asks for. They take its id. */
export const remainingFigures = ['order_remaining', 'charge_remaining'] as const
/** Sums of what somebody has chosen and not sent yet. They take the ids of it. */
export const chosenFigures = [
  /** Of payment requests. */
  'chosen_requests',
  /** What is due to a store once some of its requests are accepted; without any, what is due now. */
  'balance_after',
  /** Of due orders of a store: theirs alone, and of a request for them with all that it nets. */
  'chosen_orders',
  'new_request',
  /** Of stores that a payout run up to the last day would pay. */
  'new_run',
] as const
/** What the platform and the store get from an order: its accounts on its page (DECISIONS 22, 23). */
export const accountFigures = [
  'order_received',
  'order_cash',
  'order_commission',
  'order_gateway_charge',
  'order_contribution',
  'order_welcome',
  'order_refunds',
  'order_due',
  'order_net',
] as const
/** Figures of one order. They take its id. */
export const orderFigures = [
  ...accountFigures,
  /** What the customer pays, and what is taken off it: below zero. */
  'order_sub_total',
  'order_offer',
  'order_coupon',
  'order_welcome_discount',
  'order_delivery',
  'order_price',
  /** What the customer still owes, and what became of the rest of the price. */
  'order_owed',
  'order_dropped',
  'order_advance',
  'order_advance_received',
  /** What was awarded to the customer and is not paid back yet. */
  'order_refund_due',
] as const

/** Parts of other figures, asked for with the part's id or, of a store, with the store and the days. */
export const partFigures = [
  'balance',
  'order_total',
  'received',
  'commission',
  'gateway_charge',
  'expected',
  'requested',
  'charges',
  'paid',
  'unsettled',
  'request',
  'charge',
  'event',
  ...eventFigures,
  ...remainingFigures,
  'order_at_close',
  'order_due',
  'order_price',
  'order_refund_due',
] as const

type Needs = readonly [Permission, ...Permission[]]
const anyOf = (...needs: Needs): Needs => needs
const statements = anyOf('statements.read')
const payments = anyOf('payments.read')
const dues = anyOf('payments.read', 'statements.read')
const runs = anyOf('payouts.write')
const payouts = anyOf('payments.read', 'statements.read', 'payouts.write')
const orders = anyOf('orders.read')
const paidOrders = anyOf('orders.read', 'payments.read')

/**
 * Every figure that can be asked for, and which permissions let an admin ask: those of the pages that show it, and of
 * those that show a figure of which it is a part. One of them will do.
 */
const figureNeeds = {
  /** What changed the balance due to the stores: without a range, all that is due. */
  balance: dues,
  order_total: statements,
  received: statements,
  commission: statements,
  gateway_charge: statements,
  expected: dues,
  requested: dues,
  charges: dues,
  paid: dues,
  /** What a payout run up to the last day would pay. */
  unsettled: payouts,
  /** What stood beside the balance of a closed month, as it was closed. They take its first and last day. */
  expected_at_close: statements,
  requested_at_close: statements,
  /** What an order was expected to bring as a month was closed. It takes the month's first and last day. */
  order_at_close: statements,

  total_due: payments,
  total_expected: payments,
  total_requested: payments,
  total_charges: payments,
  total_paid: payments,
  requests_pending: payments,
  requests_paid: payments,
  charges_total: anyOf('charges.read'),
  balances: statements,
  refunds_open: payments,
  orders_accepted: payments,
  orders_pending: payments,
  chosen_requests: payments,
  balance_after: payments,
  chosen_orders: payments,
  new_request: payments,
  new_run: runs,

  /** Of one payment request, charge, row of a statement or bank file. They take its id. */
  request: payouts,
  charge: anyOf('payments.read', 'statements.read', 'charges.read'),
  event: dues,
  event_order_total: statements,
  event_received: statements,
  event_commission: statements,
  event_gateway_charge: statements,
  /** What is due after a row. It takes the stores of the statement too. */
  running_balance: statements,
  order_remaining: payouts,
  charge_remaining: payouts,
  run_pending: runs,
  run_accepted: runs,
  run_rejected: runs,
  run_open: runs,
  payout_file: runs,

  order_received: paidOrders,
  order_cash: orders,
  order_commission: orders,
  order_gateway_charge: orders,
  order_contribution: orders,
  order_welcome: orders,
  order_refunds: orders,
  order_due: anyOf('orders.read', 'payments.read', 'statements.read'),
  order_net: orders,
  order_sub_total: orders,
  order_offer: orders,
  order_coupon: orders,
  order_welcome_discount: orders,
  order_delivery: orders,
  order_price: paidOrders,
  order_owed: orders,
  order_dropped: orders,
  order_advance: orders,
  order_advance_received: orders,
  order_refund_due: paidOrders,
} as const satisfies Record<string, Needs>
export type FigureName = keyof typeof figureNeeds
/** What asking for a figure needs. Apart from the operation, so that amounts on a page load little. */
export const explaining = { field: 'figure', needs: figureNeeds } as const satisfies Needed
export const figureNames = Object.keys(figureNeeds) as [FigureName, ...FigureName[]]
