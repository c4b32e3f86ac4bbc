import { reviewCategories } from '@sufra/contract/engagement/reviewCategories'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lastIndex, lockList, reorder } from '../../kernel/operations/reorder.ts'
import { addRow, archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import * as store from './reviewCategories.sql.ts'

const { table } = store
const auditFields = { name_en: {}, name_ar: {} }

export default implement(reviewCategories, store.categoryScope, {
  list: async ({ db, scopeFilter }) => {
    const { rows, cut } = unpaged(await store.allCategories(db, scopeFilter))
    return { categories: rows, cut }
  },
  save: async ({ db, input }) => {
    await lockList(db, table)
    return addRow(db, table, { ...input, sorting_index: lastIndex({ table, among: store.live }) })
  },
  update: ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    saveEdit({ db, caller }, { table, id, allowed: scopeFilter, values, version, auditFields }),
  updateStatus: async ({ db, scopeFilter, params, input }) => {
    await lockList(db, table)
    const { id, last } = orNotFound(await store.categoryAmongOthers(db, scopeFilter, params.id))
    if (last && !input.status) fail('reviewCategories.last')
    return orNotFound(await store.switchCategory(db, id, input.status))
  },
  sort: async ({ db, caller, scopeFilter, input }) => {
    await lockList(db, table)
    return reorder(
      { db, caller },
      { table, among: scopeFilter, field: 'categories', wanted: input.categories },
    )
  },
  remove: async ({ db, scopeFilter, params }) => {
    await lockList(db, table)
    // A review that rates it meanwhile holds the row, or finds it gone.
    const { id } = orNotFound(await lockRow(db, table, scopeFilter, params.id))
    if (await store.isRated(db, id)) fail('reviewCategories.rated')
    if (orNotFound(await store.categoryAmongOthers(db, scopeFilter, id)).last) fail('reviewCategories.last')
    await archiveRow(db, table, id)
    return {}
  },
  shown: async ({ db, scopeFilter }) => ({
    categories: unpaged(await store.allCategories(db, scopeFilter)).rows.map(({ id, name_en, name_ar }) => ({
      id,
      name: { en: name_en, ar: name_ar },
    })),
  }),
})
