import { z } from 'zod'
import { GapGroup, Item, ItemCopy, ItemEdit, ItemFields, ItemRow } from './items.shapes.ts'
import { Id } from '../kernel/fields.ts'
import { Search } from '../kernel/list.ts'
import { Done, del, everyKind, feature, get, post, type Rows } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'

export * from './items.shapes.ts'

const reads = { kinds: everyKind, needs: 'restaurants.read' } as const
const writes = { kinds: everyKind, needs: 'restaurants.write' } as const
const admins = { kinds: ['admin'], needs: 'restaurants.write' } as const
const ItemRows = z.object({ items: z.array(ItemRow), cut: z.boolean() })
const SavedItem = SavedVersion.extend({ item_id: Id })

const machboos = (rows: Rows) => ({
  name_en: 'Chicken machboos',
  name_ar: 'مجبوس دجاج',
  short_description_en: 'Spiced rice with chicken.',
  short_description_ar: 'أرز متبل مع الدجاج.',
  sub_category_id: rows('subcategories'),
  quantity_per_day: 100,
  max_quantity_per_day: 50,
  original_price: 220,
  promoted_price: 199.5,
  price_per_unit: 20,
  enough_for: 10,
  lead_time: 24,
  available_from_time: '10:00',
  available_to_time: '22:00',
  setup_time: 1,
  max_time: 4,
  global_categories: [rows('global_categories')],
  filters: [rows('filters')],
  item_requirements: [rows('requirements')],
})

/** One of the switches of an item's card; asking for the state it has changes nothing. */
const flag = <const Name extends string>(
  path: string,
  name: Name,
  about: string,
  who: typeof writes | typeof admins,
) =>
  post(path, {
    ...who,
    about,
    takes: z.strictObject({ item_id: Id, [name]: z.boolean() } as { item_id: typeof Id } & Record<
      Name,
      z.ZodBoolean
    >),
    gives: SavedVersion,
    example: (rows) => ({ body: { item_id: rows('items'), [name]: true } }),
  })

const status = {
  about: 'Take an item off every menu, or put it back.',
  takes: z.strictObject({ status: z.boolean() }),
  gives: SavedVersion,
  example: (rows: Rows) => ({ params: { id: rows('items') }, body: { status: true } }),
}

/** Menu items (spec 2 §7). */
export const items = feature('items', {
  list: get('restaurant/item/getItemBySubCategoryId/:id', {
    ...reads,
    about: 'The items of a category, whole, in their order.',
    gives: ItemRows,
    example: (rows) => ({ params: { id: rows('subcategories') } }),
  }),
  all: post('restaurant/item/getAllItems', {
    ...reads,
    reads: true,
    about: "All items of a store, category by category in the menu's order.",
    takes: z.strictObject({ store_id: Id, search: Search }),
    gives: ItemRows,
    example: (rows) => ({ body: { store_id: rows('stores') } }),
  }),
  gaps: get('restaurant/item/getGaps/:id', {
    ...reads,
    about: 'How many items of a store lack what, and how many nobody can order, for its completeness meter.',
    gives: z.object({ groups: z.array(GapGroup), problems: z.int() }),
    example: (rows) => ({ params: { id: rows('stores') } }),
  }),
  show: get('restaurant/item/getItemDetails/:id', {
    ...reads,
    about: 'One item, for its form.',
    gives: z.object({ item: Item }),
    example: (rows) => ({ params: { id: rows('items') } }),
  }),
  saveImage: post('restaurant/item/saveImage', {
    ...writes,
    about: "A picture for an item's gallery; unused, it is gone after a day.",
    form: z.strictObject({ imagefile: ImageFile('gallery') }),
    gives: z.object({ image_id: Id, image: Picture }),
    example: () => ({ body: { imagefile: examplePicture } }),
  }),
  save: post('restaurant/item/store', {
    ...writes,
    about: 'A new item, at the end of its category.',
    form: ItemFields,
    gives: SavedItem,
    example: (rows) => ({
      body: { ...machboos(rows), store_id: rows('stores'), thumbfile: examplePicture },
    }),
  }),
  copy: post('restaurant/item/copyItem', {
    ...admins,
    about:
      'A copy of an item with its choices, addons and pictures, changed as the form says (DECISIONS 11).',
    form: ItemCopy,
    gives: SavedItem,
    example: (rows) => ({
      body: { ...machboos(rows), store_id: rows('stores'), copy_from_item_id: rows('items') },
    }),
  }),
  update: post('restaurant/item/update/:id', {
    ...writes,
    about: 'Change an item; `clear` names what is to be emptied.',
    form: ItemEdit.extend(versioned),
    gives: SavedItem,
    refuses: ['version.stale'],
    example: (rows) => ({ params: { id: rows('items') }, body: machboos(rows) }),
  }),
  updateShow: flag(
    'restaurant/item/updateShowMenu',
    'status',
    'Show an item to customers, or hide it.',
    writes,
  ),
  updateShowOnRestaurantManager: flag(
    'restaurant/item/updateShowOnRestaurantManager',
    'show_on_restaurant_manager',
    'Show an item to the restaurant, or hide it (DECISIONS 11).',
    admins,
  ),
  updateCashOnDelivery: flag(
    'restaurant/item/updateCashOnDelivery',
    'cash_on_delivery',
    'Accept cash on delivery for an item, or not.',
    writes,
  ),
  updateRequiredLocation: flag(
    'restaurant/item/updateRequiredLocation',
    'required_location',
    "Ask for the customer's location with an item, or not.",
    writes,
  ),
  updateStatus: post('restaurant/item/updateStatus/:id', { ...writes, ...status }),
  updateStatusShort: post('updateStatus/:id', {
    ...admins,
    ...status,
    about: '`restaurant/item/updateStatus` by its short name (DECISIONS 12).',
  }),
  setDefaultImage: post('restaurant/item/setDefaultImage/:id', {
    ...writes,
    about: "Make a picture of an item's gallery (the id in the path) the one shown first.",
    gives: SavedVersion,
    example: (rows) => ({ params: { id: rows('item_images') } }),
  }),
  removeImage: del('restaurant/item/deleteImage/:id', {
    ...writes,
    about: "Take a picture (the id in the path) out of an item's gallery.",
    takes: z.strictObject({ item_id: Id.optional() }),
    gives: SavedVersion,
    example: (rows) => ({ params: { id: rows('item_images') } }),
  }),
  sort: post('restaurant/item/sortItems', {
    ...writes,
    about: 'Put the items of a category into another order.',
    takes: z.strictObject({ sub_category_id: Id, items: Sorting }),
    gives: Sorted,
    example: (rows) => ({
      body: { sub_category_id: rows('subcategories'), items: [{ id: rows('items'), sorting_index: 1 }] },
    }),
  }),
  remove: del('restaurant/item/delete/:id', {
    ...writes,
    about: 'Archive an item; old orders keep it.',
    gives: Done,
    example: (rows) => ({ params: { id: rows('items') } }),
  }),
})
