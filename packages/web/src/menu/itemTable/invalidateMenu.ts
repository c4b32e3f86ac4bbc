import { queryClient } from '../../kernel/data/operations.ts'

/** Whatever shows something of a menu asks for it again. Done once what is on the page has come. */
export const invalidateMenu = (): Promise<unknown> =>
  Promise.all(
    ['items', 'subcategories', 'choices', 'addons', 'menuChanges'].map((feature) =>
      queryClient.invalidateQueries({ queryKey: [feature] }),
    ),
  )
