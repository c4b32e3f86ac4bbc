/** An order that a session ended on before it was saved, kept by this tab for whoever made it. */
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
      // A full store keeps nothing; the order is as the server has it.
    }
  },
  drop: (): void => sessionStorage.removeItem(key),
})
