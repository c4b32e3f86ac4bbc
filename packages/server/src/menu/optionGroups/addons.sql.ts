import { pick } from '../../kernel/database/columns.ts'
import { item_addon_options, item_addons } from '../../kernel/database/tables.gen.ts'
import { optionGroups } from './groups.sql.ts'

export const addonGroups = optionGroups({
  groups: 'item_addons',
  options: 'item_addon_options',
  group_id: 'item_addon_id',
  group: {
    ...pick(item_addons, 'id', 'item_id', 'version'),
    item_addon_name_en: item_addons.name_en,
    item_addon_name_ar: item_addons.name_ar,
    show_onmenu: item_addons.show_on_menu,
  },
  option: {
    ...pick(
      item_addon_options,
      'id',
      'item_addon_id',
      'name_en',
      'name_ar',
      'item_addon_option_price',
      'max_selection',
      'version',
    ),
    show_onmenu: item_addon_options.show_on_menu,
  },
})
