import { queryClient } from '../../kernel/data/operations.ts'

/** Invalidates every query that shows part of a menu. Resolves once those on the page are refetched. */
export const invalidateMenu = (): Promise<unknown> =>
  Promise.all(
    ['items', 'subcategories', 'choices', 'addons', 'menuChanges'].map((feature) =>
      queryClient.invalidateQueries({ queryKey: [feature] }),
    ),
  )
