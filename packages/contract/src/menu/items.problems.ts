import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'

/**
 * Why nobody can order an item, whatever they ask for: each is an order that the ordering API refuses always. Hiding
 * is none, as that was wanted.
 */
export const ItemProblem = z.discriminatedUnion('what', [
  /** A choice asks for more different options than can be taken of it. */
  z.object({
    what: z.literal('choiceOptions'),
    choice_id: Id,
    choice: Translated,
    least: z.int(),
    options: z.int(),
  }),
  /** The fewest portions that its options are taken in are more than it allows. */
  z.object({
    what: z.literal('choicePortions'),
    choice_id: Id,
    choice: Translated,
    portions: z.int(),
    most: z.int(),
  }),
  z.object({ what: z.literal('orderLimit') }),
  z.object({ what: z.literal('dayLimit') }),
  /** More hours of notice than orders are taken ahead. */
  z.object({ what: z.literal('notice'), hours: z.int(), days: z.int() }),
  /** Its hours and the store's never meet. */
  z.object({ what: z.literal('hours') }),
])
export type ItemProblem = z.output<typeof ItemProblem>
