import { payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { checkOwnPassword, failIfPasswordWrong } from '../../accounts/signIn/ownPassword.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement, prepared } from '../../kernel/operations/implement.ts'
import { storeName } from '../stores/stores.sql.ts'
import { presentMasked, presentWhole } from './payoutAccounts.rows.ts'
import { saveAccount } from './payoutAccounts.save.ts'
import { confirmAccount, payoutAccountOf, payoutAccountScope } from './payoutAccounts.sql.ts'

export default implement(payoutAccounts, payoutAccountScope, {
  show: async ({ db, scopeFilter, params }) => {
    const store = orNotFound(await storeName(db, scopeFilter, params.id))
    const row = await payoutAccountOf(db, store.id)
    return { account: row ? presentMasked(row) : null }
  },

  showWhole: async ({ db, scope, scopeFilter, params }) => {
    const { id, restaurant_id, name_en, name_ar } = orNotFound(await storeName(db, scopeFilter, params.id))
    const row = await payoutAccountOf(db, id)
    const store = { id, restaurant_id, name: { en: name_en, ar: name_ar } }
    return { store, account: row ? presentWhole(row, scope) : null }
  },

  save: prepared(
    ({ db, scope, input }) => checkOwnPassword(db, scope, input.password),
    async (call, checked) => {
      await failIfPasswordWrong(call.db, call.scope, checked)
      return saveAccount(call)
    },
  ),

  confirm: async ({ db, scope, scopeFilter, params: { id: store_id }, input: { version } }) => {
    const { account_id } = personOf(scope)
    const confirmed = await confirmAccount(db, scopeFilter, { store_id, version, account_id })
    if (confirmed) return confirmed
    const store = orNotFound(await storeName(db, scopeFilter, store_id))
    const now = orNotFound(await payoutAccountOf(db, store.id))
    // The same confirmation, sent again.
    if (now.confirmed_by === account_id && now.version === version + 1)
      return { id: now.id, version: now.version }
    if (now.version === version && now.changed_by === account_id) fail('payoutAccounts.ownChange')
    return fail('payoutAccounts.changed')
  },
})
