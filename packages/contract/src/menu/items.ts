import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Search } from '../kernel/list.ts'
import { Done, del, everyKind, feature, get, type IdOf, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import { Item, ItemCopy, ItemEdit, ItemFields, ItemRow, MissingGroup } from './items.shapes.ts'

export * from './items.shapes.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const
const admins = { kinds: ['admin'], permission: 'restaurants.write' } as const
const ItemRows = z.object({ items: z.array(ItemRow), cut: z.boolean() })
const SavedItem = SavedVersion.extend({ item_id: Id })

const machboos = (idOf: IdOf) => ({
  name_en: 'Chicken machboos',
  name_ar: 'مجبوس دجاج',
  short_description_en: 'Spiced rice with chicken.',
  short_description_ar: 'أرز متبل مع الدجاج.',
  sub_category_id: idOf('subcategories'),
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
  global_categories: [idOf('global_categories')],
  filters: [idOf('filters')],
  item_requirements: [idOf('requirements')],
})

/** One of the switches on an item's card. Setting the current state is a no-op. */
const flag = <const Name extends string>(
  path: string,
  name: Name,
  summary: string,
  who: typeof writes | typeof admins,
) =>
  post(path, {
    ...who,
    summary,
    input: z.strictObject({ item_id: Id, [name]: z.boolean() } as { item_id: typeof Id } & Record<
      Name,
      z.ZodBoolean
    >),
    output: SavedVersion,
    example: (idOf) => ({ body: { item_id: idOf('items'), [name]: true } }),
  })

const status = {
  summary: 'Take an item off every menu, or put it back.',
  input: z.strictObject({ status: z.boolean() }),
  output: SavedVersion,
  example: (idOf: IdOf) => ({ params: { id: idOf('items') }, body: { status: true } }),
}

/** Menu items (spec 2 §7). */
export const items = feature('items', {
  list: get('restaurant/item/getItemBySubCategoryId/:id', {
    ...reads,
    summary: 'The items of a category, whole, in their order.',
    output: ItemRows,
    example: (idOf) => ({ params: { id: idOf('subcategories') } }),
  }),
  all: post('restaurant/item/getAllItems', {
    ...reads,
    readOnly: true,
    summary: "All items of a store, category by category in the menu's order.",
    input: z.strictObject({ store_id: Id, search: Search }),
    output: ItemRows,
    example: (idOf) => ({ body: { store_id: idOf('stores') } }),
  }),
  gaps: get('restaurant/item/getGaps/:id', {
    ...reads,
    summary:
      'How many items of a store lack what, and how many nobody can order, for its completeness meter.',
    output: z.object({ groups: z.array(MissingGroup), problems: z.int() }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  show: get('restaurant/item/getItemDetails/:id', {
    ...reads,
    summary: 'One item, for its form.',
    output: z.object({ item: Item }),
    example: (idOf) => ({ params: { id: idOf('items') } }),
  }),
  saveImage: post('restaurant/item/saveImage', {
    ...writes,
    summary: "A picture for an item's gallery; unused, it is gone after a day.",
    form: z.strictObject({ imagefile: ImageFile('gallery') }),
    output: z.object({ image_id: Id, image: Picture }),
    example: () => ({ body: { imagefile: examplePicture } }),
  }),
  save: post('restaurant/item/store', {
    ...writes,
    summary: 'A new item, at the end of its category.',
    form: ItemFields,
    output: SavedItem,
    example: (idOf) => ({
      body: { ...machboos(idOf), store_id: idOf('stores'), thumbfile: examplePicture },
    }),
  }),
  copy: post('restaurant/item/copyItem', {
    ...admins,
    summary:
      'A copy of an item with its choices, addons and pictures, changed as the form says (DECISIONS 11).',
    form: ItemCopy,
    output: SavedItem,
    example: (idOf) => ({
      body: { ...machboos(idOf), store_id: idOf('stores'), copy_from_item_id: idOf('items') },
    }),
  }),
  update: post('restaurant/item/update/:id', {
    ...writes,
    summary: 'Change an item; `clear` names what is to be emptied.',
    form: ItemEdit.extend(versioned),
    output: SavedItem,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('items') }, body: machboos(idOf) }),
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
    summary: '`restaurant/item/updateStatus` by its short name (DECISIONS 12).',
  }),
  setDefaultImage: post('restaurant/item/setDefaultImage/:id', {
    ...writes,
    summary: "Make a picture of an item's gallery (the id in the path) the one shown first.",
    output: SavedVersion,
    example: (idOf) => ({ params: { id: idOf('item_images') } }),
  }),
  removeImage: del('restaurant/item/deleteImage/:id', {
    ...writes,
    summary: "Take a picture (the id in the path) out of an item's gallery.",
    input: z.strictObject({ item_id: Id.optional() }),
    output: SavedVersion,
    example: (idOf) => ({ params: { id: idOf('item_images') } }),
  }),
  sort: post('restaurant/item/sortItems', {
    ...writes,
    summary: 'Put the items of a category into another order.',
    input: z.strictObject({ sub_category_id: Id, items: Sorting }),
    output: Sorted,
    example: (idOf) => ({
      body: { sub_category_id: idOf('subcategories'), items: [{ id: idOf('items'), sorting_index: 1 }] },
    }),
  }),
  remove: del('restaurant/item/delete/:id', {
    ...writes,
    summary: 'Archive an item; old orders keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('items') } }),
  }),
})
