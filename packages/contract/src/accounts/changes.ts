import { z } from 'zod'

/** Where a change came from. Null of changes that were recorded before this was. */
export const trailSources = ['screen', 'api', 'file', 'bulk', 'job', 'command'] as const
export const changeSource = { source: z.enum(trailSources).nullable() }

/**
 * How the caller can take the change back: the record's own save, with the value before and the version it has now.
 * Null unless it changed one field of a form within the last day, which nobody has changed since.
 */
export const changeUndo = {
  undo: z
    .object({
      operation: z.string(),
      path: z.string(),
      multipart: z.boolean(),
      body: z.record(z.string(), z.unknown()),
    })
    .nullable(),
}
