import { items } from '@sufra/contract/menu/items'
import { keyOf, queryClient } from '../../../kernel/data/operations.ts'

/** Whatever says whether an item can be ordered: its choices decide it. */
export const saysOrderable = [items.show, items.list, items.all, items.gaps]

export const refetchChoices = (): Promise<void> => {
  for (const operation of saysOrderable) void queryClient.invalidateQueries({ queryKey: keyOf(operation) })
  return queryClient.invalidateQueries({ queryKey: ['choices'] })
}
