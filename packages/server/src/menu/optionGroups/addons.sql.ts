import type { Addon } from '@sufra/contract/menu/optionGroups.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
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

/** Addons that a condition on `item_addons` picks, with their options, each in their order. */
export const addonsWhere = async (db: Db, condition: SQL): Promise<Addon[]> =>
  (await addonGroups.groupsWhere(db, condition)).map(({ options, ...addon }) => ({
    ...addon,
    item_addon_options: options,
  }))

/** One that a caller may see. */
export const addonById = async (db: Db, allowed: SQL, id: number): Promise<Addon | undefined> =>
  (await addonsWhere(db, sql`${addonGroups.groupsOf(allowed)} and id = ${id}`))[0]
