import { z } from 'zod'

/** How far a long call is: so many of so many, in one of its steps. */
export const Progress = z.object({ step: z.string(), done: z.int(), of: z.int() })
export type Progress = z.output<typeof Progress>

/**
 * Whoever accepts this of an operation that `tells` is answered in lines, each of JSON: how far it is, and in the last
 * one the answer with its status. What is refused at once is answered as ever.
 */
export const progressType = 'application/x-ndjson'
export const ProgressLine = z.union([
  z.object({ progress: Progress }),
  z.object({ status: z.int(), body: z.unknown() }),
])
