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

/** An order placed before there were hours goes by whole days in Qatar, as it was printed. */
export interface FreeCancellation {
  readonly event_at: string
  readonly event_day: string
  readonly cancellation_days: number
  readonly cancellation_rule: CancellationRule
}

/** What an order keeps of the policy it was placed under. */
export interface Policy extends FreeCancellation {
  readonly catering_advance: number
  readonly payment_method: string
  readonly order_total_price: Dirhams
}

/** Until this instant a customer gets everything back: the event's time less days of 24 hours (DECISIONS 38). */
export const freeUntil = (order: FreeCancellation): Date =>
  order.cancellation_rule === 'days'
    ? atQatar(addDays(order.event_day, -order.cancellation_days))
    : new Date(new Date(order.event_at).getTime() - order.cancellation_days * dayOf24Hours)

/** What an order asks for in advance: nothing of a cash order, and so there is nothing of it to forfeit. */
export const downPayment = ({
  order_total_price,
  catering_advance,
  payment_method,
}: Pick<Policy, 'order_total_price' | 'catering_advance' | 'payment_method'>): Dirhams =>
  payment_method === 'creditcard' ? percentOf(order_total_price, catering_advance) : 0

interface Occasion {
  readonly fault: Fault
  /** Before a store has accepted, nobody has lost anything: everything is given back. */
  readonly accepted: boolean
  readonly now: Date
}

export function termsOf(policy: Policy, { fault, accepted, now }: Occasion): CancellationTerms {
  const late = fault === 'customer' && accepted && now >= freeUntil(policy)
  return { forfeited: late ? downPayment(policy) : 0, platform_bears_charge: fault === 'platform' }
}

/** What a cancellation does, read off the very postings it would make. */
export interface CancellationOutcome {
  /** Goes back to the customer by card, and what the store gives back of the cash it took. */
  readonly refund_amount: Dirhams
  readonly cash_to_return: Dirhams
  /** Stays with the store, before the gateway's charge. */
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

/** The same of an order that is cancelled already, read off what its cancellation posted. */
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
