/** A check returns the faults it found; none if all is well. */
export interface Run {
  /** How often the fault is injected. */
  readonly rounds: number
  /** Also run what is only worth its time in a long run. */
  readonly long: boolean
  /** What a check of many parts is limited to. */
  readonly only?: string | undefined
  say(line: string): void
}

export type Check = (run: Run) => Promise<string[]>

/** Returns the fault, for the report, unless the condition holds. */
export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault])

export const between = (from: number, to: number): number => from + Math.random() * (to - from)
