import type { Choice, ChoiceOption } from '@sufra/contract/choices'
import { type SQL, sql } from 'drizzle-orm'
import { optionGroups } from './groups.sql.ts'
import type { Db } from '../../kernel/database/db.ts'

export const choiceGroups = optionGroups<Omit<Choice, 'item_choice_options'>, ChoiceOption>({
  groups: 'item_choices',
  options: 'item_choice_options',
  group_id: 'item_choice_id',
  group: sql`name_en as item_choice_name_en, name_ar as item_choice_name_ar, min_selection_needed,
    max_selection_needed, max_quantity, show_on_menu as show_onmenu`,
  option: sql`name_en, name_ar, item_choice_price, min_selection_option, max_selection_option`,
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
