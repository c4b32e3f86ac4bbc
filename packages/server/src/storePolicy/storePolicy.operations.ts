import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import { salvaged } from '@sufra/contract/kernel/richText.salvage'
import { storePolicy } from '@sufra/contract/storePolicy'
import { sql } from 'drizzle-orm'
import { refuseGivenAndCleared } from '../kernel/errors/fieldErrors.ts'
import { rows as select } from '../kernel/database/db.ts'
import { saveEdit } from '../kernel/operations/edit.ts'
import { implement } from '../kernel/operations/implement.ts'
import { found } from '../kernel/errors/apiError.ts'
import { storeRows } from '../stores/stores/stores.sql.ts'

interface PolicyRow extends Record<string, unknown> {
  store_policy_en: unknown
  store_policy_ar: unknown
  version: number
}

const fields = ['store_policy_en', 'store_policy_ar'] as const
const told = { store_policy_en: {}, store_policy_ar: {} }

const json = (document: RichTextDocument | undefined) => document && sql`${JSON.stringify(document)}::jsonb`

export default implement(storePolicy, storeRows, {
  show: async ({ db, rows, params }) => {
    const [policy] = await select<PolicyRow>(
      db,
      sql`select store_policy_en, store_policy_ar, version from stores where ${rows} and stores.id = ${params.id}`,
    )
    const { version, store_policy_en, store_policy_ar } = found(policy)
    const [en, ar] = [salvaged(store_policy_en), salvaged(store_policy_ar)]
    return {
      store_policy_en: en.document,
      store_policy_ar: ar.document,
      dropped: { store_policy_en: en.dropped, store_policy_ar: ar.dropped },
      version,
    }
  },
  update: async ({ db, caller, rows, params: { id }, input: { version, clear = [], ...texts } }) => {
    refuseGivenAndCleared({ clear, ...texts }, caller.language)
    const values = Object.fromEntries(
      fields.map((field) => [field, clear.includes(field) ? sql`null` : json(texts[field])]),
    )
    return saveEdit({ db, caller }, { table: 'stores', id, allowed: rows, values, version, told })
  },
})
