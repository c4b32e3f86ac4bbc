import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { MenuItem, MenuOption } from '../../menu/availability/availability.menu.ts'
import type { BasketLine, PickedGroup } from '../pricing/pricing.ts'
import type { PlaceInput } from './orderContext.ts'

type Picks = PlaceInput['items'][number]['choices']

/** Groups the picks by option group; repeated options are added up. 404 for an option of another item. */
function group<Group extends { readonly options: readonly MenuOption[] }>(
  groups: readonly Group[],
  picks: Picks,
): PickedGroup<Group>[] {
  const quantities = new Map<number, number>()
  for (const { option_id, quantity } of picks) {
    quantities.set(option_id, (quantities.get(option_id) ?? 0) + quantity)
  }
  const all = groups.map((each) => ({
    group: each,
    picked: each.options.flatMap((option) => {
      const quantity = quantities.get(option.id)
      quantities.delete(option.id)
      return quantity === undefined ? [] : [{ option, quantity }]
    }),
  }))
  if (quantities.size > 0) orNotFound(undefined)
  return all
}

/** Resolves the ids of the basket to menu rows. An id of another store rejects the order. */
export const fillBasket = (items: readonly MenuItem[], wanted: PlaceInput['items']): BasketLine[] =>
  wanted.map(({ item_id, quantity, serving_hours, additionalDemandsText, choices, addons }) => {
    const item = orNotFound(items.find(({ id }) => id === item_id))
    return {
      item,
      quantity,
      demands: additionalDemandsText,
      serving_hours,
      choices: group(item.choices, choices),
      addons: group(item.addons, addons),
    }
  })
