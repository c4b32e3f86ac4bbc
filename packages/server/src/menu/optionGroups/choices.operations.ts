import { fieldErrors } from '@sufra/contract/kernel/issues'
import { qar } from '@sufra/contract/kernel/money'
import { ChoiceEdit, ChoiceOptionEdit, choiceOptions, choices } from '@sufra/contract/menu/choices'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ApiError, orNotFound } from '../../kernel/errors/apiError.ts'
import { type EditOf, saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { itemRule } from '../items/items.sql.ts'
import { choiceById, choicesWhere, choiceGroups as store } from './choices.sql.ts'
import { itemOf, lockItem } from './items.sql.ts'

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
  list: async ({ db, scopeFilter, params }) => {
    const { id } = orNotFound(await itemOf(db, scopeFilter, params.id))
    return { choices: await choicesWhere(db, sql`item_id = ${id}`) }
  },
  show: async ({ db, scopeFilter, params }) => ({
    choice: orNotFound(await choiceById(db, scopeFilter, params.id)),
  }),
  save: async ({ db, scopeFilter, input }) => {
    orNotFound(await lockItem(db, scopeFilter, input.item_id))
    const { item_choice_name_en: name_en, item_choice_name_ar: name_ar, show_onmenu, ...same } = input
    return orNotFound(await store.addGroup(db, { ...same, name_en, name_ar, show_on_menu: show_onmenu }))
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
  remove: async ({ db, scopeFilter, params }) => {
    orNotFound(await store.deleteGroup(db, scopeFilter, params.id))
    return {}
  },
})

const optionFeature = implement(choiceOptions, itemRule, {
  show: async ({ db, scopeFilter, params }) => ({
    choiceOption: orNotFound(await store.optionById(db, scopeFilter, params.id)),
  }),
  save: async ({ db, scopeFilter, input }) => {
    const { item_choice_id, ...same } = input
    orNotFound(await store.lockGroup(db, scopeFilter, item_choice_id))
    return orNotFound(await store.addOption(db, item_choice_id, same))
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
  remove: async ({ db, scopeFilter, params }) => {
    orNotFound(await store.deleteOption(db, scopeFilter, params.id))
    return {}
  },
})

export default [choiceFeature, optionFeature]
