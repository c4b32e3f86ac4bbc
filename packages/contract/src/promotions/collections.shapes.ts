import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { maxRows } from '../kernel/list.ts'
import { Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { Picture } from '../kernel/uploads.ts'
import { Version } from '../kernel/version.ts'

/** Several stores, or items of one store, which screens call its menu (spec 3 §3). */
export const collectionTypes = ['Store', 'Item'] as const
export const CollectionType = z.enum(collectionTypes)
export type CollectionType = z.output<typeof CollectionType>

/** What customers find stores or items by, in an order that people arrange. */
export const Collection = z.object({
  id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  type: CollectionType,
  /** Of the type Item only. */
  store_id: Id.nullable(),
  store_name: Translated.nullable(),
  status: z.boolean(),
  sorting_index: z.int(),
  /** Stores or items in it, those apart that have been deleted. */
  element_count: z.int(),
  version: Version,
})
export type Collection = z.output<typeof Collection>

/** A store or an item of a collection. Deleted ones drop out. */
export const CollectionElement = z.object({
  element_id: Id,
  store_id: Id,
  store_name: Translated,
  item_id: Id.nullable(),
  item_name: Translated.nullable(),
  image: Picture.nullable(),
  /** Whether customers can see it at the moment: a store that takes orders, an item on the menu of one. */
  shown: z.boolean(),
  sorting_index: z.int(),
})
export type CollectionElement = z.output<typeof CollectionElement>

const ranked = { id: Id, sorting_index: z.int() }

export const CollectionDetails = Collection.extend({
  /** In their order. */
  stores: z.array(Id),
  items: z.array(Id),
  collection_stores: z.array(z.object({ ...ranked, store_id: Id })),
  collection_items: z.array(z.object({ ...ranked, item_id: Id })),
})

const Ids = z.array(Id).max(maxRows)
export const CollectionFields = z.strictObject({
  name_en: Text(100),
  name_ar: Text(100),
  type: CollectionType,
  /** The stores of a collection of stores, or the one whose items the collection holds. */
  stores: Ids.default([]),
  items: Ids.default([]),
})
/** Without defaults: what is left out stays as it is. */
export const CollectionEdit = CollectionFields.extend({ stores: Ids, items: Ids }).partial()

/** What can be put into a collection. */
export const PickableStore = z.object({
  id: Id,
  name: Translated,
  restaurant_name: Translated,
  image: Picture.nullable(),
})
export const PickableItem = z.object({
  id: Id,
  store_id: Id,
  name: Translated,
  store_name: Translated,
  image: Picture.nullable(),
})
export type PickableStore = z.output<typeof PickableStore>
export type PickableItem = z.output<typeof PickableItem>

/** A collection as an app shows it; `stores` is empty in one of items, and the other way round. */
export const PublicCollection = z.object({
  id: Id,
  name: Translated,
  type: z.enum(collectionTypes),
  stores: z.array(
    z.object({ id: Id, name: Translated, logo: Picture.nullable(), thumb: Picture.nullable() }),
  ),
  items: z.array(
    z.object({
      id: Id,
      store_id: Id,
      store_name: Translated,
      name: Translated,
      short_description: Translated,
      image: Picture.nullable(),
      promoted_price: Money,
      original_price: Money,
      price_per_unit: Money,
      enough_for: z.int(),
      /** Percent that today's best offer takes off; 0 without one. */
      offer_discount: z.number(),
    }),
  ),
})
