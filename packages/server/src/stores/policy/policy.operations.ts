import { salvageRichText } from '@sufra/contract/kernel/richText.salvage'
import { storePolicy } from '@sufra/contract/stores/policy'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { storeScope } from '../stores/stores.sql.ts'
import { asColumn, policyOf } from './policy.sql.ts'

const auditFields = { store_policy_en: {}, store_policy_ar: {} }

export default implement(storePolicy, storeScope, {
  show: async ({ db, scopeFilter, params }) => {
    const { version, store_policy_en, store_policy_ar } = orNotFound(
      await policyOf(db, scopeFilter, params.id),
    )
    const [en, ar] = [salvageRichText(store_policy_en), salvageRichText(store_policy_ar)]
    return {
      store_policy_en: en.document,
      store_policy_ar: ar.document,
      dropped: { store_policy_en: en.dropped, store_policy_ar: ar.dropped },
      version,
    }
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, clear = [], ...texts } }) => {
    failIfSetAndCleared({ clear, ...texts }, caller.language)
    const kept = (field: keyof typeof auditFields) => asColumn(clear.includes(field) ? null : texts[field])
    const values = { store_policy_en: kept('store_policy_en'), store_policy_ar: kept('store_policy_ar') }
    return saveEdit(
      { db, caller },
      { table: 'stores', id, allowed: scopeFilter, values, version, auditFields },
    )
  },
})
