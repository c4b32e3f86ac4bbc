import { z } from 'zod'
import { Id } from './fields.ts'
import { Translated } from './translated.ts'

/** So many items are told by name. */
export const maxUses = 500

/** What has a row that can't be deleted: how many items, and the first of them by store and name. */
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
