import { qar } from '@sufra/contract/kernel/money'
import { addonOptions, addons } from '@sufra/contract/menu/addons'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { itemRule } from '../items/items.sql.ts'
import { addonGroups as store } from './addons.sql.ts'
import { groupHandlers } from './groups.ts'

const auditFields = { name_en: {}, name_ar: {}, show_on_menu: { field: 'show_onmenu' } }
const optionAuditFields = {
  ...auditFields,
  item_addon_option_price: { wire: qar },
  max_selection: {},
}
const handlers = groupHandlers(store)

const addonFeature = implement(addons, itemRule, {
  list: async (call) => ({ addons: await handlers.list(call) }),
  show: async (call) => ({ addon: await handlers.show(call) }),
  save: (call) => {
    const { show_onmenu: show_on_menu, ...same } = call.input
    return handlers.add(call, { ...same, show_on_menu })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, show_onmenu, ...names } }) => {
    const values = { ...names, show_on_menu: show_onmenu }
    const allowed = store.groupsOf(scopeFilter)
    return saveEdit({ db, caller }, { table: 'item_addons', id, allowed, values, version, auditFields })
  },
  remove: handlers.remove,
})

const optionFeature = implement(addonOptions, itemRule, {
  show: async (call) => ({ addonOption: await handlers.showOption(call) }),
  save: (call) => {
    const { item_addon_id, show_onmenu: show_on_menu, ...same } = call.input
    return handlers.addOption(call, item_addon_id, { ...same, show_on_menu })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, show_onmenu, ...same } }) => {
    const values = { ...same, show_on_menu: show_onmenu }
    const allowed = store.optionsOf(scopeFilter)
    return saveEdit(
      { db, caller },
      { table: 'item_addon_options', id, allowed, values, version, auditFields: optionAuditFields },
    )
  },
  remove: handlers.removeOption,
})

export default [addonFeature, optionFeature]
