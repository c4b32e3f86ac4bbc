import { trail } from '@sufra/contract/accounts/trail'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { namesOf } from './trail.names.sql.ts'
import { namedIn, presentChange } from './trail.rows.ts'
import { changesOf, trailPeople, trailRows } from './trail.sql.ts'

type Parameter = Parameters<typeof changesOf>

async function page(db: Db, scope: Scope, allowed: Parameter[2], asked: Parameter[3]) {
  const { rows, ...further } = await changesOf(db, scope, allowed, asked)
  const names = await namesOf(db, scope, namedIn(rows))
  return { changes: rows.map((row) => presentChange(row, names, scope)), ...further }
}

export default implement(trail, trailRows, {
  list: ({ db, scope, scopeFilter, input }) => page(db, scope, scopeFilter, input),
  people: async ({ db, scope }) => ({ people: await trailPeople(db, personOf(scope)) }),
  record: ({ db, scope, scopeFilter, input: { id, ...asked } }) =>
    page(db, scope, scopeFilter, { ...asked, row_id: id }),
})
