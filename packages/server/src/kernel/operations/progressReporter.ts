import { setImmediate as othersTurn } from 'node:timers/promises'

/** The longest a call may block the process. */
const mostMs = 20

interface ReportedStep {
  readonly step: string
  readonly of: number
  readonly report: (progress: { readonly step: string; readonly done: number; readonly of: number }) => void
}

/** Long work yields to other calls, and reports its progress each time. */
export class ProgressReporter {
  private readonly reported: ReportedStep
  /** The first step is reported at once. */
  private since = Number.NEGATIVE_INFINITY
  private done = 0

  constructor(reported: ReportedStep) {
    this.reported = reported
  }

  /** Counts finished steps. */
  step(count = 1): Promise<void> | undefined {
    this.done += count
    return this.turn()
  }

  /** Yields to other calls if it is time. */
  turn(): Promise<void> | undefined {
    return performance.now() - this.since < mostMs ? undefined : this.others()
  }

  private async others(): Promise<void> {
    const { step, of, report } = this.reported
    report({ step, done: Math.min(this.done, of), of })
    await othersTurn()
    this.since = performance.now()
  }
}
