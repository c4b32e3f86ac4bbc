import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'

export const itemsOfEach = 20

const menus = (stores: number) => [
  `set sufra.audit = 'off'`,
  `insert into subcategories (store_id, name_en, name_ar, sorting_index)
     select n, 'Grills', 'مشاوٍ', 1 from generate_series(1, ${stores}) n`,
  `insert into items (store_id, sub_category_id, name_en, name_ar, short_description_en, short_description_ar,
       quantity_per_day, max_quantity_per_day, original_price, promoted_price, price_per_unit, enough_for, lead_time,
       available_from_time, available_to_time, setup_time, max_time, sorting_index)
     select store_id, subcategories.id, 'Dish ' || n, 'طبق ' || n, 'Rice with chicken', 'أرز مع الدجاج',
       100, 50, 22000, 19950, 2000, 10, 24, '10:00', '22:00', 1, 4, n
     from subcategories, generate_series(1, ${itemsOfEach}) n`,
  'analyze',
]

/** So many stores, ten of each restaurant, with twenty items each. */
export async function pickerMarket(stores: number): Promise<StoreMarket> {
  const market = await storeMarket(stores / 10, stores)
  const database = await market.open()
  const client = await database.pool.connect()
  try {
    for (const text of menus(stores)) await client.query(text)
  } finally {
    client.release(true)
    await database.close()
  }
  return market
}
