import type { StepAbout, Tracing } from './step.ts'

let started: Tracing | undefined

/** Undefined unless traces are sent: nothing of OpenTelemetry is loaded then. One for a process. */
export const tracing = (): Tracing | undefined => started

/** `to` is where OpenTelemetry's collector listens, and how this program is called there; or who takes the steps. */
export async function startTracing(
  to: { url: string; service: string } | Tracing | undefined,
): Promise<void> {
  if (!to) return
  if ('begin' in to) {
    started = to
    return
  }
  const { sendTraces } = await import('./openTelemetry.ts')
  started = sendTraces(to)
}

export async function stopTracing(): Promise<void> {
  const last = started
  started = undefined
  await last?.close()
}

/** Runs what outlives the running step, such as a loop that it wakes. */
export const untraced = <T>(run: () => T): T => (started ? started.outside(run) : run())

/** A code: the text of an error may contain values. */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'error'

/** Runs a step, if traces are sent. */
export async function traced<T>(about: StepAbout, run: () => Promise<T>): Promise<T> {
  const step = started?.begin(about)
  if (!step) return run()
  try {
    const value = await step.within(run)
    step.end()
    return value
  } catch (error) {
    step.end(problemOf(error))
    throw error
  }
}
