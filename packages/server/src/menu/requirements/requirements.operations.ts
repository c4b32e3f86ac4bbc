import { type Requirement, requirements } from '@sufra/contract/menu/requirements'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lockList } from '../../kernel/operations/reorder.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { lastTaxonomy, taxonomyScope } from '../taxonomies/taxonomies.sql.ts'
import { removeTaxonomy, sortTaxonomies } from '../taxonomies/taxonomies.ts'
import * as store from './requirements.sql.ts'

const { table } = store
const auditFields = { name_en: {}, name_ar: {}, status: {} }

const present = (row: store.RequirementRow): Requirement => ({
  ...row,
  translations: [{ name: row.name_en }, { name: row.name_ar }],
})

export default implement(requirements, taxonomyScope(table), {
  list: async ({ db, input }) => {
    const { rows, cut } = unpaged(await store.requirementsNamed(db, input.search))
    return { requirements: rows.map(present), cut }
  },
  show: async ({ db, params }) => ({
    requirement: present(orNotFound(await store.requirement(db, params.id))),
  }),
  save: async ({ db, input }) => {
    await lockList(db, table)
    return addRow(db, table, { ...input, sorting_index: lastTaxonomy(table) })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    saveEdit({ db, caller }, { table, id, allowed: scopeFilter, values, version, auditFields }),
  sort: (call) => sortTaxonomies(call, table, 'requirements', call.input.requirements),
  remove: (call) => removeTaxonomy(call, table, call.params.id),
})
