import { listViews, mostListViews } from '@sufra/contract/accounts/listViews'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { addRow, orTaken } from '../../kernel/operations/rows.ts'
import * as views from './listViews.sql.ts'

const { table } = views
const auditFields = { name: {}, role_id: { field: 'shared' }, search: { secret: true }, columns: {} } as const

type Changing = Pick<Call, 'db' | 'scope' | 'scopeFilter'>

/** Locks a view that the caller may change. */
async function viewToChange({ db, scope, scopeFilter }: Changing, id: number) {
  const view = orNotFound(await views.lockView(db, scopeFilter, personOf(scope), id))
  return view.changeable ? view : fail('listViews.others')
}

export default implement(listViews, views.listViewScope, {
  list: async ({ db, scope, scopeFilter, params }) => ({
    views: await views.viewsOf(db, scopeFilter, personOf(scope), params.list),
  }),

  save: async ({ db, scope, input: { shared, ...input } }) => {
    const person = personOf(scope)
    await views.lockAccount(db, person)
    if ((await views.countOwn(db, person)) >= mostListViews)
      fail('listViews.full', { params: { most: mostListViews } })
    const whose = { account_id: person.account_id, ...views.placeOf(person) }
    const row = { ...views.columnsOf(input), ...whose, role_id: shared ? person.role_id : null }
    return orTaken(addRow(db, table, row), 'listViews.nameTaken', 'name')
  },

  update: async (call) => {
    const { db, scope, scopeFilter, caller, params, input } = call
    const { id } = params
    const { version, shared, ...values } = input
    const view = await viewToChange(call, id)
    // A view that is shared already stays with its role, whoever saves it.
    const role_id = shared ? (view.role_id ?? personOf(scope).role_id) : null
    const changed = { ...views.columnsOf(values), role_id: shared === undefined ? undefined : role_id }
    const edit = { table, id, allowed: scopeFilter, values: changed, version, auditFields } as const
    return orTaken(saveEdit({ db, caller }, edit), 'listViews.nameTaken', 'name')
  },

  remove: async (call) => {
    const { id } = call.params
    await viewToChange(call, id)
    orNotFound(await views.deleteView(call.db, call.scopeFilter, id))
    return {}
  },

  setDefault: async ({ db, scope, scopeFilter, params: { id }, input }) => {
    const person = personOf(scope)
    if (input.is_default) orNotFound(await views.setDefault(db, scopeFilter, person, id))
    else {
      orNotFound(await views.lockView(db, scopeFilter, person, id))
      await views.endDefault(db, person, id)
    }
    return {}
  },
})
