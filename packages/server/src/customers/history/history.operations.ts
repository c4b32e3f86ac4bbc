import { customerHistory } from '@sufra/contract/customers/history'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { isLive } from '../identity/identity.sql.ts'
import { countChanges, historyRows } from './history.sql.ts'
import { historyOf } from './history.ts'

export default implement(customerHistory, historyRows, {
  list: async ({ db, scopeFilter, params: { id }, input }) => {
    orNotFound(await isLive(db, scopeFilter, id))
    const data = await historyOf(db, id, input)
    return { history: { data, total: await countChanges(db, id) } }
  },
})
