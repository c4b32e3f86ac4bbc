/** A check: what it found wrong is its answer, nothing when all is well. */
export interface Run {
  /** How often the fault is made. */
  readonly rounds: number
  /** What is only worth its time in a long run is done too. */
  readonly long: boolean
  say(line: string): void
}

export type Check = (run: Run) => Promise<string[]>

/** What must hold, in words for whoever reads the report. */
export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault])

export const between = (from: number, to: number): number => from + Math.random() * (to - from)
