import { z } from 'zod'
import { Id } from './fields.ts'

/**
 * A wanted order: where each row is to stand, from 1. Rows left out keep their order behind those named; the whole is
 * numbered anew, 1 to n.
 */
export const Sorting = z
  .array(z.strictObject({ id: Id, sorting_index: z.int().min(1).max(100_000) }))
  .max(5000)
export type Sorting = z.output<typeof Sorting>

/** The order as it has become, which may hold somebody else's move too. */
export const Sorted = z.object({ order: z.array(z.object({ id: Id, sorting_index: z.int() })) })
