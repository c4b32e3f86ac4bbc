import { queryClient } from '../../kernel/data/operations.ts'

export const refetchDeliveryRegions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['deliveryRegions'] })
