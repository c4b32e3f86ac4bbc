/** Measures the phases of a start, from the beginning of the process. */
export class Phases {
  readonly #parts: { name: string; ms: number }[] = []
  readonly #beside: { name: string; ms: number }[] = []
  #last = 0

  /** Names the phase that ends now. */
  next(name: string): void {
    const now = performance.now()
    this.#parts.push({ name, ms: now - this.#last })
    this.#last = now
  }

  /**
   * Measures work parallel to the phases. A failure is reported to those awaiting it, and not as an unhandled rejection
   * before.
   */
  beside(name: string, work: Promise<void>): Promise<void> {
    const began = performance.now()
    const timed = work.finally(() => this.#beside.push({ name, ms: performance.now() - began }))
    timed.catch(() => {})
    return timed
  }

  /** `Started in 9.1 s: program 0.9 s, database 2.1 s … (beside it: web application 4.2 s)`, short ones left out. */
  summary(): string {
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    const list = (parts: readonly { name: string; ms: number }[]) =>
      parts
        .filter(({ ms }) => ms >= 50)
        .map(({ name, ms }) => `${name} ${seconds(ms)}`)
        .join(', ')
    const beside = list(this.#beside)
    return `Started in ${seconds(this.#last)}: ${list(this.#parts)}${beside && ` (beside it: ${beside})`}`
  }
}
