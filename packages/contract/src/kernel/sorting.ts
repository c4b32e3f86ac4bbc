import { z } from 'zod'
import { Id } from './fields.ts'

/**
 * The requested positions of rows, from 1. Rows that are left out keep their order after those named; all rows are
 * renumbered from 1 to n.
 */
export const Sorting = z
  .array(z.strictObject({ id: Id, sorting_index: z.int().min(1).max(100_000) }))
  .max(5000)
export type Sorting = z.output<typeof Sorting>

/** The resulting order. It may include a concurrent move by another user. */
export const Sorted = z.object({ order: z.array(z.object({ id: Id, sorting_index: z.int() })) })
