import { setImmediate as othersTurn } from 'node:timers/promises'

/** So long one call may keep the process from all others. */
const mostMs = 20

export interface Telling {
  readonly step: string
  readonly of: number
  readonly tell: (progress: { readonly step: string; readonly done: number; readonly of: number }) => void
}

/** Long work goes in turns with that of other calls, and tells at each how far it is. */
export class ProgressReporter {
  private readonly telling: Telling
  /** What is done first is told at once. */
  private since = Number.NEGATIVE_INFINITY
  private done = 0

  constructor(telling: Telling) {
    this.telling = telling
  }

  /** So many more are done. */
  step(count = 1): Promise<void> | undefined {
    this.done += count
    return this.turn()
  }

  /** Lets others have their turn, where it is time. */
  turn(): Promise<void> | undefined {
    return performance.now() - this.since < mostMs ? undefined : this.others()
  }

  private async others(): Promise<void> {
    const { step, of, tell } = this.telling
    tell({ step, done: Math.min(this.done, of), of })
    await othersTurn()
    this.since = performance.now()
  }
}
