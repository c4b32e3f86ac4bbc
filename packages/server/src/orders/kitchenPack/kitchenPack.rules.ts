import type { KitchenPack, Servings } from '@sufra/contract/orders/orders'
import type { AddonRow, ChoiceRow, LineRow } from '../orderPage/orders.page.ts'

type Portion = KitchenPack['slips'][number]['lines'][number]['choices'][number]
type Option = Pick<Portion, 'name_en' | 'name_ar' | 'quantity'>
type Item = KitchenPack['items'][number]

const portionsIn =
  (group: { readonly name_en: string; readonly name_ar: string }) =>
  ({ name_en, name_ar, quantity }: Option): Portion => ({
    group_en: group.name_en,
    group_ar: group.name_ar,
    name_en,
    name_ar,
    quantity,
  })

const portionsOf = (choices: readonly ChoiceRow[]): Portion[] =>
  choices.flatMap((choice) => choice.item_choice_options.map(portionsIn(choice)))

const addonsOf = (addons: readonly AddonRow[]): Portion[] =>
  addons.flatMap((addon) => addon.item_addon_options.map(portionsIn(addon)))

/** An item sold for several people is cooked in servings: the number of full servings, and the people in all. */
function servingsOf({ quantity, enough_for }: Pick<LineRow, 'quantity' | 'enough_for'>): Servings | null {
  if (enough_for <= 1) return null
  return { enough_for, servings: Math.max(1, Math.floor(quantity / enough_for)), people: quantity }
}

function addServings(sums: Servings[], more: Servings | null): void {
  if (!more) return
  const sum = sums.find(({ enough_for }) => enough_for === more.enough_for)
  if (!sum) sums.push({ ...more })
  else Object.assign(sum, { servings: sum.servings + more.servings, people: sum.people + more.people })
}

/** A line for the kitchen, without prices. */
export const slipLine = (line: LineRow): KitchenPack['slips'][number]['lines'][number] => ({
  name_en: line.name_en,
  name_ar: line.name_ar,
  quantity: line.quantity,
  servings: servingsOf(line),
  additionalDemandsText: line.additional_demands_text ?? '',
  choices: portionsOf(line.choices),
  addons: addonsOf(line.addons),
})

const sameOption = (a: Portion, b: Portion): boolean =>
  a.group_en === b.group_en && a.group_ar === b.group_ar && a.name_en === b.name_en && a.name_ar === b.name_ar

function addPortions(sums: Portion[], portions: readonly Portion[]): void {
  for (const portion of portions) {
    const sum = sums.find((known) => sameOption(known, portion))
    if (sum) sum.quantity += portion.quantity
    else sums.push({ ...portion })
  }
}

/** All food of the day by item, with choices and addons summed; the largest first. */
export function sumItems(lines: readonly (LineRow & { order_id: number })[]): Item[] {
  const items = new Map<string, Item & { ids: Set<number> }>()
  for (const line of lines) {
    const key = JSON.stringify([line.name_en, line.name_ar])
    const { name_en, name_ar } = line
    const item = items.get(key) ?? {
      name_en,
      name_ar,
      quantity: 0,
      orders: 0,
      servings: [],
      choices: [],
      addons: [],
      ids: new Set(),
    }
    item.quantity += line.quantity
    item.ids.add(line.order_id)
    addServings(item.servings, servingsOf(line))
    addPortions(item.choices, portionsOf(line.choices))
    addPortions(item.addons, addonsOf(line.addons))
    items.set(key, item)
  }
  return [...items.values()]
    .map(({ ids, ...item }) => ({ ...item, orders: ids.size }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name_en.localeCompare(b.name_en))
}
