import { customerConsents } from '@sufra/contract/customers/consents'
import { personOf } from '../../kernel/access/scope.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lockRow } from '../../kernel/operations/rows.ts'
import { customerScope } from '../customers/customers.sql.ts'
import { isLive } from '../identity/identity.sql.ts'
import { addConsent, consentsOf } from './consents.sql.ts'

export default implement(customerConsents, customerScope, {
  list: async ({ db, scopeFilter, params: { id } }) => {
    orNotFound(await isLive(db, scopeFilter, id))
    return { consents: await consentsOf(db, id) }
  },
  save: async ({ db, scope, scopeFilter, params: { id }, input }) => {
    orNotFound(await lockRow(db, 'customers', scopeFilter, id))
    await addConsent(db, id, { ...input, source: 'support', by: personOf(scope).name })
    return { consents: await consentsOf(db, id) }
  },
})
