import { type SQL, sql } from 'drizzle-orm'
import type { ValueOf } from '../../kernel/database/columns.ts'
import {
  bool,
  int,
  list,
  nullable,
  object,
  oneOf,
  pick,
  type RowOf,
  selected,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import type { Offer } from './availability.discounts.ts'

interface Named {
  readonly id: number
  readonly name_en: string
  readonly name_ar: string
}

const named = { id: int, name_en: text, name_ar: text }

/** A menu for pricing orders: whole rows, including hidden ones, which are marked. Money is dirhams. */
const menuOption = object({ ...named, price: int, min: int, max: int, shown: bool })
export type MenuOption = Readonly<ValueOf<typeof menuOption>>

export const menuChoices = list(
  object({ ...named, min: int, max: int, max_quantity: int, shown: bool, options: list(menuOption) }),
)
export type MenuChoice = Readonly<ValueOf<typeof menuChoices>[number]>

const menuAddons = list(object({ ...named, shown: bool, options: list(menuOption) }))

export type MenuAddon = Readonly<ValueOf<typeof menuAddons>[number]>

/** The columns of `menuItems`. `max_quantity_per_day` limits one order, `quantity_per_day` all orders of a day. */
export const menuItemColumns = {
  ...pick(
    tables.items,
    'id',
    'name_en',
    'name_ar',
    'sub_category_id',
    'short_description_en',
    'short_description_ar',
    'original_price',
    'promoted_price',
    'price_per_unit',
    'enough_for',
    'max_quantity_per_day',
    'quantity_per_day',
    'special_fees_amount',
    'lead_time',
    'setup_time',
    'max_time',
    'cash_on_delivery',
    'required_location',
  ),
  image: nullable(pictureRow),
  unit_name_en: tables.units.name_en,
  unit_name_ar: tables.units.name_ar,
  delivery_type: oneOf(tables.items.delivery_type, ['catering', 'specialFees']),
  available_from_time: text,
  available_to_time: text,
  drop_off_from: nullable(text),
  drop_off_to: nullable(text),
  shown: bool,
  choices: menuChoices,
  addons: menuAddons,
}
const selectedOfItems = selected(menuItemColumns)
export type MenuItem = Readonly<RowOf<typeof menuItemColumns>>

/** Condition for offers of a store on a day in Qatar. */
export const areOn = (store_id: SQL, today: string): SQL => sql`
  offers.store_id = ${store_id} and offers.status and offers.archived_at is null
    and ${today}::date between offers.start_date and offers.end_date`

/** A time as `HH:MM`, for rows and JSON, under its column's name. */
export const minutes = (column: string): SQL => {
  const name = column.slice(column.lastIndexOf('.') + 1)
  return sql.raw(`to_char(${column}, 'HH24:MI') as ${name}`)
}

/** A column of an item's choices with their options. */
export const choicesOfItem = sql`
  coalesce((select json_agg(json_build_object(
      'id', choice.id, 'name_en', choice.name_en, 'name_ar', choice.name_ar,
      'min', choice.min_selection_needed, 'max', choice.max_selection_needed,
      'max_quantity', choice.max_quantity, 'shown', choice.show_on_menu,
      'options', coalesce((select json_agg(json_build_object(
          'id', option.id, 'name_en', option.name_en, 'name_ar', option.name_ar,
          'price', option.item_choice_price, 'min', greatest(1, option.min_selection_option),
          'max', option.max_selection_option, 'shown', true) order by option.sorting_index, option.id)
        from item_choice_options option where option.item_choice_id = choice.id), '[]')
    ) order by choice.sorting_index, choice.id)
    from item_choices choice where choice.item_id = items.id), '[]')`

const addons = sql`
  coalesce((select json_agg(json_build_object(
      'id', addon.id, 'name_en', addon.name_en, 'name_ar', addon.name_ar, 'shown', addon.show_on_menu,
      'options', coalesce((select json_agg(json_build_object(
          'id', option.id, 'name_en', option.name_en, 'name_ar', option.name_ar,
          'price', option.item_addon_option_price, 'min', 1, 'max', option.max_selection,
          'shown', option.show_on_menu) order by option.sorting_index, option.id)
        from item_addon_options option where option.item_addon_id = addon.id), '[]')
    ) order by addon.sorting_index, addon.id)
    from item_addons addon where addon.item_id = items.id), '[]')`

/** Active items matching `chosen` (a condition on `items`), in menu order, one row each. */
export const menuItems = (chosen: SQL): SQL => sql`
  select ${selectedOfItems}, ${pictureOf(sql`items.thumb_id`)} as image,
    ${minutes('items.available_from_time')}, ${minutes('items.available_to_time')},
    ${minutes('items.drop_off_from')}, ${minutes('items.drop_off_to')},
    items.show and items.status and subcategories.status and subcategories.archived_at is null as shown,
    ${choicesOfItem} as choices, ${addons} as addons
  from items
  join subcategories on subcategories.id = items.sub_category_id
  join units on units.id = items.item_unit_id
  where items.archived_at is null and ${chosen}
  order by subcategories.sorting_index, subcategories.id, items.sorting_index, items.id`

interface Menu {
  readonly subcategories: readonly Named[]
  readonly items: readonly MenuItem[]
}

/** A store's menu as customers see it: visible categories, items, choices and addons only. */
export async function shownMenu(db: Db, store_id: number): Promise<Menu> {
  const subcategories = await query(
    db,
    pick(tables.subcategories, 'id', 'name_en', 'name_ar'),
    sql`select id, name_en, name_ar from subcategories
      where store_id = ${store_id} and status and archived_at is null order by sorting_index, id`,
  )
  const items = await query(db, menuItemColumns, menuItems(sql`items.store_id = ${store_id}`))
  const shown = <Row extends { readonly shown: boolean }>(all: readonly Row[]) =>
    all.filter((row) => row.shown)
  return {
    subcategories,
    items: shown(items).map((item) => ({
      ...item,
      choices: shown(item.choices),
      addons: shown(item.addons).map((addon) => ({ ...addon, options: shown(addon.options) })),
    })),
  }
}

export const offerColumns = pick(tables.offers, 'id', 'item_id', 'discount')

export const storeOffers = (db: Db, store_id: number, today: string): Promise<Offer[]> =>
  query(
    db,
    offerColumns,
    sql`select id, item_id, discount from offers where ${areOn(sql`${store_id}`, today)}`,
  )
