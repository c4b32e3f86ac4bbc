/**
 * Places of the menus whose pages are still to come: noted by their routes (`routes.tsx`), left out of menus and landings.
 * An entry comes back with its page.
 */
const awaited = new Set<string>()

export const awaitPage = (path: string): void => void awaited.add(path)
export const hasPage = (path: string): boolean => !awaited.has(path)
