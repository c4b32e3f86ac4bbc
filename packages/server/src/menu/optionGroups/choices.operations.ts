import { ChoiceEdit, ChoiceOptionEdit, choiceOptions, choices } from '@sufra/contract/choices'
import { fieldErrors } from '@sufra/contract/kernel/issues'
import { qar } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { itemOf, lockItem } from './items.sql.ts'
import { itemRule } from '../items/items.sql.ts'
import { saveEdit, type Told } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found, Refusal } from '../../kernel/errors/apiError.ts'
import { choiceById, choicesWhere, choiceGroups as store } from './choices.sql.ts'

const told: Told = {
  name_en: { field: 'item_choice_name_en' },
  name_ar: { field: 'item_choice_name_ar' },
  min_selection_needed: {},
  max_selection_needed: {},
  max_quantity: {},
  show_on_menu: { field: 'show_onmenu' },
}
const toldOption: Told = {
  name_en: {},
  name_ar: {},
  item_choice_price: { wire: qar },
  min_selection_option: {},
  max_selection_option: {},
}

/**
 * Saves a form whose limits hold, those it leaves out as they stand. One whose don't is refused, but first learns
 * what was changed since it was opened.
 */
async function saveWithin(
  call: Parameters<typeof saveEdit>[0],
  edit: Parameters<typeof saveEdit>[1],
  rules: z.ZodType,
  limits: object,
) {
  const judged = rules.safeParse(limits)
  if (judged.success) return saveEdit(call, edit)
  await saveEdit(call, { ...edit, values: {} })
  throw new Refusal('input.invalid', { errors: fieldErrors(judged.error.issues, call.caller.language) })
}

const choiceFeature = implement(choices, itemRule, {
  list: async ({ db, rows, params }) => {
    const { id } = found(await itemOf(db, rows, params.id))
    return { choices: await choicesWhere(db, sql`item_id = ${id}`) }
  },
  show: async ({ db, rows, params }) => ({ choice: found(await choiceById(db, rows, params.id)) }),
  save: async ({ db, rows, input }) => {
    found(await lockItem(db, rows, input.item_id))
    const { item_choice_name_en: name_en, item_choice_name_ar: name_ar, show_onmenu, ...same } = input
    return found(await store.addGroup(db, { ...same, name_en, name_ar, show_on_menu: show_onmenu }))
  },
  update: async ({ db, caller, rows, params: { id }, input }) => {
    const { min_selection_needed, max_selection_needed, max_quantity } = found(
      await store.lockGroup(db, rows, id),
    )
    const standing = { min_selection_needed, max_selection_needed, max_quantity }
    const { version, item_choice_name_en, item_choice_name_ar, show_onmenu, ...limits } = input
    const values = {
      name_en: item_choice_name_en,
      name_ar: item_choice_name_ar,
      show_on_menu: show_onmenu,
      ...limits,
    }
    const edit = { table: 'item_choices', id, allowed: store.groupsOf(rows), values, version, told }
    return saveWithin({ db, caller }, edit, ChoiceEdit, { ...standing, ...limits })
  },
  remove: async ({ db, rows, params }) => {
    found(await store.deleteGroup(db, rows, params.id))
    return {}
  },
})

const optionFeature = implement(choiceOptions, itemRule, {
  show: async ({ db, rows, params }) => ({
    choiceOption: found(await store.optionById(db, rows, params.id)),
  }),
  save: async ({ db, rows, input }) => {
    const { item_choice_id, ...same } = input
    found(await store.lockGroup(db, rows, item_choice_id))
    return found(await store.addOption(db, item_choice_id, same))
  },
  update: async ({ db, caller, rows, params: { id }, input: { version, ...values } }) => {
    const standing = found(await store.lockOption(db, rows, id))
    const { min_selection_option, max_selection_option } = { ...standing, ...values }
    const edit = {
      table: 'item_choice_options',
      id,
      allowed: store.optionsOf(rows),
      values,
      version,
      told: toldOption,
    }
    const limits = { min_selection_option, max_selection_option }
    return saveWithin({ db, caller }, edit, ChoiceOptionEdit, limits)
  },
  remove: async ({ db, rows, params }) => {
    found(await store.deleteOption(db, rows, params.id))
    return {}
  },
})

export default [choiceFeature, optionFeature]
