import { type OrderDetails, orderStatus, undoDays } from '@sufra/contract/orders/orders'

type Step = OrderDetails['history'][number]
const undoMs = undoDays * 24 * 60 * 60 * 1000

/** An order accepted after completion was not accepted twice: its completion was undone. */
export const undoesCompletion = (history: readonly Pick<Step, 'status'>[], index: number): boolean =>
  history[index]?.status.id === orderStatus.accepted &&
  history[index - 1]?.status.id === orderStatus.completed

/** Completed in the last 7 days. Only the server knows whether a payment request includes it. */
export function isUndoable(
  { history, order_current_status: { id } }: Pick<OrderDetails, 'history' | 'order_current_status'>,
  now = Date.now(),
): boolean {
  const last = history.at(-1)
  return id === orderStatus.completed && last !== undefined && now - Date.parse(last.at) <= undoMs
}
