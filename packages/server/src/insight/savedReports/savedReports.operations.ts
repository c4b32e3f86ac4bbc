import { mostSavedReports, savedReports } from '@sufra/contract/insight/savedReports'
import { personOf, scopeFilterOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import * as store from './savedReports.sql.ts'

const { table } = store
const auditFields = {
  name: {},
  tab: {},
  filters: {},
  schedule: {},
  weekday: {},
  paused: {},
  recipients: {},
}

async function failIfRecipientsForeign({ db, scope }: Pick<Call, 'db' | 'scope'>, ids: readonly number[]) {
  const allowed = scopeFilterOf(store.recipientScope, scope)
  if ((await store.countRecipients(db, allowed, ids)) < ids.length)
    fail('savedReports.recipient', { field: 'recipients' })
}

export default implement(savedReports, store.savedReportScope, {
  list: async ({ db, scopeFilter }) => ({ reports: await store.savedReportsOf(db, scopeFilter) }),
  recipients: async ({ db, scope, caller: { language } }) => {
    const rows = await store.recipientsFor(db, scopeFilterOf(store.recipientScope, scope))
    return {
      recipients: rows.map(({ store_en, store_ar, ...row }) => ({
        ...row,
        store: language === 'ar' ? store_ar : store_en,
      })),
    }
  },
  save: async ({ db, scope, scopeFilter, input }) => {
    const person = personOf(scope)
    await store.lockAccount(db, person)
    if ((await store.countSaved(db, scopeFilter)) >= mostSavedReports)
      fail('savedReports.full', { params: { most: mostSavedReports } })
    await failIfRecipientsForeign({ db, scope }, [...new Set(input.recipients)])
    const { account_id } = person
    const store_id = person.kind === 'store_user' ? person.store_id : null
    return addRow(db, table, { ...store.columnsOf(input), account_id, store_id })
  },
  update: async ({ db, scope, caller, scopeFilter, params: { id }, input: { version, ...values } }) => {
    if (values.recipients) await failIfRecipientsForeign({ db, scope }, [...new Set(values.recipients)])
    return saveEdit(
      { db, caller },
      { table, id, allowed: scopeFilter, values: store.columnsOf(values), version, auditFields },
    )
  },
  remove: async ({ db, scopeFilter, params: { id } }) => {
    orNotFound(await store.deleteReport(db, scopeFilter, id))
    return {}
  },
})
