import type { Bilingual } from './bilingual.ts'
import { type Addon, addonsOf, type Choice, choicesOf } from './item-options.ts'
import { describe, servedIn } from './item-text.ts'
import type { Dish, DishGroup } from './menu/dish.ts'
import { type CuisineKey, cuisines } from './menu/index.ts'
import type { Random } from './random.ts'
import type { RichText } from './rich-text.ts'
import type { Store } from './stores.ts'

type Subcategory = {
  key: string
  store: string
  name: Bilingual
  status: boolean
  sorting_index: number
  photo: string
}

/** Prices in dirhams, quantities in persons, lead, set-up and longest time in hours. */
export type Item = {
  key: string
  store: string
  subcategory: string
  dish: string
  cuisine: CuisineKey
  name: Bilingual
  served_in: Bilingual
  short: Bilingual
  description: { en: RichText; ar: RichText }
  photo: string
  gallery: string[]
  original_price: number
  promoted_price: number
  enough_for: number
  price_per_unit: number
  lead_time: number
  setup_time: number
  max_time: number
  quantity_per_day: number
  max_quantity_per_day: number
  available_from_time: string
  available_to_time: string
  delivery_type: 'catering' | 'specialFees'
  special_fees_amount: number
  show: boolean
  show_on_restaurant_manager: boolean
  cash_on_delivery: boolean
  required_location: boolean
  global_categories: string[]
  filters: string[]
  requirements: number[]
  unit: number
  sorting_index: number
  choices: Choice[]
  addons: Addon[]
}

/** A store has part of its restaurant's menu, at its own prices. */
export function buildMenu(
  store: Store,
  cuisine: CuisineKey,
  rng: Random,
): { subcategories: Subcategory[]; items: Item[] } {
  const own = rng.fork(store.key)
  const subcategories: Subcategory[] = []
  const items: Item[] = []
  for (const [index, group] of cuisines[cuisine].entries()) {
    const subcategory = `${store.key}/${group.key}`
    const kept = Math.max(4, Math.round(group.dishes.length * store.menu.share))
    const chosen = new Set(own.sample(group.dishes, kept))
    const dishes = group.dishes.filter((dish) => chosen.has(dish))
    const photo = dishes[0] ? photoOf(cuisine, dishes[0]) : ''
    subcategories.push({
      key: subcategory,
      store: store.key,
      name: group.name,
      status: true,
      sorting_index: index + 1,
      photo,
    })
    for (const [at, dish] of dishes.entries()) {
      items.push(item(store, cuisine, group, dish, subcategory, at + 1, own.fork(dish.key)))
    }
  }
  return { subcategories, items }
}

const photoOf = (cuisine: CuisineKey, dish: Dish): string => `${cuisine}-${dish.key}`

function item(
  store: Store,
  cuisine: CuisineKey,
  group: DishGroup,
  dish: Dish,
  subcategory: string,
  sorting_index: number,
  rng: Random,
): Item {
  const live = dish.traits.includes('live')
  const large = dish.serves >= 25
  const original = Math.max(
    10,
    Math.round((dish.price * store.menu.price) / step(dish.price)) * step(dish.price),
  )
  const off = rng.pick([0, 0, 0, 5, 10, 15, 20])
  const promoted = Math.round(original * (1 - off / 100))
  const dearDay = large ? rng.int(1, 4) : rng.int(6, 30)
  const tables = [group, ...rng.sample(cuisines[cuisine], 2)]
  const facts = {
    serves: dish.serves,
    lead: group.lead + (large ? 12 : 0),
    setup: group.setup + (live ? 1 : 0),
    traits: dish.traits,
  }
  return {
    key: `${store.key}/${dish.key}`,
    store: store.key,
    subcategory,
    dish: dish.key,
    cuisine,
    name: dish.name,
    served_in: servedIn(dish.kind),
    short: dish.short,
    description: describe(dish, facts),
    photo: photoOf(cuisine, dish),
    gallery: [...new Set(tables.slice(0, rng.int(1, 3)).map((one) => `${cuisine}-${one.key}`))],
    original_price: original * 100,
    promoted_price: promoted * 100,
    enough_for: dish.serves,
    // A further guest costs about the price per person, in half riyals.
    price_per_unit: Math.max(100, Math.round((promoted / dish.serves) * 0.92 * 2) * 50),
    lead_time: facts.lead,
    setup_time: facts.setup,
    max_time: live ? 4 : group.setup > 1 ? 5 : rng.pick([2, 3, 3, 4]),
    // Quantities are persons, as in an order's line.
    quantity_per_day: dearDay * dish.serves,
    max_quantity_per_day: Math.max(1, Math.min(dearDay, rng.int(2, 10))) * dish.serves,
    available_from_time: group.from,
    available_to_time: group.to,
    delivery_type: live ? 'specialFees' : 'catering',
    special_fees_amount: live ? rng.pick([100, 150, 200, 250]) * 100 : 0,
    show: rng.chance(0.96),
    show_on_restaurant_manager: rng.chance(0.92),
    cash_on_delivery: !large && rng.chance(0.8),
    required_location: live || rng.chance(0.7),
    global_categories: categories(group, dish),
    filters: filterCodes(dish, rng),
    requirements: requirementsOf(dish, group, rng),
    unit: /(flask|bottle|juice|jugs)/i.test(dish.name.en) ? 4 : 0,
    sorting_index,
    ...(rng.chance(0.55)
      ? { choices: choicesOf(group, rng), addons: addonsOf(group, rng) }
      : { choices: [], addons: [] }),
  }
}

const step = (price: number) => (price >= 1000 ? 50 : price >= 200 ? 5 : 1)

const categories = (group: DishGroup, dish: Dish) => [
  ...new Set([
    group.category,
    ...(dish.traits.includes('live') ? ['LIVE'] : []),
    ...(dish.traits.includes('sea') ? ['SEAFD'] : []),
  ]),
]

function filterCodes(dish: Dish, rng: Random): string[] {
  const byTrait = {
    veg: 'VEG',
    vegan: 'VEGAN',
    gf: 'GF',
    nuts: 'NUTS',
    sea: 'SEA',
    spicy: 'SPICY',
    sugarfree: 'NOSUG',
  }
  const codes = dish.traits.flatMap((trait) => (trait === 'live' ? [] : [byTrait[trait]]))
  if (dish.traits.includes('vegan')) codes.push('VEG')
  if (rng.chance(0.18)) codes.push('POPLR')
  if (rng.chance(0.1)) codes.push('NEW')
  if (!dish.traits.includes('spicy') && rng.chance(0.15)) codes.push('KIDOK')
  return ['HALAL', ...new Set(codes)]
}

/** Positions in `requirements` of taxonomy.ts. */
function requirementsOf(dish: Dish, group: DishGroup, rng: Random): number[] {
  if (dish.traits.includes('live')) return [1, 3, ...(group.category === 'GRILL' ? [9] : [0])]
  if (group.setup >= 1) return [0, ...(rng.chance(0.4) ? [1] : [])]
  return rng.chance(0.4) ? [7] : [10]
}
