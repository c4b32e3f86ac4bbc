import { type Bilingual, rows, slug } from '../bilingual.ts'

export type Trait = 'veg' | 'nuts' | 'gf' | 'spicy' | 'live' | 'sea' | 'vegan' | 'sugarfree'

export type Dish = {
  key: string
  name: Bilingual
  short: Bilingual
  /** Whole riyals; varied by store. */
  price: number
  serves: number
  /** The kind of dish, which decides what it is served in. */
  kind: string
  traits: Trait[]
}

export type DishGroup = {
  key: string
  name: Bilingual
  /** Code of the global category of its items. */
  category: string
  /** Hours of notice the kitchen needs. */
  lead: number
  setup: number
  from: string
  to: string
  choices: string[]
  addons: string[]
  dishes: Dish[]
}

type GroupFacts = Omit<DishGroup, 'key' | 'name' | 'dishes'>

/** Each row: English, Arabic, short descriptions (two cells), price, persons, kind, traits. */
export function group(en: string, ar: string, facts: GroupFacts, table: string): DishGroup {
  const dishes = rows(8, table).map(
    ([name = '', nameAr = '', short = '', shortAr = '', price, serves, kind = '', traits = '']) => ({
      key: slug(name),
      name: { en: name, ar: nameAr },
      short: { en: short, ar: shortAr },
      price: Number(price),
      serves: Number(serves),
      kind,
      traits: traits.split(' ').filter(Boolean) as Trait[],
    }),
  )
  return { key: slug(en), name: { en, ar }, ...facts, dishes }
}
