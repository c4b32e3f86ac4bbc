import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'

/**
 * A value before or after a change, in wire format: amounts in QAR, times as `HH:mm`, categories and taxonomies by
 * name.
 */
export const ChangedValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  Translated,
  z.array(Translated),
  z.null(),
])
export type ChangedValue = z.output<typeof ChangedValue>

/** The change of one field. `field` is its wire name. An added choice has the field `choices` and null before. */
export const FieldChange = z.object({ field: z.string(), before: ChangedValue, after: ChangedValue })
export type FieldChange = z.output<typeof FieldChange>

/** Why a row can't be changed, by field. `text` is in the caller's language. */
export const FieldProblem = z.object({ field: z.string(), text: z.string() })
export type FieldProblem = z.output<typeof FieldProblem>

/** One item of a previewed change: its changes, or why it does not change. */
export const PlannedItem = z.object({
  item_id: Id,
  name: Translated,
  changes: z.array(FieldChange),
  problems: z.array(FieldProblem),
})
export type PlannedItem = z.output<typeof PlannedItem>

/**
 * Hash of the previewed changes. Sent back with the same input, it applies them; if the menu has changed in between,
 * the call is rejected (409 `menuChanges.stale`).
 */
export const PlanHash = z.string().regex(/^[0-9a-f]{64}$/, 'type')
