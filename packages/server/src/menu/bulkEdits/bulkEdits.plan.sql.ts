import type { Choice } from '@sufra/contract/menu/choices'
import { type SQL, sql } from 'drizzle-orm'
import { bool, object, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { choiceGroups } from '../optionGroups/choices.sql.ts'
import type { ItemNow } from './bulkEdits.rules.ts'

const name = object({ en: text, ar: text })
const categoryColumns = { id: tables.subcategories.id, name }

const translated = (table: string) =>
  sql.raw(`jsonb_build_object('en', ${table}.name_en, 'ar', ${table}.name_ar)`)

/** A live category of a store. */
export const categoryOfStore = (db: Db, store_id: number, id: number) =>
  queryOne(
    db,
    categoryColumns,
    sql`select id, ${translated('subcategories')} as name from subcategories
      where archived_at is null and store_id = ${store_id} and id = ${id}`,
  )

/** A choice of an item of the store that the caller may see, with its options. */
export async function choiceOfStore(
  db: Db,
  allowed: SQL,
  store_id: number,
  id: number,
): Promise<Choice | undefined> {
  const [choice] = await choiceGroups.groupsWhere(
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

const itemColumns = {
  ...pick(
    tables.items,
    'id',
    'version',
    'sub_category_id',
    'original_price',
    'promoted_price',
    'price_per_unit',
    'show',
    'show_on_restaurant_manager',
    'cash_on_delivery',
    'required_location',
  ),
  name,
  category: name,
  has_choice: bool,
}

const named = (ids: readonly number[]) => sql`items.id = any(${sql.param(ids)}::bigint[])`

/** The items that the caller may see, in menu order, and whether they have such a choice. */
export const itemsIn = (
  db: Db,
  allowed: SQL,
  ids: readonly number[],
  choice: Choice | undefined,
): Promise<ItemNow[]> =>
  query(
    db,
    itemColumns,
    sql`select ${selected(itemColumns)}, ${translated('items')} as name,
        ${translated('subcategories')} as category, ${hasChoice(choice)} as has_choice
      from items join subcategories on subcategories.id = items.sub_category_id
      where ${allowed} and ${named(ids)}
      order by subcategories.sorting_index, subcategories.id, items.sorting_index, items.id`,
  )

/** Locks items by id, after their menu. */
export const lockItems = (db: Db, allowed: SQL, ids: readonly number[]) =>
  query(
    db,
    pick(tables.items, 'id'),
    sql`select items.id from items where ${allowed} and ${named(ids)} order by items.id for no key update of items`,
  )
