import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { examplePicture } from '../kernel/uploads.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import { Slug, Taxonomy, taxonomyFields } from './taxonomies.shapes.ts'

const Fields = z.strictObject({ ...taxonomyFields, slug: Slug.optional() })
const reads = { kinds: everyKind, permission: 'everyone' } as const
const writes = { kinds: ['admin'], permission: 'categories.write' } as const
const grills = { name_en: 'Grills', name_ar: 'مشاوٍ' }

/** Categories shared by all stores (spec 3 §7): maintained by admins, read by everyone else (DECISIONS 11). */
export const globalCategories = feature('globalCategories', {
  list: list('restaurant/category/index', {
    ...reads,
    summary:
      'Global categories by name or code, in their order. The list comes whole, whatever count and page are asked for.',
    filters: {},
    output: z.object({ globalCategories: z.array(Taxonomy), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  show: get('restaurant/category/:id', {
    kinds: everyKind,
    permission: 'categories.read',
    summary: 'One global category, for its form.',
    output: z.object({ category: Taxonomy }),
    example: (idOf) => ({ params: { id: idOf('global_categories') } }),
  }),
  save: post('restaurant/category/store', {
    ...writes,
    summary: 'A new global category, active, at the end.',
    form: Fields,
    output: SavedVersion,
    errors: ['marks.slugTaken'],
    example: () => ({ body: { ...grills, slug: 'NEWGC', imagefile: examplePicture } }),
  }),
  update: post('restaurant/category/update/:id', {
    ...writes,
    summary: 'Change a global category; `clear` empties its code.',
    form: Fields.partial().extend({
      clear: z
        .array(z.enum(['slug']))
        .max(1)
        .optional(),
      ...versioned,
    }),
    output: SavedVersion,
    errors: ['marks.slugTaken', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('global_categories') }, body: grills }),
  }),
  updateStatus: post('restaurant/category/updateStatus/:id', {
    ...writes,
    summary: 'Switch a global category on or off.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('global_categories') }, body: { status: true } }),
  }),
  sort: post('restaurant/category/sortItemGlobalCategories', {
    ...writes,
    summary: 'Put global categories into another order.',
    input: z.strictObject({ globalCategories: Sorting }),
    output: Sorted,
    example: (idOf) => ({
      body: { globalCategories: [{ id: idOf('global_categories'), sorting_index: 1 }] },
    }),
  }),
  remove: del('restaurant/category/delete/:id', {
    ...writes,
    summary: 'Delete a global category that no item has; the refusal names items that do.',
    output: Done,
    errors: ['marks.inUse'],
    example: (idOf) => ({ params: { id: idOf('unused global_categories') } }),
  }),
})
