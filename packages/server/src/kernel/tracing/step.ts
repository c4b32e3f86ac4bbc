type Attributes = Readonly<Record<string, string | number>>

/** A step of a trace, such as a call, a statement or a job. Values of people never stand in it. */
export interface StepAbout {
  readonly name: string
  readonly kind: 'server' | 'client' | 'producer' | 'consumer'
  readonly attributes?: Attributes
  /** The `traceparent` of its cause, if that ran in another process or earlier. */
  readonly from?: string | null
  /** The id of the trace that it begins, 32 hexadecimal digits, if nothing caused it. */
  readonly id?: string
}

export interface Step {
  /** Runs what belongs to the step: steps begun there are its children. */
  within<T>(run: () => T): T
  /** `problem` is a code, never a text that may contain values. */
  end(problem?: string, attributes?: Attributes): void
}

export interface Tracing {
  begin(about: StepAbout): Step
  /** Runs what outlives the running step and belongs to none. */
  outside<T>(run: () => T): T
  /** The W3C `traceparent` of the running step. */
  traceparent(): string | undefined
  /** Sends what has ended, and stops. */
  close(): Promise<void>
}
