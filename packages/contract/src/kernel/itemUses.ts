import { z } from 'zod'
import { Id } from './fields.ts'
import { Translated } from './translated.ts'

/** Maximum number of items listed by name. */
export const maxUses = 500

/** Items that use a row and prevent its deletion: their count, and the first of them by store and name. */
export const Uses = z.object({
  count: z.int().positive(),
  items: z
    .array(
      z.object({
        item_id: Id,
        store_id: Id,
        restaurant_id: Id,
        name: Translated,
        store_name: Translated,
      }),
    )
    .max(maxUses),
})
export type Uses = z.output<typeof Uses>
