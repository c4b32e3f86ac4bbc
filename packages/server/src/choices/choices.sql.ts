import type { Choice, ChoiceOption } from '@sufra/contract/choices'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'
import { lastIndex } from '../kernel/reorder.ts'

/** Choices of the items a caller may see: a condition on `item_choices` alone. */
export const choicesOf = (allowed: SQL): SQL =>
  sql`exists (select from items where items.id = item_choices.item_id and ${allowed})`

/** Their options: a condition on `item_choice_options` alone. */
export const choiceOptionsOf = (allowed: SQL): SQL => sql`exists (
  select from item_choices join items on items.id = item_choices.item_id
  where item_choices.id = item_choice_options.item_choice_id and ${allowed})`

type ChoiceRow = Omit<Choice, 'item_choice_options'> & Record<string, unknown>
type OptionRow = ChoiceOption & Record<string, unknown>
interface Saved extends Record<string, unknown> {
  id: number
  version: number
}

const optionsWhere = (db: Db, condition: SQL) =>
  rows<OptionRow>(
    db,
    sql`select id, item_choice_id, name_en, name_ar, item_choice_price, min_selection_option,
        max_selection_option, version
      from item_choice_options where ${condition} order by sorting_index, id`,
  )

/** Choices that a condition on `item_choices` picks, with their options, each in their order. */
export async function choicesWhere(db: Db, condition: SQL): Promise<Choice[]> {
  const found = await rows<ChoiceRow>(
    db,
    sql`select id, item_id, name_en as item_choice_name_en, name_ar as item_choice_name_ar, min_selection_needed,
        max_selection_needed, max_quantity, show_on_menu as show_onmenu, version
      from item_choices where ${condition} order by sorting_index, id`,
  )
  const ids = sql.param(found.map(({ id }) => id))
  const options = await optionsWhere(db, sql`item_choice_id = any(${ids}::bigint[])`)
  const byChoice = Map.groupBy(options, ({ item_choice_id }) => item_choice_id)
  return found.map((choice) => ({ ...choice, item_choice_options: byChoice.get(choice.id) ?? [] }))
}

export const choice = async (db: Db, allowed: SQL, id: number): Promise<Choice | undefined> =>
  (await choicesWhere(db, sql`${choicesOf(allowed)} and id = ${id}`))[0]

export const option = async (db: Db, allowed: SQL, id: number): Promise<ChoiceOption | undefined> =>
  (await optionsWhere(db, sql`${choiceOptionsOf(allowed)} and id = ${id}`))[0]

interface Limits extends Record<string, unknown> {
  min_selection_needed: number
  max_selection_needed: number
  max_quantity: number
}

/** A choice's limits, locked: what is left out of an update is judged as it stands, and a new option is the last. */
export async function lockChoice(db: Db, allowed: SQL, id: number): Promise<Limits | undefined> {
  const [limits] = await rows<Limits>(
    db,
    sql`select min_selection_needed, max_selection_needed, max_quantity from item_choices
      where ${choicesOf(allowed)} and id = ${id} for no key update`,
  )
  return limits
}

interface OptionLimits extends Record<string, unknown> {
  min_selection_option: number
  max_selection_option: number
}

export async function lockOption(db: Db, allowed: SQL, id: number): Promise<OptionLimits | undefined> {
  const [limits] = await rows<OptionLimits>(
    db,
    sql`select min_selection_option, max_selection_option from item_choice_options
      where ${choiceOptionsOf(allowed)} and id = ${id} for no key update`,
  )
  return limits
}

/** At the end of its item's, which has been locked. */
export async function addChoice(
  db: Db,
  added: Omit<Choice, 'id' | 'version' | 'item_choice_options'>,
): Promise<Saved | undefined> {
  const place = lastIndex({ table: 'item_choices', among: sql`item_id = ${added.item_id}` })
  const [saved] = await rows<Saved>(
    db,
    sql`insert into item_choices (item_id, name_en, name_ar, min_selection_needed, max_selection_needed,
        max_quantity, show_on_menu, sorting_index)
      values (${added.item_id}, ${added.item_choice_name_en}, ${added.item_choice_name_ar},
        ${added.min_selection_needed}, ${added.max_selection_needed}, ${added.max_quantity}, ${added.show_onmenu},
        ${place}) returning id, version`,
  )
  return saved
}

/** At the end of its choice's, which has been locked. */
export async function addOption(
  db: Db,
  added: Omit<ChoiceOption, 'id' | 'version'>,
): Promise<Saved | undefined> {
  const among = sql`item_choice_id = ${added.item_choice_id}`
  const [saved] = await rows<Saved>(
    db,
    sql`insert into item_choice_options (item_choice_id, name_en, name_ar, item_choice_price,
        min_selection_option, max_selection_option, sorting_index)
      values (${added.item_choice_id}, ${added.name_en}, ${added.name_ar}, ${added.item_choice_price},
        ${added.min_selection_option}, ${added.max_selection_option},
        ${lastIndex({ table: 'item_choice_options', among })}) returning id, version`,
  )
  return saved
}

/** With its options; orders keep copies of their own. */
export async function deleteChoice(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [deleted] = await rows<{ id: number }>(
    db,
    sql`delete from item_choices where ${choicesOf(allowed)} and id = ${id} returning id`,
  )
  return deleted
}

export async function deleteOption(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [deleted] = await rows<{ id: number }>(
    db,
    sql`delete from item_choice_options where ${choiceOptionsOf(allowed)} and id = ${id} returning id`,
  )
  return deleted
}
