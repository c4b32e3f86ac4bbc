import { faqs } from '@sufra/contract/settings/faqs'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lastIndex, lockList, reorder } from '../../kernel/operations/reorder.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import * as store from './faqs.sql.ts'

const { table } = store
const auditFields = { question_en: {}, question_ar: {}, answer_en: {}, answer_ar: {} }

export default implement(faqs, store.faqScope, {
  list: async ({ db }) => {
    const { rows, cut } = unpaged(await store.allFaqs(db))
    return { faqs: rows, cut }
  },
  save: async ({ db, input }) => {
    await lockList(db, table)
    return addRow(db, table, { ...input, sorting_index: lastIndex({ table, among: store.everyRow }) })
  },
  update: ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    saveEdit({ db, caller }, { table, id, allowed: scopeFilter, values, version, auditFields }),
  sort: async ({ db, caller, scopeFilter, input }) => {
    await lockList(db, table)
    return reorder({ db, caller }, { table, among: scopeFilter, field: 'faqs', wanted: input.faqs })
  },
  remove: async ({ db, params }) => {
    orNotFound(await store.deleteFaq(db, params.id))
    return {}
  },
  shown: async ({ db }) => ({
    faqs: unpaged(await store.allFaqs(db)).rows.map((row) => ({
      id: row.id,
      question: { en: row.question_en, ar: row.question_ar },
      answer: { en: row.answer_en, ar: row.answer_ar },
    })),
  }),
})
