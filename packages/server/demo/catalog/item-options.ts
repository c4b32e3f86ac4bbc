import { addonSets } from './addon-sets.ts'
import type { Bilingual } from './bilingual.ts'
import { choiceSets } from './choice-sets.ts'
import type { DishGroup } from './menu/dish.ts'
import type { Random } from './random.ts'

export type Choice = {
  name: Bilingual
  min_selection_needed: number
  max_selection_needed: number
  max_quantity: number
  show_onmenu: boolean
  options: { name: Bilingual; price: number; min_selection: number; max_selection: number }[]
}

export type Addon = {
  name: Bilingual
  show_onmenu: boolean
  options: { name: Bilingual; price: number; max_selection: number; show_onmenu: boolean }[]
}

export function choicesOf(group: DishGroup, rng: Random): Choice[] {
  return group.choices.slice(0, rng.int(1, group.choices.length)).flatMap((key) => {
    const set = choiceSets.find((one) => one.key === key)
    if (!set) throw new Error(`No choice set ${key}`)
    return {
      name: set.name,
      min_selection_needed: set.min,
      max_selection_needed: set.max,
      max_quantity: set.max,
      show_onmenu: true,
      options: set.options.map(({ name, price }) => ({
        name,
        price: price * 100,
        min_selection: 0,
        max_selection: 1,
      })),
    }
  })
}

export function addonsOf(group: DishGroup, rng: Random): Addon[] {
  return group.addons.slice(0, rng.int(1, group.addons.length)).flatMap((key) => {
    const set = addonSets.find((one) => one.key === key)
    if (!set) throw new Error(`No addon set ${key}`)
    return {
      name: set.name,
      show_onmenu: true,
      options: set.options.map(({ name, price, max }) => ({
        name,
        price: price * 100,
        max_selection: max,
        show_onmenu: true,
      })),
    }
  })
}
