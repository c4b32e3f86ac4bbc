import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { examplePicture } from '../kernel/uploads.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import { Mark, markFields, Slug } from './taxonomies.shapes.ts'

const Fields = z.strictObject({ ...markFields, slug: Slug })
const reads = { kinds: everyKind, needs: 'everyone' } as const
const writes = { kinds: ['admin'], needs: 'filters.write' } as const
const glutenFree = { name_en: 'Gluten free', name_ar: 'خالٍ من الغلوتين' }

/** What customers filter items by (spec 3 §7): admins keep them, others choose from them (DECISIONS 11). */
export const filters = feature('filters', {
  list: list('restaurant/filter/index', {
    ...reads,
    about:
      'Filters by name or code, in their order. The list comes whole, whatever count and page are asked for.',
    filters: {},
    gives: z.object({ filters: z.array(Mark), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  show: get('restaurant/filter/:id', {
    kinds: everyKind,
    needs: 'filters.read',
    about: 'One filter, for its form.',
    gives: z.object({ filter: Mark }),
    example: (rows) => ({ params: { id: rows('filters') } }),
  }),
  save: post('restaurant/filter/store', {
    ...writes,
    about: 'A new filter, active, at the end.',
    form: Fields,
    gives: SavedVersion,
    refuses: ['marks.slugTaken'],
    example: () => ({ body: { ...glutenFree, slug: 'NEWFI', imagefile: examplePicture } }),
  }),
  update: post('restaurant/filter/update/:id', {
    ...writes,
    about: 'Change a filter.',
    form: Fields.partial().extend(versioned),
    gives: SavedVersion,
    refuses: ['marks.slugTaken', 'version.stale'],
    example: (rows) => ({ params: { id: rows('filters') }, body: glutenFree }),
  }),
  updateStatus: post('restaurant/filter/updateStatus/:id', {
    ...writes,
    about: 'Switch a filter on or off.',
    takes: z.strictObject({ status: z.boolean() }),
    gives: z.object({ id: Id, status: z.boolean() }),
    example: (rows) => ({ params: { id: rows('filters') }, body: { status: true } }),
  }),
  sort: post('restaurant/filter/sortItemFilters', {
    ...writes,
    about: 'Put filters into another order.',
    takes: z.strictObject({ filters: Sorting }),
    gives: Sorted,
    example: (rows) => ({ body: { filters: [{ id: rows('filters'), sorting_index: 1 }] } }),
  }),
  remove: del('restaurant/filter/delete/:id', {
    ...writes,
    about: 'Delete a filter that no item has; the refusal names items that do.',
    gives: Done,
    refuses: ['marks.inUse'],
    example: (rows) => ({ params: { id: rows('unused filters') } }),
  }),
})
