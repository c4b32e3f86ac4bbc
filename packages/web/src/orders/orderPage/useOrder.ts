import type { orders } from '@sufra/contract/orders/orders'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePathId } from '../../kernel/url/usePathId.ts'

/** The order of the URL, in full or as its store sees it. */
export function useOrder(op: typeof orders.show | typeof orders.storeView) {
  const id = usePathId()
  const { data, error, refetch } = useOperation(op, { params: { id } }, { enabled: id > 0 })
  return {
    id,
    order: data?.order,
    missing: id === 0 || isMissing(error),
    error,
    refetch: () => void refetch(),
  }
}
