import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import { salvageRichText } from '@sufra/contract/kernel/richText.salvage'
import { storePolicy } from '@sufra/contract/stores/policy'
import { sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { storeRows } from '../stores/stores.sql.ts'

const policyColumns = pick(tables.stores, 'store_policy_en', 'store_policy_ar', 'version')
const auditFields = { store_policy_en: {}, store_policy_ar: {} }

const json = (document: RichTextDocument | undefined) => document && sql`${JSON.stringify(document)}::jsonb`

export default implement(storePolicy, storeRows, {
  show: async ({ db, scopeFilter, params }) => {
    const policy = await queryOne(
      db,
      policyColumns,
      sql`select store_policy_en, store_policy_ar, version from stores where ${scopeFilter} and stores.id = ${params.id}`,
    )
    const { version, store_policy_en, store_policy_ar } = orNotFound(policy)
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
    const kept = (field: keyof typeof auditFields) => (clear.includes(field) ? sql`null` : json(texts[field]))
    const values = { store_policy_en: kept('store_policy_en'), store_policy_ar: kept('store_policy_ar') }
    return saveEdit(
      { db, caller },
      { table: 'stores', id, allowed: scopeFilter, values, version, auditFields },
    )
  },
})
