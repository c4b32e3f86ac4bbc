import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { feature, post } from '../kernel/operation.ts'
import { Seal } from './bulkEdits.shapes.ts'
import { MadeChange } from './bulkEdits.ts'

/** Whoever has both stores: platform staff, and an owner of two. */
const writes = { kinds: ['admin', 'restaurant'], needs: 'restaurants.write' } as const

const asked = {
  from_store_id: Id,
  store_id: Id,
}

/** A whole menu taken over by another store, as one change that can be undone. */
export const menuCopy = feature('menuCopy', {
  preview: post('restaurant/store/previewMenuCopy', {
    ...writes,
    reads: true,
    about: "What copying a store's whole menu into another one would add to it.",
    takes: z.strictObject(asked),
    gives: z.object({
      categories: z.int(),
      items: z.int(),
      /** Main photos and pictures of galleries. */
      photos: z.int(),
      choices: z.int(),
      addons: z.int(),
      /** Items left out, as one of the same names stands in a category of the same names. */
      there: z.int(),
      seal: Seal,
    }),
    example: (rows) => ({ body: { from_store_id: rows('stores'), store_id: rows('stores') } }),
  }),
  apply: post('restaurant/store/copyMenu', {
    ...writes,
    about:
      "Copy a store's whole menu into another one as it was looked at: categories, items, photos, choices and addons.",
    takes: z.strictObject({ ...asked, seal: Seal }),
    gives: z.object({ change: MadeChange }),
    refuses: ['menuChanges.stale', 'menuChanges.nothing'],
    example: (rows) => ({
      body: { from_store_id: rows('stores'), store_id: rows('stores'), seal: '0'.repeat(64) },
      meets: 'menuChanges.stale',
    }),
  }),
})
