import type { MenuAddon, MenuChoice } from '../../src/menu/availability/availability.menu.ts'
import type { Item } from '../catalog/items.ts'
import { named } from './context.ts'
import type { Row, Tables } from './tables.ts'

/** Choices and addons of the items, as rows and as orders pick from them. */
export function optionRows(items: readonly { item: Item; id: number }[]) {
  const tables = {
    item_choices: [] as Row[],
    item_choice_options: [] as Row[],
    item_addons: [] as Row[],
    item_addon_options: [] as Row[],
  } satisfies Tables
  const choices = new Map<number, MenuChoice[]>()
  const addons = new Map<number, MenuAddon[]>()
  for (const { item, id: item_id } of items) {
    const ofItem = item.choices.map(({ name, options, show_onmenu, ...bounds }, index): MenuChoice => {
      const id = tables.item_choices.length + 1
      const sorting_index = index + 1
      tables.item_choices.push({
        id,
        item_id,
        ...named(name),
        ...bounds,
        show_on_menu: show_onmenu,
        sorting_index,
      })
      return {
        id,
        ...named(name),
        min: bounds.min_selection_needed,
        max: bounds.max_selection_needed,
        max_quantity: bounds.max_quantity,
        shown: show_onmenu,
        options: options.map((option, at) => {
          const row = {
            id: tables.item_choice_options.length + 1,
            item_choice_id: id,
            ...named(option.name),
            item_choice_price: option.price,
            min_selection_option: option.min_selection,
            max_selection_option: option.max_selection,
            sorting_index: at + 1,
          }
          tables.item_choice_options.push(row)
          const least = Math.max(1, option.min_selection)
          return {
            id: row.id,
            ...named(option.name),
            price: option.price,
            min: least,
            max: option.max_selection,
            shown: true,
          }
        }),
      }
    })
    choices.set(item_id, ofItem)
    const added = item.addons.map(({ name, options, show_onmenu }, index): MenuAddon => {
      const id = tables.item_addons.length + 1
      tables.item_addons.push({
        id,
        item_id,
        ...named(name),
        show_on_menu: show_onmenu,
        sorting_index: index + 1,
      })
      return {
        id,
        ...named(name),
        shown: show_onmenu,
        options: options.map((option, at) => {
          const row = {
            id: tables.item_addon_options.length + 1,
            item_addon_id: id,
            ...named(option.name),
            item_addon_option_price: option.price,
            max_selection: option.max_selection,
            show_on_menu: option.show_onmenu,
            sorting_index: at + 1,
          }
          tables.item_addon_options.push(row)
          const shown = option.show_onmenu
          return {
            id: row.id,
            ...named(option.name),
            price: option.price,
            min: 1,
            max: option.max_selection,
            shown,
          }
        }),
      }
    })
    addons.set(item_id, added)
  }
  return { tables, choices, addons }
}
