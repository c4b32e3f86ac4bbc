import type {
  Collection,
  CollectionElement,
  PickableItem,
  PickableStore,
  PublicCollection,
} from '@sufra/contract/promotions/collections'
import type { z } from 'zod'
import { picture } from '../../kernel/images/auditedImage.ts'
import { bestOffer, type Offer } from '../../menu/availability/availability.discounts.ts'
import type { ElementRow } from './collections.elements.sql.ts'
import type { PickedItem, PickedStore } from './collections.pick.sql.ts'
import type { ShownCollection, ShownItem, ShownStore } from './collections.shown.sql.ts'
import type { CollectionRow } from './collections.sql.ts'

const nameOf = ({ name_en, name_ar }: { name_en: string; name_ar: string }) => ({ en: name_en, ar: name_ar })
const storeNameOf = ({ store_en, store_ar }: { store_en: string; store_ar: string }) => ({
  en: store_en,
  ar: store_ar,
})

export const presentCollection = ({ store_en, store_ar, ...row }: CollectionRow): Collection => ({
  ...row,
  store_name: store_en === null || store_ar === null ? null : { en: store_en, ar: store_ar },
})

export const presentElement = (row: ElementRow): CollectionElement => ({
  ...row,
  store_name: storeNameOf(row),
  item_name: row.item_en === null || row.item_ar === null ? null : { en: row.item_en, ar: row.item_ar },
  image: picture(row.image),
})

/** The ids of what is in a collection, as the specification names them. */
export const listsOf = (collection: CollectionRow, rows: readonly ElementRow[]) => {
  const items = rows.flatMap(({ element_id, item_id, sorting_index }) =>
    item_id === null ? [] : [{ id: element_id, item_id, sorting_index }],
  )
  const stores = rows.flatMap(({ element_id, item_id, store_id, sorting_index }) =>
    item_id === null ? [{ id: element_id, store_id, sorting_index }] : [],
  )
  return {
    stores: collection.store_id === null ? stores.map(({ store_id }) => store_id) : [collection.store_id],
    items: items.map(({ item_id }) => item_id),
    collection_stores: stores,
    collection_items: items,
  }
}

export const presentPickedStore = (row: PickedStore): PickableStore => ({
  id: row.id,
  name: nameOf(row),
  restaurant_name: { en: row.restaurant_en, ar: row.restaurant_ar },
  image: picture(row.image),
})

export const presentPickedItem = (row: PickedItem): PickableItem => ({
  id: row.id,
  store_id: row.store_id,
  name: nameOf(row),
  store_name: storeNameOf(row),
  image: picture(row.image),
})

const presentItem = (row: ShownItem, offers: readonly Offer[]) => ({
  ...row,
  name: nameOf(row),
  store_name: storeNameOf(row),
  short_description: { en: row.short_description_en, ar: row.short_description_ar },
  image: picture(row.image),
  offer_discount: bestOffer(offers, row.id)?.discount ?? 0,
})

interface Shown {
  readonly stores: readonly ShownStore[]
  readonly items: readonly ShownItem[]
  readonly offers: readonly (Offer & { readonly store_id: number })[]
}

/** Each collection with what is in it; those with nothing to show are left out. */
export function presentShown(
  collections: readonly ShownCollection[],
  { stores, items, offers }: Shown,
): z.output<typeof PublicCollection>[] {
  const storesOf = Map.groupBy(stores, (row) => row.filter_collection_id)
  const itemsOf = Map.groupBy(items, (row) => row.filter_collection_id)
  const offersOf = Map.groupBy(offers, ({ store_id }) => store_id)
  return collections
    .map((row) => ({
      id: row.id,
      name: nameOf(row),
      type: row.type,
      stores: (storesOf.get(row.id) ?? []).map((store) => ({
        id: store.id,
        name: nameOf(store),
        logo: picture(store.logo),
        thumb: picture(store.thumb),
      })),
      items: (itemsOf.get(row.id) ?? []).map((item) => presentItem(item, offersOf.get(item.store_id) ?? [])),
    }))
    .filter((each) => each.stores.length + each.items.length > 0)
}
