import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { sameNamed } from '../kernel/sameName.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { Translated } from '../kernel/translated.ts'
import { ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { ItemRow } from './items.shapes.ts'

/** A category of a store's menu. */
export const Category = z.object({
  id: Id,
  restaurant_store_id: Id,
  name: Translated,
  name_en: z.string(),
  name_ar: z.string(),
  slug: z.string().nullable(),
  image: Picture.nullable(),
  status: z.boolean(),
  sorting_index: z.int(),
  /** Number of items in the category. */
  item_count: z.int().nonnegative(),
  version: Version,
})
export type Category = z.output<typeof Category>

const fields = {
  name_en: Text(100),
  name_ar: Text(100),
  slug: Text(100).optional(),
  imagefile: ImageFile('category').optional(),
  ...sameNamed,
}
const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const
const rice = { name_en: 'Rice dishes', name_ar: 'أطباق الأرز' }
const sorting = {
  input: z.strictObject({ subcategories: Sorting }),
  output: Sorted,
}

/** The categories of a store's menu (spec 2 §7). */
export const categories = feature('subcategories', {
  list: get('subcategory/index/:id', {
    ...reads,
    summary: "A store's categories, whole, in their order.",
    output: z.object({ subcategories: z.array(Category), cut: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  show: get('subcategory/:id', {
    ...reads,
    summary: 'One category, for its form.',
    output: z.object({ category: Category }),
    example: (idOf) => ({ params: { id: idOf('subcategories') } }),
  }),
  save: post('subcategory/store', {
    ...writes,
    summary: 'A new category, shown, at the end.',
    form: z.strictObject({ ...fields, store_id: Id }),
    output: SavedVersion,
    errors: ['subcategories.sameName'],
    example: (idOf) => ({ body: { ...rice, store_id: idOf('stores') } }),
  }),
  update: post('subcategory/update/:id', {
    ...writes,
    summary: 'Change a category; `clear` names what is to be emptied.',
    form: z
      .strictObject(fields)
      .partial()
      .extend({
        clear: z
          .array(z.enum(['slug', 'imagefile']))
          .max(2)
          .optional(),
        ...versioned,
      }),
    output: SavedVersion,
    errors: ['version.stale', 'subcategories.sameName'],
    example: (idOf) => ({ params: { id: idOf('subcategories') }, body: rice }),
  }),
  updateStatus: post('subcategory/updateStatus/:id', {
    ...writes,
    summary: 'Show a category with its items to customers, or hide it.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('subcategories') }, body: { status: true } }),
  }),
  sort: post('subcategory/sortItems', {
    ...writes,
    aliases: ['restaurant/store/sortItemSubCategories'],
    summary: 'Put the categories of one store into another order (DECISIONS 11).',
    ...sorting,
    errors: ['subcategories.severalStores'],
    example: (idOf) => ({ body: { subcategories: [{ id: idOf('subcategories'), sorting_index: 1 }] } }),
  }),
  sortSubcategory: post('subcategory/sortSubcategory', {
    kinds: ['admin'],
    permission: 'restaurants.write',
    summary: "`sort` by the admins' name for it.",
    ...sorting,
    errors: ['subcategories.severalStores'],
    example: (idOf) => ({ body: { subcategories: [{ id: idOf('subcategories'), sorting_index: 1 }] } }),
  }),
  items: get('subcategory/getItemsBySubCategoryId/:id', {
    ...reads,
    summary: 'The items of a category, whole, in their order.',
    output: z.object({ items: z.array(ItemRow), cut: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('subcategories') } }),
  }),
  remove: del('subcategory/delete/:id', {
    ...writes,
    summary: 'Delete a category that holds no items.',
    output: Done,
    errors: ['subcategories.hasItems'],
    example: (idOf) => ({ params: { id: idOf('unused subcategories') } }),
  }),
})
