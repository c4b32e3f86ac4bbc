import { z } from 'zod'
import { Id } from './fields.ts'

/**
 * The version of a row that a form was opened with. If the row was saved in between, an update with it returns 409
 * instead of overwriting.
 */
export const Version = z.int32().positive()

/** Spread into the input of updates. Callers without a form may omit it. */
export const versioned = { version: Version.optional() }

export const SavedVersion = z.object({ id: Id, version: Version })

/** What others saved since a form was opened, by field name on the wire. */
export interface Stale {
  readonly version: number
  readonly by: string
  readonly at: string
  readonly changes: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
}
