import { int, ints, nullable, pick, type RowOf } from '../../kernel/database/columns.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureRow } from '../../kernel/images/auditedImage.ts'
import type { Value } from './menuImport.cells.ts'
import type { MarkColumn } from './menuImport.fields.ts'
import type { GroupSheet } from './menuImport.groups.ts'
import type { Names } from './menuImport.names.ts'

export const itemColumns = {
  ...pick(tables.items, 'id', 'version', 'sub_category_id', 'item_unit_id'),
  photo: nullable(pictureRow),
  images: int,
  global_categories: ints,
  filters: ints,
  item_requirements: ints,
}
export const groupColumns = {
  item_choices: pick(tables.item_choices, 'id', 'version', 'item_id'),
  item_addons: pick(tables.item_addons, 'id', 'version', 'item_id'),
}
export const optionColumns = {
  item_choice_options: {
    ...pick(tables.item_choice_options, 'id', 'version'),
    group_id: tables.item_choice_options.item_choice_id,
  },
  item_addon_options: {
    ...pick(tables.item_addon_options, 'id', 'version'),
    group_id: tables.item_addon_options.item_addon_id,
  },
}

/** An existing row. Its fields are by sheet column. */
export interface ExistingRow {
  readonly id: number
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
}
/** `photo` is the main photo's address. */
export type ExistingItem = ExistingRow &
  Omit<RowOf<typeof itemColumns>, 'photo'> & { readonly photo: string | null }
export type ExistingGroup = ExistingRow & RowOf<(typeof groupColumns)[GroupSheet['groups']]>
export type ExistingOption = ExistingRow & RowOf<(typeof optionColumns)[GroupSheet['options']]>

/** The groups and options of a sheet, by id in menu order. */
export interface Groups {
  readonly groups: ReadonlyMap<number, ExistingGroup>
  readonly options: ReadonlyMap<number, ExistingOption>
}

/** The names of an item, or of a group with columns of its own for them. */
export const existingNames = (
  { fields }: ExistingRow,
  names: GroupSheet['names'] = { en: 'name_en', ar: 'name_ar' },
) => ({ en: String(fields[names.en]), ar: String(fields[names.ar]) })

/** A store's current menu, and the names its cells may use. */
export interface Menu {
  readonly items: ReadonlyMap<number, ExistingItem>
  readonly choices: Groups
  readonly addons: Groups
  readonly categories: Names
  readonly units: Names
  readonly marks: Readonly<Record<MarkColumn, Names>>
  /** The menu exceeds the limit of a sheet. */
  readonly cut: boolean
}

export const existingValue = (row: ExistingRow, field: string): Value => {
  const value = row.fields[field]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
