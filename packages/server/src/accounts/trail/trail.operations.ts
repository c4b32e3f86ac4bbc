import { trail } from '@sufra/contract/accounts/trail'
import type { SQL } from 'drizzle-orm'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { archivedChanges, olderMonth } from './trail.archived.ts'
import { namesOf } from './trail.names.sql.ts'
import { namedIn, presentChange } from './trail.rows.ts'
import { changesOf, recordScope, type TrailQuery, trailPeople, trailScope } from './trail.sql.ts'
import { withUndo } from './trail.undo.ts'

interface Call {
  readonly db: Db
  readonly scope: Scope
  readonly scopeFilter: SQL
  readonly services: { readonly storage: Storage }
}

async function page(
  { db, scope, scopeFilter, services }: Call,
  asked: TrailQuery & { readonly month?: string | undefined },
) {
  const { month, ...filters } = asked
  const found =
    month === undefined
      ? await changesOf(db, scope, scopeFilter, filters)
      : await archivedChanges(db, services.storage, scope, scopeFilter, { ...filters, month })
  const { rows, ...further } = found
  const names = await namesOf(db, scope, namedIn(rows))
  const shown = rows.map((row) => ({ row, shown: presentChange(row, names, scope) }))
  const changes = await withUndo(db, scope, shown)
  return { changes, ...further, archived_month: await olderMonth(db, found, asked) }
}

export default implement(trail, trailScope, {
  list: (call) => page(call, call.input),
  people: async ({ db, scope }) => ({ people: await trailPeople(db, personOf(scope)) }),
  record: (call) => {
    const { id, ...asked } = call.input
    const scopeFilter = recordScope(personOf(call.scope), asked.table, call.scopeFilter)
    return page({ ...call, scopeFilter }, { ...asked, row_id: id })
  },
})
