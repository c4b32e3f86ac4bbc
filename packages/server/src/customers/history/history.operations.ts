import { customerHistory } from '@sufra/contract/customers/history'
import { monthAfter } from '../../accounts/trail/trail.archived.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { isLive } from '../identity/identity.sql.ts'
import { changesOf, historyScope } from './history.sql.ts'
import { presentChanges } from './history.ts'

export default implement(customerHistory, historyScope, {
  list: async (call) => {
    const { db, scopeFilter, input } = call
    const { id } = call.params
    orNotFound(await isLive(db, scopeFilter, id))
    const found = await changesOf(call, id, input)
    const data = await presentChanges(db, found.rows)
    return {
      history: { data, total: found.total, archived_month: await monthAfter(db, 'customers', found, input) },
    }
  },
})
