import { qatarDay } from '@sufra/contract/kernel/clock'
import { orderStatus, staffTransitions } from '@sufra/contract/orders/orders'
import type { Scope } from '../../kernel/access/scope.ts'

type Decision = 'already' | 'allowed' | 'refused'

/** What a requested status means for an order with the current one (DECISIONS 14). */
export function decide(current: number, wanted: number): Decision {
  if (current === wanted) return 'already'
  return staffTransitions[current]?.includes(wanted) ? 'allowed' : 'refused'
}

/** Completing an order before its day in Qatar needs a confirmation. */
export const isBeforeItsDay = ({ event_day }: { readonly event_day: string }, now: Date): boolean =>
  qatarDay(now) < event_day

/** Restaurant and store do not see the customer before accepting or after cancelling (DECISIONS 16). */
export const isMasked = (status_id: number, kind: string): boolean =>
  kind !== 'admin' && (status_id === orderStatus.pending || status_id === orderStatus.cancelled)

/** Mobile, mail and address of customers are shown to admins who may read customers; a name to every admin. */
export const hidesContact = (scope: Scope): boolean =>
  scope.kind === 'admin' && !scope.permissions.includes('customers.read')

export { maskedText as mask } from '@sufra/contract/orders/orders'
