import { mostOrderNotes, orderNotes } from '@sufra/contract/orders/notes'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { orderScope } from '../../money/ledger/ledger.orders.sql.ts'
import { lockOrder, orderRow } from '../desk/orders.sql.ts'
import * as notes from './notes.sql.ts'

export default implement(orderNotes, orderScope, {
  list: async ({ db, scope, scopeFilter, params }) => {
    const { id } = orNotFound(await orderRow(db, scope, scopeFilter, params.id))
    return { notes: await notes.notesOf(db, personOf(scope), scopeFilter, id) }
  },
  add: async ({ db, scope, scopeFilter, params, input }) => {
    // Under the order's lock, so that parallel notes do not exceed the limit.
    orNotFound(await lockOrder(db, scopeFilter, params.id))
    const wanted = { note: input.note, most: mostOrderNotes }
    const note = await notes.addNote(db, personOf(scope), params.id, wanted)
    return { note: note ?? fail('orderNotes.full', { params: { id: params.id, most: mostOrderNotes } }) }
  },
  remove: async ({ db, scope, scopeFilter, params }) => {
    orNotFound(await notes.removeNote(db, personOf(scope), scopeFilter, params.id))
    return {}
  },
})
