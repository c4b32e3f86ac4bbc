import { z } from 'zod'
import { Id, Text, WholeNumber } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { Version } from '../kernel/version.ts'
import { maxOptionQuantity } from './menu.limits.ts'

const Whole = (least: number) => WholeNumber(least, maxOptionQuantity)
const names = { name_en: Text(120), name_ar: Text(120) }

export const ChoiceOption = z.object({
  id: Id,
  item_choice_id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  item_choice_price: Money,
  min_selection_option: z.int(),
  max_selection_option: z.int(),
  version: Version,
})
export type ChoiceOption = z.output<typeof ChoiceOption>

export const Choice = z.object({
  id: Id,
  item_id: Id,
  item_choice_name_en: z.string(),
  item_choice_name_ar: z.string(),
  min_selection_needed: z.int(),
  max_selection_needed: z.int(),
  max_quantity: z.int(),
  show_onmenu: z.boolean(),
  item_choice_options: z.array(ChoiceOption),
  version: Version,
})
export type Choice = z.output<typeof Choice>

const choice = {
  item_choice_name_en: Text(120),
  item_choice_name_ar: Text(120),
  min_selection_needed: Whole(0),
  max_selection_needed: Whole(1),
  max_quantity: Whole(1),
  show_onmenu: z.boolean(),
}
/** By default zod skips this check when any field is invalid. Here only the compared fields matter. */
const isNumber = (value: object, name: string) => typeof Reflect.get(value, name) === 'number'
/** Spec 2 §5: a maximum is not below its minimum. Fields left out of an update are checked with their stored values. */
const limits = (least: string, most: string) => ({
  path: [most],
  error: 'limits.order',
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && isNumber(value, least) && isNumber(value, most),
})
interface Limits {
  readonly min_selection_needed?: number | undefined
  readonly max_selection_needed?: number | undefined
  readonly max_quantity?: number | undefined
}
const maxBelowMin = ({ min_selection_needed: min, max_selection_needed: max }: Limits) =>
  min === undefined || max === undefined || max >= min
const quantityBelowMax = ({ max_selection_needed: max, max_quantity: quantity }: Limits) =>
  max === undefined || quantity === undefined || quantity >= max

export const ChoiceFields = z
  .strictObject({ ...choice, show_onmenu: choice.show_onmenu.default(true), item_id: Id })
  .refine(maxBelowMin, limits('min_selection_needed', 'max_selection_needed'))
  .refine(quantityBelowMax, limits('max_selection_needed', 'max_quantity'))
export const ChoiceEdit = z
  .strictObject({ ...z.strictObject(choice).partial().shape, version: Version.optional() })
  .refine(maxBelowMin, limits('min_selection_needed', 'max_selection_needed'))
  .refine(quantityBelowMax, limits('max_selection_needed', 'max_quantity'))

const option = {
  ...names,
  item_choice_price: Money,
  min_selection_option: Whole(0),
  max_selection_option: Whole(1),
}
interface OptionLimits {
  readonly min_selection_option?: number | undefined
  readonly max_selection_option?: number | undefined
}
const optionOrder = ({ min_selection_option: min, max_selection_option: max }: OptionLimits) =>
  min === undefined || max === undefined || max >= min
export const ChoiceOptionFields = z
  .strictObject({
    ...option,
    min_selection_option: option.min_selection_option.default(0),
    max_selection_option: option.max_selection_option.default(1),
    item_choice_id: Id,
  })
  .refine(optionOrder, limits('min_selection_option', 'max_selection_option'))
export const ChoiceOptionEdit = z
  .strictObject({ ...z.strictObject(option).partial().shape, version: Version.optional() })
  .refine(optionOrder, limits('min_selection_option', 'max_selection_option'))

export const AddonOption = z.object({
  id: Id,
  item_addon_id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  item_addon_option_price: Money,
  max_selection: z.int(),
  show_onmenu: z.boolean(),
  version: Version,
})
export type AddonOption = z.output<typeof AddonOption>

export const Addon = z.object({
  id: Id,
  item_id: Id,
  item_addon_name_en: z.string(),
  item_addon_name_ar: z.string(),
  show_onmenu: z.boolean(),
  item_addon_options: z.array(AddonOption),
  version: Version,
})
export type Addon = z.output<typeof Addon>

/** Both create and update have `name_en` and `name_ar` (spec 2 §7). */
const addon = { ...names, show_onmenu: z.boolean() }
export const AddonFields = z.strictObject({
  ...addon,
  show_onmenu: addon.show_onmenu.default(true),
  item_id: Id,
})
export const AddonEdit = z
  .strictObject({ ...addon })
  .partial()
  .extend({ version: Version.optional() })

const addonOption = {
  ...names,
  item_addon_option_price: Money,
  max_selection: Whole(1),
  show_onmenu: z.boolean(),
}
export const AddonOptionFields = z.strictObject({
  ...addonOption,
  max_selection: addonOption.max_selection.default(1),
  show_onmenu: addonOption.show_onmenu.default(true),
  item_addon_id: Id,
})
export const AddonOptionEdit = z.strictObject(addonOption).partial().extend({ version: Version.optional() })
