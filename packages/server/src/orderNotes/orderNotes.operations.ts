import { mostOrderNotes, orderNotes } from '@sufra/contract/orderNotes'
import { implement } from '../kernel/operations/implement.ts'
import { found, refuse } from '../kernel/errors/apiError.ts'
import { isPerson, type PersonScope, type Scope } from '../kernel/access/scope.ts'
import { lockOrder, orderRow, orderRows } from '../orders/desk/orders.sql.ts'
import * as notes from '../orders/notes/notes.sql.ts'

const personOf = (scope: Scope): PersonScope => (isPerson(scope) ? scope : refuse('session.wrongDoor'))

export default implement(orderNotes, orderRows, {
  list: async ({ db, scope, rows, params }) => {
    const { id } = found(await orderRow(db, scope, rows, params.id))
    return { notes: await notes.notesOf(db, personOf(scope), rows, id) }
  },
  add: async ({ db, scope, rows, params, input }) => {
    // Under the order's lock, so that notes written at once do not outgrow it.
    found(await lockOrder(db, rows, params.id))
    const wanted = { note: input.note, most: mostOrderNotes }
    const note = await notes.addNote(db, personOf(scope), params.id, wanted)
    return { note: note ?? refuse('orderNotes.full', { params: { id: params.id, most: mostOrderNotes } }) }
  },
  remove: async ({ db, scope, rows, params }) => {
    found(await notes.removeNote(db, personOf(scope), rows, params.id))
    return {}
  },
})
