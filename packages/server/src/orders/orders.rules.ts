import { orderStatus, staffTransitions } from '@sufra/contract/orders'

export type Decision = 'already' | 'allowed' | 'refused'

/** What asking for a status means, seen from the one an order has (DECISIONS 14). */
export function decide(current: number, wanted: number): Decision {
  if (current === wanted) return 'already'
  return staffTransitions[current]?.includes(wanted) ? 'allowed' : 'refused'
}

/** The restaurant and the store do not see who a customer is before accepting or after cancelling (DECISIONS 16). */
export const isMasked = (status_id: number, kind: string): boolean =>
  kind !== 'admin' && (status_id === orderStatus.pending || status_id === orderStatus.cancelled)

export const mask = '••••••••'
