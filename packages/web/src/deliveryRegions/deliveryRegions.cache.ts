import { queryClient } from '../kernel/operations.ts'

export const refetchDeliveryRegions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['deliveryRegions'] })
