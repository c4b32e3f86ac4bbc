import { type Context, idsOf, named, stamped } from './context.ts'
import type { Row, Tables } from './tables.ts'

const texts = ({ title, short }: Context['catalogue']['offers'][number] | Coupon) => ({
  title_en: title.en,
  title_ar: title.ar,
  short_description_en: short.en,
  short_description_ar: short.ar,
})

type Coupon = Context['catalogue']['coupons'][number]

function couponRow({ clock }: Context, coupon: Coupon, id: number, used_count: number): Row {
  return {
    id,
    code: coupon.code,
    ...texts(coupon),
    discount: coupon.discount,
    platform_contribution: coupon.platform_contribution,
    start_date: clock.day(coupon.from_day),
    end_date: clock.day(coupon.to_day),
    minimum_order_amount: coupon.minimum_order_amount,
    total_usage_limit: coupon.total_usage_limit,
    limit_per_user: coupon.limit_per_user,
    used_count: coupon.total_usage_limit ? used_count : 0,
    type: coupon.type,
    all_stores: coupon.all_stores,
    status: coupon.status,
    ...stamped(clock.ago(Math.max(1, 3 - coupon.from_day))),
  }
}

/** Offers, coupons with their number of uses, the welcome discount and collections. */
export function marketingRows(context: Context, couponUses: (id: number) => number): Tables {
  const { catalogue, clock, image } = context
  const storeId = idsOf(catalogue.stores)
  const itemId = idsOf(catalogue.items)
  const coupons = catalogue.coupons.map((coupon, index) => ({ coupon, coupon_id: index + 1 }))
  const collections = catalogue.collections.map((one, index) => ({ ...one, id: index + 1 }))
  const ofStores = collections.filter(({ type }) => type === 'Store')
  const ofItems = collections.filter(({ type }) => type === 'Item')
  const { value, status, message } = catalogue.welcomeDiscount
  return {
    offers: catalogue.offers.map((offer, index) => ({
      id: index + 1,
      ...texts(offer),
      type: offer.type,
      store_id: storeId(offer.store),
      item_id: offer.item === null ? null : itemId(offer.item),
      discount: offer.discount,
      start_date: clock.day(offer.from_day),
      end_date: clock.day(offer.to_day),
      status: offer.status,
      image_id: image('items', offer.photo),
      ...stamped(clock.ago(Math.max(1, 2 - offer.from_day))),
    })),
    coupons: coupons.map(({ coupon, coupon_id }) =>
      couponRow(context, coupon, coupon_id, couponUses(coupon_id)),
    ),
    coupon_stores: coupons.flatMap(({ coupon, coupon_id }) =>
      coupon.stores.map(({ store }) => ({ coupon_id, store_id: storeId(store) })),
    ),
    coupon_items: coupons.flatMap(({ coupon, coupon_id }) =>
      coupon.stores.flatMap(({ store, items }) =>
        items.map((item) => ({ coupon_id, store_id: storeId(store), item_id: itemId(item) })),
      ),
    ),
    welcome_discounts: [{ value, status, message_en: message.en, message_ar: message.ar }],
    filter_collections: collections.map(({ id, name, type, stores, status }, index) => ({
      id,
      ...named(name),
      type,
      store_id: type === 'Item' ? storeId(stores[0] ?? '') : null,
      status,
      sorting_index: index + 1,
    })),
    filter_collection_stores: ofStores.flatMap(({ id, stores }) =>
      stores.map((store, index) => ({
        filter_collection_id: id,
        store_id: storeId(store),
        sorting_index: index + 1,
      })),
    ),
    filter_collection_items: ofItems.flatMap(({ id, stores, items }) =>
      items.map((item, index) => ({
        filter_collection_id: id,
        store_id: storeId(stores[0] ?? ''),
        item_id: itemId(item),
        sorting_index: index + 1,
      })),
    ),
  }
}
