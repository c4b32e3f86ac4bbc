import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { Choice, ChoiceOption } from '@sufra/contract/menu/choices'
import type { Addon, AddonOption } from '@sufra/contract/menu/optionGroups.shapes'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

/** An option as a customer sees it; a new one that is not saved yet has the id 0. */
export interface CustomerOption {
  readonly id: number
  readonly name: Bilingual
  readonly price: Dirhams | null
  /** Portions, if it is chosen at all. */
  readonly least: number
  readonly most: number
  readonly shown: boolean
}
export interface CustomerGroup {
  readonly id: number
  readonly kind: 'choice' | 'addon'
  readonly name: Bilingual
  readonly shown: boolean
  /** Different options of a choice, and portions of all of them. */
  readonly limits: { readonly least: number; readonly most: number; readonly portions: number } | null
  readonly options: readonly CustomerOption[]
}

/** Unsaved values of a row; a new row has no id. */
export interface TypedRow<Values> {
  readonly id: number | undefined
  /** The group an option belongs to. */
  readonly group?: number
  readonly values: Values
}
interface TypedName {
  readonly name_en: string
  readonly name_ar: string
}
interface TypedChoice {
  readonly item_choice_name_en: string
  readonly item_choice_name_ar: string
  readonly min_selection_needed: string
  readonly max_selection_needed: string
  readonly max_quantity: string
  readonly show_onmenu: boolean
}
interface TypedChoiceOption extends TypedName {
  readonly item_choice_price: number | null
  readonly min_selection_option: string
  readonly max_selection_option: string
}
interface TypedAddon extends TypedName {
  readonly show_onmenu: boolean
}
interface TypedAddonOption extends TypedAddon {
  readonly item_addon_option_price: number | null
  readonly max_selection: string
}
export interface TypedGroups {
  readonly choice?: TypedRow<TypedChoice>
  readonly choiceOption?: TypedRow<TypedChoiceOption>
  readonly addon?: TypedRow<TypedAddon>
  readonly addonOption?: TypedRow<TypedAddonOption>
}

/** The rows with the unsaved values merged in; a new row comes last. */
function withTyped<Row extends { readonly id: number }, Values>(
  rows: readonly Row[],
  typed: TypedRow<Values> | undefined,
  of: (values: Values, id: number) => Partial<Row> & { readonly id: number },
  fresh: Row,
): readonly Row[] {
  if (!typed) return rows
  const { id, values } = typed
  if (id === undefined) return [...rows, { ...fresh, ...of(values, 0) }]
  return rows.map((row) => (row.id === id ? { ...row, ...of(values, id) } : row))
}

const wholeOf = (typed: string): number => {
  const number = numberOf(typed)
  return Number.isInteger(number) ? number : 0
}
const amountOf = (typed: number | null): number | null => (Number.isInteger(typed) ? typed : null)
const names = ({ name_en, name_ar }: TypedName) => ({ en: name_en, ar: name_ar })

const newOption: CustomerOption = {
  id: 0,
  name: { en: '', ar: '' },
  price: null,
  least: 1,
  most: 1,
  shown: true,
}

/** How a kind of group reads its saved and its unsaved rows. */
interface Reading<Group, Option, TypedGroup, TypedOption> {
  readonly kind: CustomerGroup['kind']
  readonly group: (row: Group) => Omit<CustomerGroup, 'kind' | 'options'>
  readonly options: (row: Group) => readonly Option[]
  readonly option: (row: Option) => CustomerOption
  readonly typedGroup: (values: TypedGroup) => Partial<CustomerGroup>
  readonly typedOption: (values: TypedOption) => Partial<CustomerOption>
}

/** The saved groups with the unsaved values of a group and of an option merged in. */
function read<Group, Option, TypedGroup, TypedOption>(
  reading: Reading<Group, Option, TypedGroup, TypedOption>,
  rows: readonly Group[],
  typedGroup: TypedRow<TypedGroup> | undefined,
  typedOption: TypedRow<TypedOption> | undefined,
): readonly CustomerGroup[] {
  const { kind } = reading
  const kept = rows.map((row): CustomerGroup => {
    const group = reading.group(row)
    const options = withTyped(
      reading.options(row).map(reading.option),
      typedOption?.group === group.id ? typedOption : undefined,
      (values, id) => ({ ...reading.typedOption(values), id }),
      newOption,
    )
    return { ...group, kind, options }
  })
  return withTyped<CustomerGroup, TypedGroup>(
    kept,
    typedGroup,
    (values, id) => ({ ...reading.typedGroup(values), id }),
    { id: 0, kind, name: newOption.name, shown: true, limits: null, options: [] },
  )
}

const choice: Reading<Choice, ChoiceOption, TypedChoice, TypedChoiceOption> = {
  kind: 'choice',
  group: (row) => ({
    id: row.id,
    name: { en: row.item_choice_name_en, ar: row.item_choice_name_ar },
    shown: row.show_onmenu,
    limits: {
      least: row.min_selection_needed,
      most: row.max_selection_needed,
      portions: row.max_quantity,
    },
  }),
  options: (row) => row.item_choice_options,
  option: (row) => ({
    id: row.id,
    name: names(row),
    price: row.item_choice_price,
    least: Math.max(1, row.min_selection_option),
    most: row.max_selection_option,
    shown: true,
  }),
  typedGroup: (values) => ({
    name: { en: values.item_choice_name_en, ar: values.item_choice_name_ar },
    shown: values.show_onmenu,
    limits: {
      least: wholeOf(values.min_selection_needed),
      most: wholeOf(values.max_selection_needed),
      portions: wholeOf(values.max_quantity),
    },
  }),
  typedOption: (values) => ({
    name: names(values),
    price: amountOf(values.item_choice_price),
    least: Math.max(1, wholeOf(values.min_selection_option)),
    most: wholeOf(values.max_selection_option),
  }),
}
const addon: Reading<Addon, AddonOption, TypedAddon, TypedAddonOption> = {
  kind: 'addon',
  group: (row) => ({
    id: row.id,
    name: { en: row.item_addon_name_en, ar: row.item_addon_name_ar },
    shown: row.show_onmenu,
    limits: null,
  }),
  options: (row) => row.item_addon_options,
  option: (row) => ({
    id: row.id,
    name: names(row),
    price: row.item_addon_option_price,
    least: 1,
    most: row.max_selection,
    shown: row.show_onmenu,
  }),
  typedGroup: (values) => ({ name: names(values), shown: values.show_onmenu }),
  typedOption: (values) => ({
    name: names(values),
    price: amountOf(values.item_addon_option_price),
    most: wholeOf(values.max_selection),
    shown: values.show_onmenu,
  }),
}

export const choiceGroups = (choices: readonly Choice[], typed: TypedGroups): readonly CustomerGroup[] =>
  read(choice, choices, typed.choice, typed.choiceOption)
export const addonGroups = (addons: readonly Addon[], typed: TypedGroups): readonly CustomerGroup[] =>
  read(addon, addons, typed.addon, typed.addonOption)

/** A required choice with too few options: nobody can order the item. */
export const isImpossible = ({ shown, limits, options }: CustomerGroup): boolean =>
  shown && limits !== null && options.length < limits.least
