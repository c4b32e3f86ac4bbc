import type { KitchenPack } from '@sufra/contract/orders'
import type { AddonRow, ChoiceRow, LineRow } from './orders.page.ts'

type Portion = KitchenPack['slips'][number]['lines'][number]['choices'][number]
type Item = KitchenPack['items'][number]

const portionsOf = (choices: readonly ChoiceRow[]): Portion[] =>
  choices.flatMap(({ item_choice_options }) =>
    item_choice_options.map(({ name_en, name_ar, quantity }) => ({ name_en, name_ar, quantity })),
  )

const addonsOf = (addons: readonly AddonRow[]): Portion[] =>
  addons.flatMap(({ item_addon_options }) =>
    item_addon_options.map(({ name_en, name_ar, quantity }) => ({ name_en, name_ar, quantity })),
  )

/** What the kitchen reads of a line: no prices. */
export const slipLine = (line: LineRow): KitchenPack['slips'][number]['lines'][number] => ({
  name_en: line.name_en,
  name_ar: line.name_ar,
  quantity: line.quantity,
  additionalDemandsText: line.additional_demands_text ?? '',
  choices: portionsOf(line.choices),
  addons: addonsOf(line.addons),
})

function addPortions(sums: Portion[], portions: readonly Portion[]): void {
  for (const portion of portions) {
    const sum = sums.find(
      ({ name_en, name_ar }) => name_en === portion.name_en && name_ar === portion.name_ar,
    )
    if (sum) sum.quantity += portion.quantity
    else sums.push({ ...portion })
  }
}

/** Everything to be cooked that day, by item, with its choices and addons summed; the largest first. */
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
      choices: [],
      addons: [],
      ids: new Set(),
    }
    item.quantity += line.quantity
    item.ids.add(line.order_id)
    addPortions(item.choices, portionsOf(line.choices))
    addPortions(item.addons, addonsOf(line.addons))
    items.set(key, item)
  }
  return [...items.values()]
    .map(({ ids, ...item }) => ({ ...item, orders: ids.size }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name_en.localeCompare(b.name_en))
}
