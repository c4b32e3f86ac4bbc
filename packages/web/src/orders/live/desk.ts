import { isLater } from '@sufra/contract/kernel/outboxPosition'
import { matchesFilters, orders } from '@sufra/contract/orders/orders'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { refetchPage } from '../order/orders.cache.ts'
import { type Desk, deskAfter, filtersOf, type OrderChange } from './desk.rules.ts'
import { isShownList, shownList } from './shownList.ts'

/** Holds back new rows while the desk is being read, but only rows that the shown list would include. */
function isHeld({ was, order }: OrderChange, isReading: () => boolean): boolean {
  const shown = shownList()
  return was === null && shown !== undefined && matchesFilters(order, shown) !== false && isReading()
}

/** Updates every cached list and the order's own page. Returns whether a new row was held back in the shown one. */
export function showChange(change: OrderChange, position: string, isReading: () => boolean): boolean {
  const held = isHeld(change, isReading)
  for (const [key, desk] of queryClient.getQueriesData<Desk>({ queryKey: keyOf(orders.list) })) {
    // The list was read after this event and includes it.
    if (!desk || !isLater(position, desk.position)) continue
    const filters = filtersOf(key)
    if (filters.card_unpaid || filters.item_id !== undefined) {
      // A payment removes an order from it, and an order has items, neither of which its row tells.
      void queryClient.invalidateQueries({ queryKey: key, exact: true })
      continue
    }
    const heldHere = held && isShownList(filters)
    queryClient.setQueryData<Desk>(key, deskAfter(desk, change, filters, heldHere))
    // Only the server can tell what a search matches.
    const unknown = change.was === null && matchesFilters(change.order, filters) === undefined
    if (unknown && !heldHere) void queryClient.invalidateQueries({ queryKey: key, exact: true })
  }
  void refetchPage(change.order.id)
  return held
}
