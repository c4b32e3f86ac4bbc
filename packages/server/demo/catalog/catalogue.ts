import { faqs } from './faqs.ts'
import { buildMenu } from './items.ts'
import { marketing } from './marketing.ts'
import { customer } from './people.ts'
import { areas, regions } from './places.ts'
import { socialLinks, staff, welcomeDiscount } from './platform.ts'
import { random } from './random.ts'
import { restaurants } from './restaurants.ts'
import { buildStores } from './stores.ts'
import {
  cancelReasons,
  filters,
  globalCategories,
  requirements,
  reviewCategories,
  units,
} from './taxonomy.ts'

export type Catalogue = ReturnType<typeof buildCatalogue>

/** The whole demo marketplace as plain data: the same seed, the same marketplace. Days count from "today". */
export function buildCatalogue({ seed = 2026, customers = 500 }: { seed?: number; customers?: number } = {}) {
  const rng = random(seed)
  const stores = buildStores(rng.fork('stores'))
  const cuisineOf = (restaurant: string) => {
    const found = restaurants.find((one) => one.key === restaurant)
    if (!found) throw new Error(`No restaurant ${restaurant}`)
    return found.cuisine
  }
  const menus = stores.map((store) => buildMenu(store, cuisineOf(store.restaurant), rng.fork('menu')))
  const subcategories = menus.flatMap((menu) => menu.subcategories)
  const items = menus.flatMap((menu) => menu.items)
  const people = rng.fork('customers')
  return {
    regions,
    areas,
    restaurants,
    stores,
    subcategories,
    items,
    globalCategories,
    filters,
    requirements,
    units,
    reviewCategories,
    cancelReasons,
    faqs,
    staff,
    socialLinks,
    welcomeDiscount,
    customers: Array.from({ length: customers }, (_, index) => customer(index, people)),
    ...marketing(stores, items, (store) => cuisineOf(store.restaurant), rng.fork('marketing')),
  }
}
