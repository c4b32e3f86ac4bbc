import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { examplePicture } from '../kernel/uploads.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import { Slug, Taxonomy, taxonomyFields } from './taxonomies.shapes.ts'

const Fields = z.strictObject({ ...taxonomyFields, slug: Slug })
const reads = { kinds: everyKind, permission: 'everyone' } as const
const writes = { kinds: ['admin'], permission: 'filters.write' } as const
const glutenFree = { name_en: 'Gluten free', name_ar: 'خالٍ من الغلوتين' }

/** What customers filter items by (spec 3 §7): maintained by admins, read by everyone else (DECISIONS 11). */
export const filters = feature('filters', {
  list: list('restaurant/filter/index', {
    ...reads,
    summary:
      'Filters by name or code, in their order. The list comes whole, whatever count and page are asked for.',
    filters: {},
    output: z.object({ filters: z.array(Taxonomy), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  show: get('restaurant/filter/:id', {
    kinds: everyKind,
    permission: 'filters.read',
    summary: 'One filter, for its form.',
    output: z.object({ filter: Taxonomy }),
    example: (idOf) => ({ params: { id: idOf('filters') } }),
  }),
  save: post('restaurant/filter/store', {
    ...writes,
    summary: 'A new filter, active, at the end.',
    form: Fields,
    output: SavedVersion,
    errors: ['marks.slugTaken'],
    example: () => ({ body: { ...glutenFree, slug: 'NEWFI', imagefile: examplePicture } }),
  }),
  update: post('restaurant/filter/update/:id', {
    ...writes,
    summary: 'Change a filter.',
    form: Fields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['marks.slugTaken', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('filters') }, body: glutenFree }),
  }),
  updateStatus: post('restaurant/filter/updateStatus/:id', {
    ...writes,
    summary: 'Switch a filter on or off.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('filters') }, body: { status: true } }),
  }),
  sort: post('restaurant/filter/sortItemFilters', {
    ...writes,
    summary: 'Put filters into another order.',
    input: z.strictObject({ filters: Sorting }),
    output: Sorted,
    example: (idOf) => ({ body: { filters: [{ id: idOf('filters'), sorting_index: 1 }] } }),
  }),
  remove: del('restaurant/filter/delete/:id', {
    ...writes,
    summary: 'Delete a filter that no item has; the refusal names items that do.',
    output: Done,
    errors: ['marks.inUse'],
    example: (idOf) => ({ params: { id: idOf('unused filters') } }),
  }),
})
