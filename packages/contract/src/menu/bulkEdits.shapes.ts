import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'

/** Before or after a change, as the wire has it: amounts in QAR, times as `HH:mm`, categories and marks by name. */
export const ChangedValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  Translated,
  z.array(Translated),
  z.null(),
])
export type ChangedValue = z.output<typeof ChangedValue>

/** What becomes of one field; `field` has the wire's name. A choice that is added is `choices`, null before. */
export const FieldChange = z.object({ field: z.string(), before: ChangedValue, after: ChangedValue })
export type FieldChange = z.output<typeof FieldChange>

/** Why a row can't be changed so, at the field it belongs to; `text` is in the caller's language. */
export const FieldProblem = z.object({ field: z.string(), text: z.string() })
export type FieldProblem = z.output<typeof FieldProblem>

/** One item of a change that is asked about: what becomes of it, or why nothing does. */
export const PlannedItem = z.object({
  item_id: Id,
  name: Translated,
  changes: z.array(FieldChange),
  problems: z.array(FieldProblem),
})
export type PlannedItem = z.output<typeof PlannedItem>

/**
 * Stands for exactly the changes that were looked at. Sent back with the same question, they are made; had the menu
 * changed meanwhile, they are refused instead (409 `menuChanges.stale`).
 */
export const PlanHash = z.string().regex(/^[0-9a-f]{64}$/, 'type')
