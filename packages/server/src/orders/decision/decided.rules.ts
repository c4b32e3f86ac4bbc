import { orderStatus } from '@sufra/contract/orders/orders'

/** How an order came to the status it has. */
export interface Decided {
  readonly status_id: number
  readonly actor_kind: string
  readonly reason_en: string | null
  readonly note: string | null
  readonly cancel_reason_id: number | null
  readonly cancel_fault: string | null
}

/**
 * Asking for a status an order has already is the same decision once more if the same party asks: everybody of a
 * kind who may see the order is one (DECISIONS 14).
 */
export const isSameStatus = (decided: Decided, kind: string, reason_id: number | undefined): boolean =>
  decided.status_id === orderStatus.pending ||
  (decided.actor_kind === kind &&
    (decided.status_id !== orderStatus.cancelled ||
      // A fault was named of what was cancelled after acceptance or by the customer: that is not declining it.
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

/** A channel says it for its customer, who gives a reason in words. */
export const isCustomersOwn = (decided: Decided, reason_en: string | undefined): boolean =>
  decided.actor_kind === 'customer' && (reason_en === undefined || decided.reason_en === reason_en)
