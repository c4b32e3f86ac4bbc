import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { feature, post } from '../kernel/operation.ts'
import { PlanHash } from './bulkEdits.shapes.ts'
import { MadeChange } from './bulkEdits.ts'

/** Only callers with access to both stores: platform staff, and owners of two stores. */
const writes = { kinds: ['admin', 'restaurant'], permission: 'restaurants.write' } as const

const asked = {
  from_store_id: Id,
  store_id: Id,
}

/** Copies a whole menu to another store, as one change that can be undone. */
export const menuCopy = feature('menuCopy', {
  preview: post('restaurant/store/previewMenuCopy', {
    ...writes,
    readOnly: true,
    summary: "What copying a store's whole menu into another one would add to it.",
    input: z.strictObject(asked),
    output: z.object({
      categories: z.int(),
      items: z.int(),
      /** Main photos and gallery pictures. */
      photos: z.int(),
      choices: z.int(),
      addons: z.int(),
      /** Items skipped because the target has an item of the same names in a category of the same names. */
      there: z.int(),
      seal: PlanHash,
    }),
    example: (idOf) => ({ body: { from_store_id: idOf('stores'), store_id: idOf('stores') } }),
  }),
  apply: post('restaurant/store/copyMenu', {
    ...writes,
    via: 'bulk',
    summary:
      "Copy a store's whole menu into another one as it was looked at: categories, items, photos, choices and addons.",
    input: z.strictObject({ ...asked, seal: PlanHash }),
    output: z.object({ change: MadeChange }),
    errors: ['menuChanges.stale', 'menuChanges.nothing'],
    example: (idOf) => ({
      body: { from_store_id: idOf('stores'), store_id: idOf('stores'), seal: '0'.repeat(64) },
      expectedError: 'menuChanges.stale',
    }),
  }),
})
