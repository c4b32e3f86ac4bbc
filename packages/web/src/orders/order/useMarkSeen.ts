import { type OrderRow, orderStatus, orders } from '@sufra/contract/orders/orders'
import { useEffect } from 'react'
import { call } from '../../kernel/data/api.ts'

/** Opening an order, in the dialog or on its page, stops the bell for it on every desk. */
export function useMarkSeen(order: Pick<OrderRow, 'id' | 'seen' | 'order_current_status'> | undefined): void {
  const id =
    order && !order.seen && order.order_current_status.id === orderStatus.pending ? order.id : undefined
  useEffect(() => {
    // If this fails the bell rings on, and opening the order again retries.
    if (id !== undefined) call(orders.markSeen, { params: { id } }).catch(() => undefined)
  }, [id])
}
