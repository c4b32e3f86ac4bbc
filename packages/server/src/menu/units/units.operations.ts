import { standardUnit, type Unit, units } from '@sufra/contract/units'
import { itemUses } from '../items/items.uses.sql.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { whole } from '../../kernel/database/unpaged.ts'
import * as store from './units.sql.ts'

const told = { name_en: {}, name_ar: {} }

function wholeUnits(found: readonly store.UnitRow[]): { units: Unit[]; cut: boolean } {
  const { rows, cut } = whole(found)
  const units = rows.map(({ id, name_en, name_ar, version }) => ({
    id,
    name: { en: name_en, ar: name_ar },
    version,
  }))
  return { units, cut }
}

export default implement(units, store.unitRows, {
  all: async ({ db }) => wholeUnits(await store.liveUnits(db)),
  list: async ({ db, input }) => wholeUnits(await store.liveUnits(db, input.search)),
  save: async ({ db, input }) => found(await store.addUnit(db, input)),
  update: async ({ db, caller, rows, params: { id }, input: { version, ...values } }) =>
    saveEdit({ db, caller }, { table: 'units', id, allowed: rows, values, version, told }),
  remove: async ({ db, params: { id } }) => {
    found(await store.lockUnit(db, id))
    if (id === standardUnit) refuse('units.standard')
    const used = await store.unitUse(db, id)
    if (used) {
      const items = await itemUses(db, store.soldBy(id))
      refuse('units.inUse', { params: { ...used }, uses: { count: used.count, items } })
    }
    await store.archiveUnit(db, id)
    return {}
  },
})
