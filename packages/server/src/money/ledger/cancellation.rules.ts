import { addDays, atQatar } from '@sufra/contract/kernel/clock'
import { type Dirhams, percentOf } from '@sufra/contract/kernel/money'
import type { CancellationRule } from '@sufra/contract/orders/orders'
import {
  type CancellationTerms,
  cancellation,
  copiesOf,
  type Figures,
  type Posting,
  platformShare,
} from './ledger.rules.ts'

export type Fault = 'customer' | 'store' | 'platform'

const dayOf24Hours = 86_400_000

/** Orders placed under the older rule count whole days in Qatar, as printed on them. */
interface FreeCancellation {
  readonly event_at: string
  readonly event_day: string
  readonly cancellation_days: number
  readonly cancellation_rule: CancellationRule
}

/** The policy an order was placed under, as stored with it. */
interface Policy extends FreeCancellation {
  readonly catering_advance: number
  readonly payment_method: string
  readonly order_total_price: Dirhams
}

/** Until this instant the customer gets everything back: the event's time minus days of 24 hours (DECISIONS 38). */
export const freeUntil = (order: FreeCancellation): Date =>
  order.cancellation_rule === 'days'
    ? atQatar(addDays(order.event_day, -order.cancellation_days))
    : new Date(new Date(order.event_at).getTime() - order.cancellation_days * dayOf24Hours)

type Advance = Pick<Policy, 'order_total_price' | 'catering_advance' | 'payment_method'>

/** What an order requires in advance. Cash orders require nothing, so nothing of them can be forfeited. */
export const downPayment = ({ order_total_price, catering_advance, payment_method }: Advance): Dirhams =>
  payment_method === 'creditcard' ? percentOf(order_total_price, catering_advance) : 0

/** The part of the down payment that is still owed: what was given back is owed again. */
export const unpaidAdvance = (
  order: Advance & Pick<Figures, 'paid_amount' | 'refunded_amount' | 'remaining_amount'>,
): Dirhams => {
  const received = order.paid_amount - order.refunded_amount
  return Math.max(0, Math.min(downPayment(order) - received, order.remaining_amount))
}

interface Occasion {
  readonly fault: Fault
  /** Before the store has accepted, nobody has lost anything: everything is refunded. */
  readonly accepted: boolean
  readonly now: Date
}

export function termsOf(policy: Policy, { fault, accepted, now }: Occasion): CancellationTerms {
  const late = fault === 'customer' && accepted && now >= freeUntil(policy)
  return { forfeited: late ? downPayment(policy) : 0, platform_bears_charge: fault === 'platform' }
}

/** The outcome of a cancellation, computed from the postings it would make. */
interface CancellationOutcome {
  /** Refunded to the customer by card, and the cash that the store returns. */
  readonly refund_amount: Dirhams
  readonly cash_to_return: Dirhams
  /** Kept by the store, before the gateway charge. */
  readonly forfeited_amount: Dirhams
  /** No longer owed by the customer. */
  readonly dropped_amount: Dirhams
  readonly pgw_charges_value: Dirhams
  readonly charge_borne_by_platform: Dirhams
  readonly commission_reversed: Dirhams
  readonly contribution_reversed: Dirhams
  readonly due_to_store: Dirhams
}

export function previewCancellation(order: Figures, terms: CancellationTerms): CancellationOutcome {
  const change = copiesOf('cancellation', cancellation(order, terms))
  const received = order.paid_amount - order.refunded_amount
  return {
    refund_amount: change.refunded_amount,
    cash_to_return: 0 - change.cash_collected_amount,
    forfeited_amount:
      received - change.refunded_amount + order.cash_collected_amount + change.cash_collected_amount,
    dropped_amount: 0 - change.remaining_amount,
    pgw_charges_value: order.pgw_charges_value + change.pgw_charges_value,
    charge_borne_by_platform: 0 - change.pgw_charges_value,
    commission_reversed: 0 - change.platform_commission_value,
    contribution_reversed: platformShare(order),
    due_to_store: order.due_to_store + change.due_to_store,
  }
}

/** The outcome of an existing cancellation, computed from its postings. */
export function recordedCancellation(order: Figures, postings: readonly Posting[]): CancellationOutcome {
  const change = copiesOf('cancellation', postings)
  return {
    refund_amount: change.refunded_amount,
    cash_to_return: 0 - change.cash_collected_amount,
    forfeited_amount: order.paid_amount - order.refunded_amount + order.cash_collected_amount,
    dropped_amount: 0 - change.remaining_amount,
    pgw_charges_value: order.pgw_charges_value,
    charge_borne_by_platform: 0 - change.pgw_charges_value,
    commission_reversed: 0 - change.platform_commission_value,
    contribution_reversed: platformShare(order),
    due_to_store: order.due_to_store,
  }
}
