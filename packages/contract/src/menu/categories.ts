import { z } from 'zod'
import { ItemRow } from './items.shapes.ts'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { sameNamed } from '../kernel/sameName.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { Translated } from '../kernel/translated.ts'
import { ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A category of one store's menu. */
export const Subcategory = z.object({
  id: Id,
  restaurant_store_id: Id,
  name: Translated,
  name_en: z.string(),
  name_ar: z.string(),
  slug: z.string().nullable(),
  image: Picture.nullable(),
  status: z.boolean(),
  sorting_index: z.int(),
  /** Items that stand in it. */
  item_count: z.int().nonnegative(),
  version: Version,
})
export type Subcategory = z.output<typeof Subcategory>

const fields = {
  name_en: Text(100),
  name_ar: Text(100),
  slug: Text(100).optional(),
  imagefile: ImageFile('category').optional(),
  ...sameNamed,
}
const reads = { kinds: everyKind, needs: 'restaurants.read' } as const
const writes = { kinds: everyKind, needs: 'restaurants.write' } as const
const rice = { name_en: 'Rice dishes', name_ar: 'أطباق الأرز' }
const sorting = {
  takes: z.strictObject({ subcategories: Sorting }),
  gives: Sorted,
}

/** The categories of a store's menu (spec 2 §7). */
export const subcategories = feature('subcategories', {
  list: get('subcategory/index/:id', {
    ...reads,
    about: "A store's categories, whole, in their order.",
    gives: z.object({ subcategories: z.array(Subcategory), cut: z.boolean() }),
    example: (rows) => ({ params: { id: rows('stores') } }),
  }),
  show: get('subcategory/:id', {
    ...reads,
    about: 'One category, for its form.',
    gives: z.object({ category: Subcategory }),
    example: (rows) => ({ params: { id: rows('subcategories') } }),
  }),
  save: post('subcategory/store', {
    ...writes,
    about: 'A new category, shown, at the end.',
    form: z.strictObject({ ...fields, store_id: Id }),
    gives: SavedVersion,
    refuses: ['subcategories.sameName'],
    example: (rows) => ({ body: { ...rice, store_id: rows('stores') } }),
  }),
  update: post('subcategory/update/:id', {
    ...writes,
    about: 'Change a category; `clear` names what is to be emptied.',
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
    gives: SavedVersion,
    refuses: ['version.stale', 'subcategories.sameName'],
    example: (rows) => ({ params: { id: rows('subcategories') }, body: rice }),
  }),
  updateStatus: post('subcategory/updateStatus/:id', {
    ...writes,
    about: 'Show a category with its items to customers, or hide it.',
    takes: z.strictObject({ status: z.boolean() }),
    gives: z.object({ id: Id, status: z.boolean() }),
    example: (rows) => ({ params: { id: rows('subcategories') }, body: { status: true } }),
  }),
  sort: post('subcategory/sortItems', {
    ...writes,
    also: ['restaurant/store/sortItemSubCategories'],
    about: 'Put the categories of one store into another order (DECISIONS 11).',
    ...sorting,
    refuses: ['subcategories.severalStores'],
    example: (rows) => ({ body: { subcategories: [{ id: rows('subcategories'), sorting_index: 1 }] } }),
  }),
  sortSubcategory: post('subcategory/sortSubcategory', {
    kinds: ['admin'],
    needs: 'restaurants.write',
    about: "`sort` by the admins' name for it.",
    ...sorting,
    refuses: ['subcategories.severalStores'],
    example: (rows) => ({ body: { subcategories: [{ id: rows('subcategories'), sorting_index: 1 }] } }),
  }),
  items: get('subcategory/getItemsBySubCategoryId/:id', {
    ...reads,
    about: 'The items of a category, whole, in their order.',
    gives: z.object({ items: z.array(ItemRow), cut: z.boolean() }),
    example: (rows) => ({ params: { id: rows('subcategories') } }),
  }),
  remove: del('subcategory/delete/:id', {
    ...writes,
    about: 'Delete a category that holds no items.',
    gives: Done,
    refuses: ['subcategories.hasItems'],
    example: (rows) => ({ params: { id: rows('unused subcategories') } }),
  }),
})
