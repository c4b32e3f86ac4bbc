import type { Choice } from '@sufra/contract/menu/choices'
import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
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

/** Choices that a condition on `item_choices` picks, with their options, each in their order. */
export const choicesWhere = async (db: Db, condition: SQL): Promise<Choice[]> =>
  (await choiceGroups.groupsWhere(db, condition)).map(({ options, ...choice }) => ({
    ...choice,
    item_choice_options: options,
  }))

/** One that a caller may see. */
export const choiceById = async (db: Db, allowed: SQL, id: number): Promise<Choice | undefined> =>
  (await choicesWhere(db, sql`${choiceGroups.groupsOf(allowed)} and id = ${id}`))[0]
