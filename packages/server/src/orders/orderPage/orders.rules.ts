import { qatarDay } from '@sufra/contract/kernel/clock'
import { orderStatus, staffTransitions } from '@sufra/contract/orders/orders'

export type Decision = 'already' | 'allowed' | 'refused'

/** What asking for a status means, seen from the one an order has (DECISIONS 14). */
export function decide(current: number, wanted: number): Decision {
  if (current === wanted) return 'already'
  return staffTransitions[current]?.includes(wanted) ? 'allowed' : 'refused'
}

/** Before its day in Qatar an order is completed only by somebody who says so twice. */
export const isBeforeItsDay = ({ event_day }: { readonly event_day: string }, now: Date): boolean =>
  qatarDay(now) < event_day

/** The restaurant and the store do not see who a customer is before accepting or after cancelling (DECISIONS 16). */
export const isMasked = (status_id: number, kind: string): boolean =>
  kind !== 'admin' && (status_id === orderStatus.pending || status_id === orderStatus.cancelled)

export { maskedText as mask } from '@sufra/contract/orders/orders'
