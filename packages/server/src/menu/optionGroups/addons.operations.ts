import { qar } from '@sufra/contract/kernel/money'
import { addonOptions, addons } from '@sufra/contract/menu/addons'
import { sql } from 'drizzle-orm'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { itemRule } from '../items/items.sql.ts'
import { addonById, addonsWhere, addonGroups as store } from './addons.sql.ts'
import { itemOf, lockItem } from './items.sql.ts'

const auditFields = { name_en: {}, name_ar: {}, show_on_menu: { field: 'show_onmenu' } }
const optionAuditFields = {
  ...auditFields,
  item_addon_option_price: { wire: qar },
  max_selection: {},
}

const addonFeature = implement(addons, itemRule, {
  list: async ({ db, scopeFilter, params }) => {
    const { id } = orNotFound(await itemOf(db, scopeFilter, params.id))
    return { addons: await addonsWhere(db, sql`item_id = ${id}`) }
  },
  show: async ({ db, scopeFilter, params }) => ({
    addon: orNotFound(await addonById(db, scopeFilter, params.id)),
  }),
  save: async ({ db, scopeFilter, input }) => {
    orNotFound(await lockItem(db, scopeFilter, input.item_id))
    const { show_onmenu: show_on_menu, ...same } = input
    return orNotFound(await store.addGroup(db, { ...same, show_on_menu }))
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, show_onmenu, ...names } }) => {
    const values = { ...names, show_on_menu: show_onmenu }
    const allowed = store.groupsOf(scopeFilter)
    return saveEdit({ db, caller }, { table: 'item_addons', id, allowed, values, version, auditFields })
  },
  remove: async ({ db, scopeFilter, params }) => {
    orNotFound(await store.deleteGroup(db, scopeFilter, params.id))
    return {}
  },
})

const optionFeature = implement(addonOptions, itemRule, {
  show: async ({ db, scopeFilter, params }) => ({
    addonOption: orNotFound(await store.optionById(db, scopeFilter, params.id)),
  }),
  save: async ({ db, scopeFilter, input }) => {
    const { item_addon_id, show_onmenu: show_on_menu, ...same } = input
    orNotFound(await store.lockGroup(db, scopeFilter, item_addon_id))
    return orNotFound(await store.addOption(db, item_addon_id, { ...same, show_on_menu }))
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, show_onmenu, ...same } }) => {
    const values = { ...same, show_on_menu: show_onmenu }
    const allowed = store.optionsOf(scopeFilter)
    return saveEdit(
      { db, caller },
      { table: 'item_addon_options', id, allowed, values, version, auditFields: optionAuditFields },
    )
  },
  remove: async ({ db, scopeFilter, params }) => {
    orNotFound(await store.deleteOption(db, scopeFilter, params.id))
    return {}
  },
})

export default [addonFeature, optionFeature]
