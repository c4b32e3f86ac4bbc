/**
 * Paths of menu entries whose pages do not exist yet. Their routes (`routes.tsx`) register them; menus and landing
 * pages leave them out until the page exists.
 */
const awaited = new Set<string>()

export const awaitPage = (path: string): void => void awaited.add(path)
export const hasPage = (path: string): boolean => !awaited.has(path)
