import type { Choice } from '@sufra/contract/choices'
import { type SQL, sql } from 'drizzle-orm'
import { choiceGroups, choicesWhere } from '../optionGroups/choices.sql.ts'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { ItemNow } from './bulkEdits.rules.ts'

export interface CategoryName extends Record<string, unknown> {
  id: number
  name: ItemNow['category']
}

const translated = (table: string) =>
  sql.raw(`jsonb_build_object('en', ${table}.name_en, 'ar', ${table}.name_ar)`)

/** A live category of a store. */
export async function categoryIn(db: Db, store_id: number, id: number): Promise<CategoryName | undefined> {
  const [category] = await rows<CategoryName>(
    db,
    sql`select id, ${translated('subcategories')} as name from subcategories
      where archived_at is null and store_id = ${store_id} and id = ${id}`,
  )
  return category
}

/** A choice of one of a store's items that a caller may see, with its options. */
export async function choiceIn(
  db: Db,
  allowed: SQL,
  store_id: number,
  id: number,
): Promise<Choice | undefined> {
  const [choice] = await choicesWhere(
    db,
    sql`${choiceGroups.groupsOf(sql`${allowed} and items.store_id = ${store_id}`)} and id = ${id}`,
  )
  return choice
}

const hasChoice = (choice: Choice | undefined): SQL =>
  choice
    ? sql`exists (select from item_choices own where own.item_id = items.id
        and (lower(own.name_en) = lower(${choice.item_choice_name_en})
          or lower(own.name_ar) = lower(${choice.item_choice_name_ar})))`
    : sql`false`

type ItemRow = ItemNow & Record<string, unknown>

const named = (ids: readonly number[]) => sql`items.id = any(${sql.param(ids)}::bigint[])`

/** Those of the items that a caller may see, in the menu's order, and whether they have such a choice. */
export const itemsIn = (
  db: Db,
  allowed: SQL,
  ids: readonly number[],
  choice: Choice | undefined,
): Promise<ItemNow[]> =>
  rows<ItemRow>(
    db,
    sql`select items.id, items.version, ${translated('items')} as name, items.sub_category_id,
        ${translated('subcategories')} as category, items.original_price, items.promoted_price, items.price_per_unit,
        items.show, items.show_on_restaurant_manager, items.cash_on_delivery, items.required_location,
        ${hasChoice(choice)} as has_choice
      from items join subcategories on subcategories.id = items.sub_category_id
      where ${allowed} and ${named(ids)}
      order by subcategories.sorting_index, subcategories.id, items.sorting_index, items.id`,
  )

/** In the order of their ids, after the menu that they stand in. */
export const lockItems = (db: Db, allowed: SQL, ids: readonly number[]) =>
  rows(
    db,
    sql`select items.id from items where ${allowed} and ${named(ids)} order by items.id for no key update of items`,
  )
