import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { countUpTo, maxRows, Search } from '../kernel/list.ts'
import { Done, del, everyKind, feature, get, type IdOf, list, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import {
  Collection,
  CollectionDetails,
  CollectionEdit,
  CollectionElement,
  CollectionFields,
  CollectionType,
  PickableItem,
  PickableStore,
  PublicCollection,
} from './collections.shapes.ts'

export * from './collections.shapes.ts'

/** Restaurants see the collections that they are in, and of these what is theirs (DECISIONS 11). */
const shows = { kinds: everyKind, permission: 'collections.read' } as const
const picks = { kinds: ['admin'], permission: 'collections.read' } as const
const writes = { kinds: ['admin'], permission: 'collections.write' } as const
const channel = { kinds: ['channel'], permission: 'everyone' } as const

const wrongElements = [
  'row.missing',
  'collections.oneStore',
  'collections.otherStore',
  'collections.noItems',
] as const

/** Pickers search on the server and show the first ones; without a count, all of them come. */
const found = { search: Search, count: countUpTo(maxRows).default(maxRows) }

const feasts = (idOf: IdOf) => ({
  name_en: 'Ramadan feasts',
  name_ar: 'ولائم رمضان',
  type: 'Store',
  stores: [idOf('stores')],
})
const sorted = (id: number) => ({ elements: [{ id, sorting_index: 1 }] })

/** Filter collections (spec 3 §7 settings/filterCollection). */
export const collections = feature('collections', {
  list: list('settings/filterCollection/getFilterCollections', {
    ...shows,
    summary:
      'Collections by name, in their order. The list comes whole, whatever count and page are asked for.',
    filters: {},
    output: z.object({ collections: z.array(Collection), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  details: post('settings/filterCollection/getFilterCollectionDetails', {
    ...shows,
    readOnly: true,
    summary: 'One collection with its stores or items, in their order.',
    input: z.strictObject({ filter_collection_id: Id }),
    output: z.object({
      filter_collection: CollectionDetails,
      collections: z.array(CollectionElement),
      cut: z.boolean(),
    }),
    errors: ['row.missing'],
    example: (idOf) => ({ body: { filter_collection_id: idOf('filter_collections') } }),
  }),
  save: post('settings/filterCollection/saveFilterCollection', {
    ...writes,
    summary: 'A new collection, at the end.',
    input: CollectionFields,
    output: SavedVersion,
    errors: wrongElements,
    example: (idOf) => ({ body: feasts(idOf) }),
  }),
  update: post('settings/filterCollection/updateFilterCollection', {
    ...writes,
    summary:
      'Rename a collection, or say what is in it: new stores and items stand at the end. Another type or store empties it first.',
    input: CollectionEdit.extend({ filter_collection_id: Id, ...versioned }),
    output: SavedVersion,
    errors: [...wrongElements, 'version.stale'],
    example: (idOf) => ({
      body: {
        filter_collection_id: idOf('item collections'),
        name_en: 'Ramadan feasts',
        name_ar: 'ولائم رمضان',
        type: 'Item',
        stores: [idOf('stores')],
        items: [idOf('items')],
      },
    }),
  }),
  updateStatus: post('settings/filterCollection/updateStatus/:id', {
    ...writes,
    summary: 'Show a collection to customers, or hide it.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('filter_collections') }, body: { status: false } }),
  }),
  sort: post('settings/filterCollection/sortFilterCollections', {
    ...writes,
    summary: 'Put collections into another order.',
    input: z.strictObject({ collections: Sorting }),
    output: Sorted,
    errors: ['row.missing'],
    example: (idOf) => ({ body: { collections: [{ id: idOf('filter_collections'), sorting_index: 1 }] } }),
  }),
  sortStores: post('settings/filterCollection/sortFilterCollectionStores', {
    ...writes,
    summary: 'Put the stores of one collection into another order, by the ids of its elements.',
    input: z.strictObject({ elements: Sorting }),
    output: Sorted,
    errors: ['row.missing'],
    example: (idOf) => ({ body: sorted(idOf('filter_collection_stores')) }),
  }),
  sortItems: post('settings/filterCollection/sortFilterCollectionItems', {
    ...writes,
    summary: 'Put the items of one collection into another order, by the ids of its elements.',
    input: z.strictObject({ elements: Sorting }),
    output: Sorted,
    errors: ['row.missing'],
    example: (idOf) => ({ body: sorted(idOf('filter_collection_items')) }),
  }),
  removeElement: post('settings/filterCollection/removeElementsFromCollection', {
    ...writes,
    summary: 'Take a store or an item out of a collection.',
    input: z.strictObject({ element_id: Id, type: CollectionType }),
    output: Done,
    errors: ['row.missing'],
    example: (idOf) => ({ body: { element_id: idOf('filter_collection_stores'), type: 'Store' } }),
  }),
  itemsOfStores: post('settings/filterCollection/getItemListByStoresId', {
    ...picks,
    readOnly: true,
    summary: 'Items of these stores by name or id, to choose from.',
    input: z.strictObject({ stores_id: z.array(Id).min(1).max(500), ...found }),
    output: z.object({ items: z.array(PickableItem), cut: z.boolean() }),
    errors: ['row.missing'],
    example: (idOf) => ({ body: { stores_id: [idOf('stores')] } }),
  }),
  allStores: get('settings/filterCollection/getAllStoresList', {
    ...picks,
    summary: 'Stores by name, restaurant or id, to choose from.',
    input: z.strictObject(found),
    output: z.object({ stores: z.array(PickableStore), cut: z.boolean() }),
    example: () => ({}),
  }),
  remove: del('settings/filterCollection/delete/:id', {
    ...writes,
    summary: 'Delete a collection. Its stores and items stay.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('filter_collections') } }),
  }),
  shown: get('collections', {
    ...channel,
    etag: true,
    summary:
      'Collections that are on, with what customers can order of them, in the order of the back office.',
    output: z.object({ collections: z.array(PublicCollection) }),
    example: () => ({}),
  }),
})
