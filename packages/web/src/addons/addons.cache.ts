import { queryClient } from '../kernel/operations.ts'

export const refetchAddons = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['addons'] })
