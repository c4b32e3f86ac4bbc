import type { Addon, AddonOption } from '@sufra/contract/itemOptions.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'
import { lastIndex } from '../kernel/reorder.ts'

/** Addons of the items a caller may see: a condition on `item_addons` alone. */
export const addonsOf = (allowed: SQL): SQL =>
  sql`exists (select from items where items.id = item_addons.item_id and ${allowed})`

/** Their options: a condition on `item_addon_options` alone. */
export const addonOptionsOf = (allowed: SQL): SQL => sql`exists (
  select from item_addons join items on items.id = item_addons.item_id
  where item_addons.id = item_addon_options.item_addon_id and ${allowed})`

type AddonRow = Omit<Addon, 'item_addon_options'> & Record<string, unknown>
type OptionRow = AddonOption & Record<string, unknown>
interface Saved extends Record<string, unknown> {
  id: number
  version: number
}

const optionsWhere = (db: Db, condition: SQL) =>
  rows<OptionRow>(
    db,
    sql`select id, item_addon_id, name_en, name_ar, item_addon_option_price, max_selection,
        show_on_menu as show_onmenu, version
      from item_addon_options where ${condition} order by sorting_index, id`,
  )

/** Addons that a condition on `item_addons` picks, with their options, each in their order. */
export async function addonsWhere(db: Db, condition: SQL): Promise<Addon[]> {
  const found = await rows<AddonRow>(
    db,
    sql`select id, item_id, name_en as item_addon_name_en, name_ar as item_addon_name_ar,
        show_on_menu as show_onmenu, version
      from item_addons where ${condition} order by sorting_index, id`,
  )
  const ids = sql.param(found.map(({ id }) => id))
  const options = await optionsWhere(db, sql`item_addon_id = any(${ids}::bigint[])`)
  const byAddon = Map.groupBy(options, ({ item_addon_id }) => item_addon_id)
  return found.map((addon) => ({ ...addon, item_addon_options: byAddon.get(addon.id) ?? [] }))
}

export const addon = async (db: Db, allowed: SQL, id: number): Promise<Addon | undefined> =>
  (await addonsWhere(db, sql`${addonsOf(allowed)} and id = ${id}`))[0]

export const option = async (db: Db, allowed: SQL, id: number): Promise<AddonOption | undefined> =>
  (await optionsWhere(db, sql`${addonOptionsOf(allowed)} and id = ${id}`))[0]

/** Locked: of two who add an option at once one comes after the other. */
export async function lockAddon(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [locked] = await rows<{ id: number }>(
    db,
    sql`select id from item_addons where ${addonsOf(allowed)} and id = ${id} for no key update`,
  )
  return locked
}

/** At the end of its item's, which has been locked. */
export async function addAddon(
  db: Db,
  added: { item_id: number; name_en: string; name_ar: string; show_onmenu: boolean },
): Promise<Saved | undefined> {
  const place = lastIndex({ table: 'item_addons', among: sql`item_id = ${added.item_id}` })
  const [saved] = await rows<Saved>(
    db,
    sql`insert into item_addons (item_id, name_en, name_ar, show_on_menu, sorting_index)
      values (${added.item_id}, ${added.name_en}, ${added.name_ar}, ${added.show_onmenu}, ${place})
      returning id, version`,
  )
  return saved
}

/** At the end of its addon's, which has been locked. */
export async function addOption(
  db: Db,
  added: Omit<AddonOption, 'id' | 'version'>,
): Promise<Saved | undefined> {
  const place = lastIndex({
    table: 'item_addon_options',
    among: sql`item_addon_id = ${added.item_addon_id}`,
  })
  const [saved] = await rows<Saved>(
    db,
    sql`insert into item_addon_options (item_addon_id, name_en, name_ar, item_addon_option_price, max_selection,
        show_on_menu, sorting_index)
      values (${added.item_addon_id}, ${added.name_en}, ${added.name_ar}, ${added.item_addon_option_price},
        ${added.max_selection}, ${added.show_onmenu}, ${place}) returning id, version`,
  )
  return saved
}

/** With its options; orders keep copies of their own. */
export async function deleteAddon(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [deleted] = await rows<{ id: number }>(
    db,
    sql`delete from item_addons where ${addonsOf(allowed)} and id = ${id} returning id`,
  )
  return deleted
}

export async function deleteOption(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [deleted] = await rows<{ id: number }>(
    db,
    sql`delete from item_addon_options where ${addonOptionsOf(allowed)} and id = ${id} returning id`,
  )
  return deleted
}
