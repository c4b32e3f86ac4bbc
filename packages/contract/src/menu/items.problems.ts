import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'

/** Why the ordering API rejects every order of an item. Being hidden is not a problem, as it is intended. */
export const ItemProblem = z.discriminatedUnion('what', [
  /** A choice requires more different options than can be chosen. */
  z.object({
    what: z.literal('choiceOptions'),
    choice_id: Id,
    choice: Translated,
    least: z.int(),
    options: z.int(),
  }),
  /** The minimum portions of the required options exceed the choice's maximum. */
  z.object({
    what: z.literal('choicePortions'),
    choice_id: Id,
    choice: Translated,
    portions: z.int(),
    most: z.int(),
  }),
  z.object({ what: z.literal('orderLimit') }),
  z.object({ what: z.literal('dayLimit') }),
  /** The required notice is longer than orders may be placed in advance. */
  z.object({ what: z.literal('notice'), hours: z.int(), days: z.int() }),
  /** The item's hours and the store's do not overlap. */
  z.object({ what: z.literal('hours') }),
])
export type ItemProblem = z.output<typeof ItemProblem>
