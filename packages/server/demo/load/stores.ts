import { weekDays } from '../catalog/hours.ts'
import type { Store } from '../catalog/stores.ts'
import { type Context, idsOf, stamped } from './context.ts'
import type { Tables } from './tables.ts'

/** Parses drop-off hours such as `10-22`. */
export const dropOff = (hours: string) => {
  const [from = '', to = ''] = hours.split('-')
  return { drop_off_from: `${from}:00`, drop_off_to: `${to}:00` }
}

function storeRow(context: Context, store: Store, id: number, restaurant_id: number) {
  const { image, clock } = context
  return {
    id,
    restaurant_id,
    name_en: store.name.en,
    name_ar: store.name.ar,
    description_en: store.description.en,
    description_ar: store.description.ar,
    catering_status: store.catering_status,
    catering_commission: store.catering_commission,
    value_added_tax: store.value_added_tax,
    catering_advance: store.catering_advance,
    credit_card_fee: store.credit_card_fee,
    debit_card_fee: store.debit_card_fee,
    cash_on_delivery_limit: store.cash_on_delivery_limit,
    cancellation_days: store.cancellation_days,
    email: store.email,
    phone: store.phone,
    max_catering_per_day: store.max_catering_per_day,
    ...dropOff(store.drop_off_time),
    required_location: store.required_location,
    latitude: store.latitude,
    longitude: store.longitude,
    address_en: store.address.en,
    address_ar: store.address.ar,
    logo_id: image('logos', store.photos.logo),
    thumb_id: image('covers', store.photos.cover),
    image_id: image('menus', store.photos.menu),
    store_policy_en: store.policy.en,
    store_policy_ar: store.policy.ar,
    ...stamped(clock.ago(780 - id * 9)),
  }
}

export type StoreRow = ReturnType<typeof storeRow>

export function storeScope(context: Context) {
  const { catalogue, clock, image } = context
  const restaurantId = idsOf(catalogue.restaurants)
  const regionId = idsOf(catalogue.regions)
  const areaId = idsOf(catalogue.areas)
  const each = catalogue.stores.map((store, index) => ({ store, store_id: index + 1 }))
  const regions = each
    .flatMap(({ store, store_id }) => store.delivery.map((region) => ({ region, store_id })))
    .map((one, index) => ({ ...one, id: index + 1 }))
  const stores = each.map(({ store, store_id }) =>
    storeRow(context, store, store_id, restaurantId(store.restaurant)),
  )
  const tables: Tables = {
    restaurants: catalogue.restaurants.map((restaurant, index) => ({
      id: index + 1,
      name: restaurant.name.en,
      name_ar: restaurant.name.ar,
      tax_number: String(5_000_412_800 + index * 37),
      logo_id: image('logos', restaurant.key),
      approved_at: clock.ago(800 - index * 13),
      ...stamped(clock.ago(802 - index * 13)),
    })),
    stores,
    working_hours: each.flatMap(({ store, store_id }) =>
      store.hours.map(({ week_day, start_time, end_time }) => ({
        store_id,
        week_day: weekDays.indexOf(week_day),
        start_time,
        end_time,
      })),
    ),
    booked_days: each.flatMap(({ store, store_id }) =>
      store.booked.map(({ from_day, to_day, title }) => ({
        store_id,
        start_date: clock.day(from_day),
        end_date: clock.day(to_day),
        title: title.en,
      })),
    ),
    store_regions: regions.map(({ region, store_id, id }) => ({
      id,
      store_id,
      region_id: regionId(region.region),
      start_time: region.start_time,
      end_time: region.end_time,
      catering_delivery_fees: region.catering_delivery_fees,
    })),
    store_region_areas: regions.flatMap(({ region, id }) =>
      region.areas.map(({ area, ...terms }) => ({
        store_region_id: id,
        region_id: regionId(region.region),
        area_id: areaId(area),
        ...terms,
      })),
    ),
  }
  return { stores, tables }
}
