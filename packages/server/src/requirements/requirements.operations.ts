import { type Requirement, requirements } from '@sufra/contract/requirements'
import { saveEdit } from '../kernel/operations/edit.ts'
import { implement } from '../kernel/operations/implement.ts'
import { found } from '../kernel/errors/apiError.ts'
import { takeList } from '../kernel/operations/reorder.ts'
import { whole } from '../kernel/database/unpaged.ts'
import { markRows } from '../menu/taxonomies/taxonomies.sql.ts'
import { removeMark, sortMarks } from '../menu/taxonomies/taxonomies.ts'
import * as store from '../menu/requirements/requirements.sql.ts'

const { table } = store
const told = { name_en: {}, name_ar: {}, status: {} }

const present = (row: store.RequirementRow): Requirement => ({
  ...row,
  translations: [{ name: row.name_en }, { name: row.name_ar }],
})

export default implement(requirements, markRows(table), {
  list: async ({ db, input }) => {
    const { rows, cut } = whole(await store.requirementsNamed(db, input.search))
    return { requirements: rows.map(present), cut }
  },
  show: async ({ db, params }) => ({ requirement: present(found(await store.requirement(db, params.id))) }),
  save: async ({ db, input }) => {
    await takeList(db, table)
    return found(await store.addRequirement(db, input))
  },
  update: async ({ db, caller, rows, params: { id }, input: { version, ...values } }) =>
    saveEdit({ db, caller }, { table, id, allowed: rows, values, version, told }),
  sort: (call) => sortMarks(call, table, 'requirements', call.input.requirements),
  remove: (call) => removeMark(call, table, call.params.id),
})
