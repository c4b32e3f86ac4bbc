import type { OrderRow } from '@sufra/contract/orders/orders'
import { useText } from '../../kernel/text/language.tsx'
import { decisionText } from './decision.text.ts'

const names = {
  admin: 'byAdmin',
  restaurant: 'byRestaurant',
  store_user: 'byStore',
  customer: 'byCustomer',
  channel: 'bySystem',
} as const

const isNamed = (kind: string): kind is keyof typeof names => Object.hasOwn(names, kind)

/** The name of a kind on the screen; `store_user` is shown as store (spec 3 §4). */
export function useKindName(): (kind: string) => string {
  const t = useText(decisionText)
  return (kind) => (isNamed(kind) ? t(names[kind]) : kind.replaceAll('_', ' '))
}

export function useCancelledBy(): (order: Pick<OrderRow, 'cancelled_by_guard_name'>) => string | null {
  const t = useText(decisionText)
  const nameOf = useKindName()
  return ({ cancelled_by_guard_name: kind }) => kind && t('cancelledBy', { who: nameOf(kind) })
}
