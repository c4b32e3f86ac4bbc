import type { Addon, AddonOption } from '@sufra/contract/itemOptions.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { optionGroups } from './groups.sql.ts'
import type { Db } from '../../kernel/database/db.ts'

export const addonGroups = optionGroups<Omit<Addon, 'item_addon_options'>, AddonOption>({
  groups: 'item_addons',
  options: 'item_addon_options',
  group_id: 'item_addon_id',
  group: sql`name_en as item_addon_name_en, name_ar as item_addon_name_ar, show_on_menu as show_onmenu`,
  option: sql`name_en, name_ar, item_addon_option_price, max_selection, show_on_menu as show_onmenu`,
})

/** Addons that a condition on `item_addons` picks, with their options, each in their order. */
export const addonsWhere = async (db: Db, condition: SQL): Promise<Addon[]> =>
  (await addonGroups.groupsWhere(db, condition)).map(({ options, ...addon }) => ({
    ...addon,
    item_addon_options: options,
  }))

/** One that a caller may see. */
export const addonById = async (db: Db, allowed: SQL, id: number): Promise<Addon | undefined> =>
  (await addonsWhere(db, sql`${addonGroups.groupsOf(allowed)} and id = ${id}`))[0]
