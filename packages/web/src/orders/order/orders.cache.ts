import type { OutputOf } from '@sufra/contract/kernel/operation'
import { type OrderRow, orders } from '@sufra/contract/orders/orders'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { sessionStore } from '../../kernel/data/sessionStore.ts'

type Desk = OutputOf<typeof orders.list>

/** Shows one order's new state on every open desk at once; cards, filters and its page then catch up. */
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

/** Everything an order's page shows of it: as a whole, as its store sees it, its ledger, its place in the list. */
export async function refetchPage(id: number): Promise<void> {
  const input = { params: { id } }
  // The ledger's calls by their feature's name: the desk does without their contract.
  const stale = [
    keyOf(orders.show, input),
    keyOf(orders.storeView, input),
    keyOf(orders.neighbours),
    ...['postings', 'previewCancellation', 'previewUndoCompletion'].map((name) => [
      'orderMoney',
      name,
      sessionStore.get()?.kind,
      input,
    ]),
  ]
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Somebody else changed it, or may have: ask again. */
export async function refetchOrder(id: number): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: keyOf(orders.list) }), refetchPage(id)])
}
