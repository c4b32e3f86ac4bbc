import { qatarDay } from '@sufra/contract/kernel/clock'
import { type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import { welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lockList } from '../../kernel/operations/reorder.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import * as store from './welcomeDiscount.sql.ts'

const table = 'welcome_discounts' as const

const auditFields = {
  value: {},
  status: {},
  message_en: {},
  message_ar: {},
  budget: { wire: (amount: Dirhams | null) => amount && formatQar(amount) },
  end_date: {},
}

function failIfValueMissing({ value, status }: { readonly value: number; readonly status: boolean }): void {
  if (status && value === 0) fail('welcomeDiscount.valueMissing', { field: 'value' })
}

export default implement(welcomeDiscount, store.welcomeScope, {
  list: async ({ db, scopeFilter }) => ({ discounts: await store.welcomeDiscounts(db, scopeFilter) }),

  save: async ({ db, scopeFilter, input }) => {
    await lockList(db, table)
    if ((await store.welcomeDiscounts(db, scopeFilter)).length > 0) fail('welcomeDiscount.exists')
    failIfValueMissing(input)
    return addRow(db, table, input)
  },

  update: async ({ db, caller, scopeFilter: allowed, params: { id }, input }) => {
    failIfSetAndCleared(input, caller.language)
    const { version, clear = [], budget, end_date, ...fields } = input
    const values = {
      ...fields,
      budget: clear.includes('budget') ? null : budget,
      end_date: clear.includes('end_date') ? null : end_date,
    }
    const standing = orNotFound(await store.lockDiscount(db, allowed, id))
    failIfValueMissing({ value: fields.value ?? standing.value, status: fields.status ?? standing.status })
    const { given_value } = standing
    if (budget !== undefined && budget < given_value)
      fail('welcomeDiscount.budgetSpent', { field: 'budget', params: { given: formatQar(given_value) } })
    return saveEdit({ db, caller }, { table, id, allowed, values, version, auditFields })
  },

  current: async ({ db, scopeFilter, now }) => {
    const found = await store.currentDiscount(db, scopeFilter, qatarDay(now))
    if (!found) return { welcome_discount: null }
    const { message_en, message_ar, ...rest } = found
    return { welcome_discount: { ...rest, message: { en: message_en, ar: message_ar } } }
  },
})
