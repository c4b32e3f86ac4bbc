import type { orders } from '@sufra/contract/orders/orders'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'

/** The order of the URL, in full or as its store sees it. */
export function useOrder(op: typeof orders.show | typeof orders.storeView) {
  const params: { id?: string } = useParams({ strict: false })
  const id = Number(params.id)
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useOperation(op, { params: { id } }, { enabled: known })
  return {
    id,
    order: data?.order,
    missing: !known || (error instanceof ApiError && error.status === 404),
    error,
    refetch: () => void refetch(),
  }
}
