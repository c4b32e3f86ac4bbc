import { z } from 'zod'

/** Progress of a long call: `done` out of `of`, in one of its steps. */
export const Progress = z.object({ step: z.string(), done: z.int(), of: z.int() })
export type Progress = z.output<typeof Progress>

/**
 * A caller that accepts this type from an operation with `reportsProgress` gets lines of JSON: progress, and in the
 * last line the answer with its status. Errors found at the start are returned as usual.
 */
export const progressType = 'application/x-ndjson'
export const ProgressLine = z.union([
  z.object({ progress: Progress }),
  z.object({ status: z.int(), body: z.unknown() }),
])
export type ProgressLine = z.output<typeof ProgressLine>
