import { standardUnit, type Unit, units } from '@sufra/contract/menu/units'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow, archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { itemUses } from '../items/items.uses.sql.ts'
import * as store from './units.sql.ts'

const auditFields = { name_en: {}, name_ar: {} }

function unpagedUnits(found: readonly store.UnitRow[]): { units: Unit[]; cut: boolean } {
  const { rows, cut } = unpaged(found)
  return { units: rows.map((row) => ({ ...row, name: { en: row.name_en, ar: row.name_ar } })), cut }
}

export default implement(units, store.unitScope, {
  all: async ({ db }) => unpagedUnits(await store.liveUnits(db)),
  list: async ({ db, input }) => unpagedUnits(await store.liveUnits(db, input.search)),
  save: ({ db, input }) => addRow(db, 'units', input),
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    saveEdit({ db, caller }, { table: 'units', id, allowed: scopeFilter, values, version, auditFields }),
  remove: async ({ db, scopeFilter, params: { id } }) => {
    orNotFound(await lockRow(db, 'units', scopeFilter, id))
    if (id === standardUnit) fail('units.standard')
    const used = await store.unitUse(db, id)
    if (used) {
      const items = await itemUses(db, store.soldBy(id))
      fail('units.inUse', { params: { ...used }, uses: { count: used.count, items } })
    }
    await archiveRow(db, 'units', id)
    return {}
  },
})
