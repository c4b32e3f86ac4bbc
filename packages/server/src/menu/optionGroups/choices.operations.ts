import { fieldErrors } from '@sufra/contract/kernel/issues'
import { qar } from '@sufra/contract/kernel/money'
import { ChoiceEdit, ChoiceOptionEdit, choiceOptions, choices } from '@sufra/contract/menu/choices'
import type { z } from 'zod'
import { ApiError, orNotFound } from '../../kernel/errors/apiError.ts'
import { type EditOf, saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { itemRule } from '../items/items.sql.ts'
import { choiceGroups as store } from './choices.sql.ts'
import { groupHandlers } from './groups.ts'

const auditFields = {
  name_en: { field: 'item_choice_name_en' },
  name_ar: { field: 'item_choice_name_ar' },
  min_selection_needed: {},
  max_selection_needed: {},
  max_quantity: {},
  show_on_menu: { field: 'show_onmenu' },
}
const optionAuditFields = {
  name_en: {},
  name_ar: {},
  item_choice_price: { wire: qar },
  min_selection_option: {},
  max_selection_option: {},
}
const handlers = groupHandlers(store)

/**
 * Saves a form whose limits hold, those it leaves out as they stand. One whose don't is refused, but first learns
 * what was changed since it was opened.
 */
async function saveWithin<T extends 'item_choices' | 'item_choice_options', Values extends object>(
  call: Parameters<typeof saveEdit>[0],
  edit: EditOf<T, Values>,
  rules: z.ZodType,
  limits: object,
) {
  const judged = rules.safeParse(limits)
  if (judged.success) return saveEdit(call, edit)
  await saveEdit<T, object>(call, { ...edit, values: {} })
  throw new ApiError('input.invalid', { errors: fieldErrors(judged.error.issues, call.caller.language) })
}

const choiceFeature = implement(choices, itemRule, {
  list: async (call) => ({ choices: await handlers.list(call) }),
  show: async (call) => ({ choice: await handlers.show(call) }),
  save: (call) => {
    const { item_choice_name_en, item_choice_name_ar, show_onmenu, ...same } = call.input
    const names = { name_en: item_choice_name_en, name_ar: item_choice_name_ar }
    return handlers.add(call, { ...same, ...names, show_on_menu: show_onmenu })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input }) => {
    const { min_selection_needed, max_selection_needed, max_quantity } = orNotFound(
      await store.lockGroup(db, scopeFilter, id),
    )
    const standing = { min_selection_needed, max_selection_needed, max_quantity }
    const { version, item_choice_name_en, item_choice_name_ar, show_onmenu, ...limits } = input
    const values = {
      name_en: item_choice_name_en,
      name_ar: item_choice_name_ar,
      show_on_menu: show_onmenu,
      ...limits,
    }
    const edit = {
      table: 'item_choices' as const,
      id,
      allowed: store.groupsOf(scopeFilter),
      values,
      version,
      auditFields,
    }
    return saveWithin({ db, caller }, edit, ChoiceEdit, { ...standing, ...limits })
  },
  remove: handlers.remove,
})

const optionFeature = implement(choiceOptions, itemRule, {
  show: async (call) => ({ choiceOption: await handlers.showOption(call) }),
  save: (call) => {
    const { item_choice_id, ...same } = call.input
    return handlers.addOption(call, item_choice_id, same)
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) => {
    const standing = orNotFound(await store.lockOption(db, scopeFilter, id))
    const { min_selection_option, max_selection_option } = { ...standing, ...values }
    const edit = {
      table: 'item_choice_options' as const,
      id,
      allowed: store.optionsOf(scopeFilter),
      values,
      version,
      auditFields: optionAuditFields,
    }
    const limits = { min_selection_option, max_selection_option }
    return saveWithin({ db, caller }, edit, ChoiceOptionEdit, limits)
  },
  remove: handlers.removeOption,
})

export default [choiceFeature, optionFeature]
