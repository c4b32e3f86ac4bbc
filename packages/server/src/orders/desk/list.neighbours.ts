import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import { conditionsOf, type Filters, newestFirst, oldestFirst } from './list.filter.ts'
import { isNarrow, narrowNeighbours } from './list.narrow.ts'
import { listOrdersOf } from './list.owner.ts'

interface Neighbours extends Record<string, unknown> {
  previous: number | null
  next: number | null
}

/** The next newer and next older order. */
async function besideById(db: Db, scope: Scope, visible: SQL, id: number, filters: Filters) {
  const allowed = listOrdersOf(scope, visible, filters)
  const beside = (side: '<' | '>') => conditionsOf(scope, allowed, filters, { side, id: sql`${id}` })
  const [found] = await rows<Neighbours>(
    db,
    sql`select
      (select orders.id from orders where ${beside('>')}
        order by ${oldestFirst(filters)} limit 1) as previous,
      (select orders.id from orders where ${beside('<')}
        order by ${newestFirst(filters)} limit 1) as next`,
  )
  return found
}

/** The orders before and after one in the filtered list; it need not be in it itself. */
export async function neighbours(db: Db, scope: Scope, visible: SQL, id: number, filters: Filters) {
  const beside = isNarrow(filters) ? narrowNeighbours : besideById
  const { previous = null, next = null } = (await beside(db, scope, visible, id, filters)) ?? {}
  return { previous, next }
}
