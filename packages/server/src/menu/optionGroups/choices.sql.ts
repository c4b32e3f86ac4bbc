import { pick } from '../../kernel/database/columns.ts'
import { item_choice_options, item_choices } from '../../kernel/database/tables.gen.ts'
import { optionGroups } from './groups.sql.ts'

export const choiceGroups = optionGroups({
  groups: 'item_choices',
  options: 'item_choice_options',
  group_id: 'item_choice_id',
  group: {
    ...pick(
      item_choices,
      'id',
      'item_id',
      'min_selection_needed',
      'max_selection_needed',
      'max_quantity',
      'version',
    ),
    item_choice_name_en: item_choices.name_en,
    item_choice_name_ar: item_choices.name_ar,
    show_onmenu: item_choices.show_on_menu,
  },
  option: pick(
    item_choice_options,
    'id',
    'item_choice_id',
    'name_en',
    'name_ar',
    'item_choice_price',
    'min_selection_option',
    'max_selection_option',
    'version',
  ),
})
