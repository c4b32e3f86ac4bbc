import type { Bilingual } from '@sufra/contract/kernel/language'
import { orderStatus } from '@sufra/contract/orders/orders'
import { isPerson, type Scope } from '../../kernel/access/scope.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import type { DecidedRow } from './decided.sql.ts'

const parties: Readonly<Record<string, Bilingual>> = {
  admin: { en: 'The platform', ar: 'المنصة' },
  restaurant: { en: 'The restaurant', ar: 'المطعم' },
  store_user: { en: 'The store', ar: 'المتجر' },
  customer: { en: 'The customer', ar: 'العميل' },
  channel: { en: 'The ordering channel', ar: 'قناة الطلب' },
}
const system: Bilingual = { en: 'The system', ar: 'النظام' }
const staff: readonly string[] = ['admin', 'restaurant', 'store_user']

/** The actor's name for staff; channels see only the party. */
function whoOf({ actor_kind, actor_name }: DecidedRow, scope: Scope): Bilingual {
  const party = parties[actor_kind] ?? system
  const named = actor_name && scope.kind !== 'channel' && staff.includes(actor_kind)
  return named ? { en: actor_name, ar: actor_name } : party
}

/** Rejects a decision on an order that is already decided, with who decided (perhaps the caller) and what. */
export function failDecided(decided: DecidedRow, scope: Scope): never {
  const who = whoOf(decided, scope)
  const params = {
    id: decided.order_id,
    who_en: who.en,
    who_ar: who.ar,
    status_en: decided.display_status_en,
    status_ar: decided.display_status_ar,
    reason_en: decided.reason_en ?? '',
    reason_ar: decided.reason_ar ?? '',
  }
  const cancelled = decided.status_id === orderStatus.cancelled && decided.reason_en !== null
  const own = isPerson(scope) && decided.actor_account_id === scope.account_id
  if (own) return fail(cancelled ? 'orders.cancelledByYou' : 'orders.decidedByYou', { params })
  return fail(cancelled ? 'orders.cancelled' : 'orders.decided', { params })
}
