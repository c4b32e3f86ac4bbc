import { queryClient } from '../../../kernel/data/operations.ts'

export const refetchAddons = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['addons'] })
