import { customerNotes, mostCustomerNotes } from '@sufra/contract/customers/notes'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lockRow } from '../../kernel/operations/rows.ts'
import { customerScope } from '../customers/customers.sql.ts'
import { isLive } from '../identity/identity.sql.ts'
import * as notes from './notes.sql.ts'

export default implement(customerNotes, customerScope, {
  list: async ({ db, scope, scopeFilter, params: { id } }) => {
    orNotFound(await isLive(db, scopeFilter, id))
    return { notes: await notes.notesOf(db, personOf(scope), id) }
  },
  add: async ({ db, scope, scopeFilter, params: { id }, input }) => {
    // Under the customer's lock, so that parallel notes do not exceed the limit.
    orNotFound(await lockRow(db, 'customers', scopeFilter, id))
    const wanted = { note: input.note, most: mostCustomerNotes }
    const note = await notes.addNote(db, personOf(scope), id, wanted)
    return { note: note ?? fail('customerNotes.full', { params: { most: mostCustomerNotes } }) }
  },
  remove: async ({ db, scope, params: { id } }) => {
    orNotFound(await notes.removeNote(db, personOf(scope), id))
    return {}
  },
})
