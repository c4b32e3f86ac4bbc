import { fieldErrors } from '@sufra/contract/kernel/issues'
import type { Language } from '@sufra/contract/kernel/language'
import type { FieldProblem } from '@sufra/contract/menu/bulkEdits'
import { ChoiceEdit, ChoiceOptionEdit } from '@sufra/contract/menu/optionGroups.shapes'
import type { z } from 'zod'
import type { Value } from './menuImport.cells.ts'
import { groupFields, optionFields, type SheetFields } from './menuImport.fields.ts'

/** Describes the sheets of choices and addons: groups of an item, and their options. */
export interface GroupSheet {
  readonly name: 'choices' | 'addons'
  readonly groups: 'item_choices' | 'item_addons'
  readonly options: 'item_choice_options' | 'item_addon_options'
  /** The options' foreign key to their group. */
  readonly parent: 'item_choice_id' | 'item_addon_id'
  /** The sheet's columns for a group's id and names. */
  readonly id: 'choice_id' | 'addon_id'
  readonly names: { readonly en: string; readonly ar: string }
  readonly group: SheetFields
  readonly option: SheetFields
  /** Rules across several fields, if any. */
  readonly groupRule: z.ZodType | undefined
  readonly optionRule: z.ZodType | undefined
}

const choices: GroupSheet = {
  name: 'choices',
  groups: 'item_choices',
  options: 'item_choice_options',
  parent: 'item_choice_id',
  id: 'choice_id',
  names: { en: 'item_choice_name_en', ar: 'item_choice_name_ar' },
  group: groupFields.choices,
  option: optionFields.choices,
  groupRule: ChoiceEdit,
  optionRule: ChoiceOptionEdit,
}
const addons: GroupSheet = {
  name: 'addons',
  groups: 'item_addons',
  options: 'item_addon_options',
  parent: 'item_addon_id',
  id: 'addon_id',
  names: { en: 'item_addon_name_en', ar: 'item_addon_name_ar' },
  group: groupFields.addons,
  option: optionFields.addons,
  groupRule: undefined,
  optionRule: undefined,
}
export const groupSheets = { choices, addons } as const

/** Conflicts between fields, such as a maximum below its minimum, if one of them is `judged`. */
export function limitProblems(
  rule: z.ZodType | undefined,
  fields: SheetFields,
  {
    values,
    judged,
  }: { readonly values: Readonly<Record<string, Value>>; readonly judged: readonly string[] },
  language: Language,
): FieldProblem[] {
  const limits = Object.keys(fields).filter((name) => /^(min|max)_/.test(name))
  if (!rule || !limits.some((name) => judged.includes(name))) return []
  const { error } = rule.safeParse(Object.fromEntries(limits.map((name) => [name, values[name]])))
  return Object.entries(fieldErrors(error?.issues ?? [], language)).map(([field, text]) => ({ field, text }))
}
