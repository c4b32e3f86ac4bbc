import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { examplePicture } from '../kernel/uploads.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import { Mark, markFields, Slug } from './taxonomies.shapes.ts'

const Fields = z.strictObject({ ...markFields, slug: Slug.optional() })
const reads = { kinds: everyKind, needs: 'everyone' } as const
const writes = { kinds: ['admin'], needs: 'categories.write' } as const
const grills = { name_en: 'Grills', name_ar: 'مشاوٍ' }

/** Categories over all stores (spec 3 §7): admins keep them, others choose from them (DECISIONS 11). */
export const globalCategories = feature('globalCategories', {
  list: list('restaurant/category/index', {
    ...reads,
    about:
      'Global categories by name or code, in their order. The list comes whole, whatever count and page are asked for.',
    filters: {},
    gives: z.object({ globalCategories: z.array(Mark), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  show: get('restaurant/category/:id', {
    kinds: everyKind,
    needs: 'categories.read',
    about: 'One global category, for its form.',
    gives: z.object({ category: Mark }),
    example: (rows) => ({ params: { id: rows('global_categories') } }),
  }),
  save: post('restaurant/category/store', {
    ...writes,
    about: 'A new global category, active, at the end.',
    form: Fields,
    gives: SavedVersion,
    refuses: ['marks.slugTaken'],
    example: () => ({ body: { ...grills, slug: 'NEWGC', imagefile: examplePicture } }),
  }),
  update: post('restaurant/category/update/:id', {
    ...writes,
    about: 'Change a global category; `clear` empties its code.',
    form: Fields.partial().extend({
      clear: z
        .array(z.enum(['slug']))
        .max(1)
        .optional(),
      ...versioned,
    }),
    gives: SavedVersion,
    refuses: ['marks.slugTaken', 'version.stale'],
    example: (rows) => ({ params: { id: rows('global_categories') }, body: grills }),
  }),
  updateStatus: post('restaurant/category/updateStatus/:id', {
    ...writes,
    about: 'Switch a global category on or off.',
    takes: z.strictObject({ status: z.boolean() }),
    gives: z.object({ id: Id, status: z.boolean() }),
    example: (rows) => ({ params: { id: rows('global_categories') }, body: { status: true } }),
  }),
  sort: post('restaurant/category/sortItemGlobalCategories', {
    ...writes,
    about: 'Put global categories into another order.',
    takes: z.strictObject({ globalCategories: Sorting }),
    gives: Sorted,
    example: (rows) => ({
      body: { globalCategories: [{ id: rows('global_categories'), sorting_index: 1 }] },
    }),
  }),
  remove: del('restaurant/category/delete/:id', {
    ...writes,
    about: 'Delete a global category that no item has; the refusal names items that do.',
    gives: Done,
    refuses: ['marks.inUse'],
    example: (rows) => ({ params: { id: rows('unused global_categories') } }),
  }),
})
