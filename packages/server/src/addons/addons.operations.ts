import { addonOptions, addons } from '@sufra/contract/addons'
import { qar } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { itemOf, lockItem } from '../menu/optionGroups/items.sql.ts'
import { itemRule } from '../menu/items/items.sql.ts'
import { saveEdit, type Told } from '../kernel/operations/edit.ts'
import { implement } from '../kernel/operations/implement.ts'
import { found } from '../kernel/errors/apiError.ts'
import { addonById, addonsWhere, addonGroups as store } from '../menu/optionGroups/addons.sql.ts'

const told: Told = { name_en: {}, name_ar: {}, show_on_menu: { field: 'show_onmenu' } }
const toldOption: Told = { ...told, item_addon_option_price: { wire: qar }, max_selection: {} }

const addonFeature = implement(addons, itemRule, {
  list: async ({ db, rows, params }) => {
    const { id } = found(await itemOf(db, rows, params.id))
    return { addons: await addonsWhere(db, sql`item_id = ${id}`) }
  },
  show: async ({ db, rows, params }) => ({ addon: found(await addonById(db, rows, params.id)) }),
  save: async ({ db, rows, input }) => {
    found(await lockItem(db, rows, input.item_id))
    const { show_onmenu: show_on_menu, ...same } = input
    return found(await store.addGroup(db, { ...same, show_on_menu }))
  },
  update: async ({ db, caller, rows, params: { id }, input: { version, show_onmenu, ...names } }) => {
    const values = { ...names, show_on_menu: show_onmenu }
    const allowed = store.groupsOf(rows)
    return saveEdit({ db, caller }, { table: 'item_addons', id, allowed, values, version, told })
  },
  remove: async ({ db, rows, params }) => {
    found(await store.deleteGroup(db, rows, params.id))
    return {}
  },
})

const optionFeature = implement(addonOptions, itemRule, {
  show: async ({ db, rows, params }) => ({ addonOption: found(await store.optionById(db, rows, params.id)) }),
  save: async ({ db, rows, input }) => {
    const { item_addon_id, show_onmenu: show_on_menu, ...same } = input
    found(await store.lockGroup(db, rows, item_addon_id))
    return found(await store.addOption(db, item_addon_id, { ...same, show_on_menu }))
  },
  update: async ({ db, caller, rows, params: { id }, input: { version, show_onmenu, ...same } }) => {
    const values = { ...same, show_on_menu: show_onmenu }
    const allowed = store.optionsOf(rows)
    const edit = { table: 'item_addon_options', id, allowed, values, version, told: toldOption }
    return saveEdit({ db, caller }, edit)
  },
  remove: async ({ db, rows, params }) => {
    found(await store.deleteOption(db, rows, params.id))
    return {}
  },
})

export default [addonFeature, optionFeature]
