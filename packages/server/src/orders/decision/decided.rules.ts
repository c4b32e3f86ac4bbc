import { orderStatus } from '@sufra/contract/orders/orders'

/** How an order got its current status. */
interface Decided {
  readonly status_id: number
  readonly actor_kind: string
  readonly reason_en: string | null
  readonly note: string | null
  readonly cancel_reason_id: number | null
  readonly cancel_fault: string | null
}

/**
 * Setting the status an order already has repeats its decision if the same party does it. All people of a kind who may
 * see the order are one party (DECISIONS 14).
 */
export const isSameStatus = (decided: Decided, kind: string, reason_id: number | undefined): boolean =>
  decided.status_id === orderStatus.pending ||
  (decided.actor_kind === kind &&
    (decided.status_id !== orderStatus.cancelled ||
      // A fault is recorded for cancellations after acceptance or by the customer; rejecting an order records none.
      (decided.cancel_fault === null && decided.cancel_reason_id === reason_id)))

interface Cancellation {
  readonly fault: string
  readonly cancel_reason_id: number
  readonly note?: string | undefined
}

export const isSameCancellation = (decided: Decided, kind: string, wanted: Cancellation): boolean =>
  decided.actor_kind === kind &&
  decided.cancel_fault === wanted.fault &&
  decided.cancel_reason_id === wanted.cancel_reason_id &&
  decided.note === (wanted.note ?? null)

/** A channel cancels for its customer, whose reason is free text. */
export const isCustomersOwn = (decided: Decided, reason_en: string | undefined): boolean =>
  decided.actor_kind === 'customer' && (reason_en === undefined || decided.reason_en === reason_en)
