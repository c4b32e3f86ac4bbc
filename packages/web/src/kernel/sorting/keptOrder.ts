/** An order that is not saved yet, kept in this tab for its author in case the session expires first. */
export const keptOrder = (key: string) => ({
  read(): readonly number[] | null {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return Array.isArray(found) && found.every(Number.isInteger) ? found : null
    } catch {
      return null
    }
  },
  write(order: readonly number[]): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(order))
    } catch {
      // Storage is full: the server's order stays in effect.
    }
  },
  drop: (): void => sessionStorage.removeItem(key),
})
