import type { Sources } from './gauges.ts'

interface Route {
  /** The operation's id; of what is no operation, the route's pattern. Never a path, so that there are few. */
  readonly operation: string
  readonly streams: boolean
}

interface Outcome {
  readonly status: number
  /** The error code of a refusal. */
  readonly code: string | undefined
  readonly seconds: number
}

/** Counts what this process does. */
export interface Metrics {
  /** A call has begun; the function returned is for when it has ended. */
  call(route: Route): (outcome: Outcome) => void
  /** A job has begun; the function returned is for when it has ended. */
  job(queue: string): (succeeded: boolean) => void
  webhook(delivered: boolean): void
  /** Everything counted, and the gauges as they are now, in the text format of Prometheus. */
  text(sources: Sources): Promise<string>
}
