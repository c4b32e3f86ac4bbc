import { orders } from '@sufra/contract/orders'
import { keyOf, queryClient } from '../../kernel/operations.ts'
import { refetchPage } from '../orders.cache.ts'
import { type Desk, deskAfter, filtersOf, type Told } from './desk.rules.ts'

/** Freshens every list held in this browser, and the order's own page. Says whether a new row was held back. */
export function showTold(told: Told, isReading: () => boolean): boolean {
  const held = told.was === null && isReading()
  for (const [key] of queryClient.getQueriesData<Desk>({ queryKey: keyOf(orders.list) })) {
    queryClient.setQueryData<Desk>(key, (desk) => desk && deskAfter(desk, told, filtersOf(key), held))
  }
  void refetchPage(told.order.id)
  return held
}
