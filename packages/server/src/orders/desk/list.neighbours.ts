import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { nullable } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { conditionsOf, type Filters, newestFirst, oldestFirst } from './list.filter.ts'
import { isNarrow, narrowNeighbours } from './list.narrow.ts'
import { listOrdersOf } from './list.owner.ts'

const neighbourColumns = { previous: nullable(tables.orders.id), next: nullable(tables.orders.id) }

/** The next newer and next older order. */
async function besideById(db: Db, scope: Scope, visible: SQL, id: number, filters: Filters) {
  const allowed = listOrdersOf(scope, visible, filters)
  const beside = (side: '<' | '>') => conditionsOf(scope, allowed, filters, { side, id: sql`${id}` })
  return queryOne(
    db,
    neighbourColumns,
    sql`select
      (select orders.id from orders where ${beside('>')}
        order by ${oldestFirst(filters)} limit 1) as previous,
      (select orders.id from orders where ${beside('<')}
        order by ${newestFirst(filters)} limit 1) as next`,
  )
}

/** The orders before and after an order in the filtered list, which need not contain it. */
export async function neighbours(db: Db, scope: Scope, visible: SQL, id: number, filters: Filters) {
  const beside = isNarrow(filters) ? narrowNeighbours : besideById
  const { previous = null, next = null } = (await beside(db, scope, visible, id, filters)) ?? {}
  return { previous, next }
}
