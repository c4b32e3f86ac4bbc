import type { DueCharge, DueOrder, PaymentRequest } from '@sufra/contract/money/paymentRequests'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { DueChargeRow, DueOrderRow } from './dueParts.sql.ts'
import type { RequestRow } from './paymentRequests.sql.ts'

type Deciding = Pick<RequestRow, 'custom' | 'store_archived'>

/**
 * The side that decides: admins about a store's request, the store about a custom one (DECISIONS 25). An archived store
 * has no users any more, so admins decide for it.
 */
export const decides = (scope: Scope, { custom, store_archived }: Deciding): boolean =>
  scope.kind === (custom && !store_archived ? 'store_user' : 'admin')

const mayDecide = (scope: Scope, row: Deciding): boolean =>
  decides(scope, row) && personOf(scope).permissions.includes('payments.write')

export const storeOf = (row: Pick<RequestRow, 'store_id' | 'store_en' | 'store_ar'>) => ({
  id: row.store_id,
  name: { en: row.store_en, ar: row.store_ar },
})

export const presentRequest = (row: RequestRow, scope: Scope): PaymentRequest => ({
  ...row,
  store: storeOf(row),
  decidable: row.status === 'PENDING' && mayDecide(scope, row),
})

export const remainingOf = (order: Pick<DueOrderRow, 'due_to_store' | 'requested_amount'>): number =>
  order.due_to_store - order.requested_amount

export const remainingCharge = (charge: Pick<DueChargeRow, 'due_amount' | 'requested_amount'>): number =>
  charge.due_amount - charge.requested_amount

export const presentOrder = (row: Omit<DueOrderRow, 'requested_amount'>) => ({
  id: row.id,
  day: row.day,
  order_current_status: { id: row.status_id, display_status: { en: row.display_en, ar: row.display_ar } },
  order_total_price: row.order_total_price,
  payed_amount: row.paid_amount,
  due_to_store: row.due_to_store,
})

export const presentDueOrder = (row: DueOrderRow): DueOrder => ({
  ...presentOrder(row),
  requested_amount: row.requested_amount,
  remaining_amount: remainingOf(row),
})

export const presentDueCharge = (row: DueChargeRow): DueCharge => ({
  id: row.id,
  order_id: row.order_id,
  reference_date: row.reference_date,
  description: row.description,
  remaining_amount: remainingCharge(row),
})

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
