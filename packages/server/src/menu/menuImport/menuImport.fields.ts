import { ItemFields } from '@sufra/contract/menu/items'
import { type SheetKind, sheetKinds } from '@sufra/contract/menu/menuImport'
import {
  AddonFields,
  AddonOptionFields,
  ChoiceFields,
  ChoiceOptionFields,
} from '@sufra/contract/menu/optionGroups.shapes'
import { z } from 'zod'

/** A sheet column for a field of a form. */
export interface SheetField {
  readonly kind: SheetKind
  /** The form's own schema, so errors have the same messages. */
  readonly schema: z.ZodType
  /** The column it is stored in; hours use two, with the suffixes `_from` and `_to`. */
  readonly column: string
  /** Whether the field may be emptied. */
  readonly clearable: boolean
}
export type SheetFields = Readonly<Record<string, SheetField>>

/** `kept` maps fields to columns of a different name. */
const fieldsOf = (
  schemas: Readonly<Record<string, z.ZodType>>,
  kept: Readonly<Record<string, string>> = {},
): SheetFields =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      {
        kind: sheetKinds[name] ?? 'text',
        schema,
        column: kept[name] ?? name,
        clearable: schema instanceof z.ZodOptional,
      },
    ]),
  )

/** A new item's switches are on, as by the tables' defaults. */
const flag = z.boolean().default(true)
const { shape: item } = ItemFields

/** Fields of an item, except those stored elsewhere and written by name: category, unit, taxonomies. */
export const itemFields = fieldsOf(
  {
    name_en: item.name_en,
    name_ar: item.name_ar,
    short_description_en: item.short_description_en,
    short_description_ar: item.short_description_ar,
    dish_en: item.dish_en,
    dish_ar: item.dish_ar,
    description_en: item.description_en,
    description_ar: item.description_ar,
    original_price: item.original_price,
    promoted_price: item.promoted_price,
    price_per_unit: item.price_per_unit,
    enough_for: item.enough_for,
    quantity_per_day: item.quantity_per_day,
    max_quantity_per_day: item.max_quantity_per_day,
    lead_time: item.lead_time,
    setup_time: item.setup_time,
    max_time: item.max_time,
    available_from_time: item.available_from_time,
    available_to_time: item.available_to_time,
    drop_off_time: item.drop_off_time,
    delivery_type: item.delivery_type,
    special_fees_amount: item.special_fees_amount,
    show: flag,
    cash_on_delivery: flag,
    required_location: flag,
  },
  { drop_off_time: 'drop_off' },
)
/** Very long fields: written only if they change. */
export const longFields = ['description_en', 'description_ar'] as const

export const markColumns = ['global_categories', 'filters', 'item_requirements'] as const
export type MarkColumn = (typeof markColumns)[number]
/** The forms' schemas of an item's taxonomies and requirements. */
export const markSchemas = {
  global_categories: item.global_categories,
  filters: item.filters,
  item_requirements: item.item_requirements,
} satisfies Record<MarkColumn, z.ZodType>

const { item_id: _item, ...choice } = ChoiceFields.shape
const { item_choice_id: _choice, ...choiceOption } = ChoiceOptionFields.shape
const { item_id: _addonItem, name_en, name_ar, show_onmenu } = AddonFields.shape
const { item_addon_id: _addon, show_onmenu: option_show_onmenu, ...addonOption } = AddonOptionFields.shape
const shown = { show_onmenu: 'show_on_menu' }

/** The fields of groups and of their options, which share a sheet. */
export const groupFields = {
  choices: fieldsOf(choice, { ...shown, item_choice_name_en: 'name_en', item_choice_name_ar: 'name_ar' }),
  addons: fieldsOf(
    { item_addon_name_en: name_en, item_addon_name_ar: name_ar, show_onmenu },
    { ...shown, item_addon_name_en: 'name_en', item_addon_name_ar: 'name_ar' },
  ),
} as const
export const optionFields = {
  choices: fieldsOf(choiceOption),
  addons: fieldsOf({ ...addonOption, option_show_onmenu }, { option_show_onmenu: 'show_on_menu' }),
} as const
