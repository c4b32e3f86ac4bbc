import type { MenuAddon, MenuItem } from '../../../src/menu/availability/availability.menu.ts'
import type { BasketLine, PickedGroup } from '../../../src/orders/pricing/pricing.ts'
import type { Random } from '../../catalog/random.ts'

const demands = {
  en: ['Not too spicy, please.', 'Extra lemon.', 'Well done.', 'Without onion.', 'On the large tray.'],
  ar: ['بدون حار لو سمحتم.', 'زيادة ليمون.', 'مستوٍ جيدًا.', 'بدون بصل.', 'على الصينية الكبيرة.'],
}

/** Fills a basket for a party: few dishes for few guests, more for many. */
export function fillBasket(dishes: readonly MenuItem[], language: 'en' | 'ar', rng: Random): BasketLine[] {
  const guests = rng.weighted<number>([
    [rng.int(4, 10), 34],
    [rng.int(10, 20), 36],
    [rng.int(20, 40), 20],
    [rng.int(40, 90), 10],
  ])
  const courses = Math.min(dishes.length, rng.int(1, 2) + Math.floor(guests / 14))
  return rng.sample(dishes, Math.min(6, courses)).map((item) => ({
    item,
    quantity: Math.max(1, Math.min(guests, item.max_quantity_per_day)),
    demands: rng.chance(0.08) ? rng.pick(demands[language]) : '',
    choices: item.choices.map((group) => ({
      group,
      picked: rng
        .sample(group.options, rng.int(group.min, Math.min(group.max, group.options.length)))
        .map((option) => ({ option, quantity: option.min })),
    })),
    addons: item.addons.map((group) => addonPicks(group, rng)),
  }))
}

function addonPicks(group: MenuAddon, rng: Random): PickedGroup<MenuAddon> {
  const shown = group.options.filter((option) => option.shown)
  if (shown.length === 0 || rng.chance(0.7)) return { group, picked: [] }
  const option = rng.pick(shown)
  return { group, picked: [{ option, quantity: rng.int(1, Math.min(option.max, 4)) }] }
}
