import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** What a customer has to have ready. `translations` is the name in English and in Arabic (spec 3 §3). */
export const Requirement = z.object({
  id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  translations: z.array(z.object({ name: z.string() })),
  status: z.boolean(),
  sorting_index: z.int(),
  version: Version,
})
export type Requirement = z.output<typeof Requirement>

const Fields = z.strictObject({ name_en: Text(200), name_ar: Text(200), status: z.boolean().default(true) })
const writes = { kinds: ['admin'], permission: 'requirements.write' } as const
const table = { name_en: 'A table of 2 metres', name_ar: 'طاولة بطول مترين' }

/** Requirements of items (spec 3 §7): maintained by admins, read by everyone else (DECISIONS 11). */
export const requirements = feature('requirements', {
  list: list('restaurant/requirement/index', {
    kinds: everyKind,
    permission: 'everyone',
    summary:
      'Requirements by name, in their order. The list comes whole, whatever count and page are asked for.',
    filters: {},
    output: z.object({ requirements: z.array(Requirement), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  show: get('restaurant/requirement/:id', {
    kinds: everyKind,
    permission: 'requirements.read',
    summary: 'One requirement, for its form.',
    output: z.object({ requirement: Requirement }),
    example: (idOf) => ({ params: { id: idOf('requirements') } }),
  }),
  save: post('restaurant/requirement/store', {
    ...writes,
    summary: 'A new requirement, at the end.',
    form: Fields,
    output: SavedVersion,
    example: () => ({ body: table }),
  }),
  update: post('restaurant/requirement/update/:id', {
    ...writes,
    summary: 'Word a requirement anew, or switch it.',
    form: z
      .strictObject({ name_en: Text(200), name_ar: Text(200), status: z.boolean() })
      .partial()
      .extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('requirements') }, body: table }),
  }),
  sort: post('restaurant/requirement/sortItemRequirements', {
    ...writes,
    summary: 'Put requirements into another order.',
    input: z.strictObject({ requirements: Sorting }),
    output: Sorted,
    example: (idOf) => ({ body: { requirements: [{ id: idOf('requirements'), sorting_index: 1 }] } }),
  }),
  remove: del('restaurant/requirement/delete/:id', {
    ...writes,
    summary: 'Delete a requirement that no item has; the refusal names items that do.',
    output: Done,
    errors: ['marks.inUse'],
    example: (idOf) => ({ params: { id: idOf('unused requirements') } }),
  }),
})
