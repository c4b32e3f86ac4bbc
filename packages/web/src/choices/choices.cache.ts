import { queryClient } from '../kernel/operations.ts'

export const refetchChoices = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['choices'] })
