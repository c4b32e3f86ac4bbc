import type { OutputOf } from '@sufra/contract/kernel/operation'
import { type OrderRow, orders } from '@sufra/contract/orders/orders'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { sessionStore } from '../../kernel/data/sessionStore.ts'

type Desk = OutputOf<typeof orders.list>

/** Shows an order's new state on every open desk at once, then refetches totals, filters and its page. */
export function invalidateOrder(row: OrderRow): void {
  queryClient.setQueriesData<Desk>(
    { queryKey: keyOf(orders.list) },
    (desk) =>
      desk && {
        ...desk,
        orders: { ...desk.orders, data: desk.orders.data.map((old) => (old.id === row.id ? row : old)) },
      },
  )
  void refetchOrder(row.id)
}

/** Everything an order's page shows: the order, the store's view, its ledger, its position in the list. */
export async function refetchPage(id: number): Promise<void> {
  const input = { params: { id } }
  // The ledger's queries are named by feature, so that the desk does not load their contract.
  const stale = [
    keyOf(orders.show, input),
    keyOf(orders.storeView, input),
    keyOf(orders.neighbours),
    ['figures', 'explain', sessionStore.get()?.kind],
    ...['previewCancellation', 'previewUndoCompletion'].map((name) => [
      'orderMoney',
      name,
      sessionStore.get()?.kind,
      input,
    ]),
  ]
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Refetches an order that somebody else has changed, or may have. */
export async function refetchOrder(id: number): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: keyOf(orders.list) }), refetchPage(id)])
}
