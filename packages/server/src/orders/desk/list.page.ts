import type { SQL } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import { isNarrow, listNarrowed, type NarrowPage } from './list.narrow.ts'
import { isOfOne } from './list.owner.ts'
import { type DeskCounts, deskCounts, type ListInput, listOrders } from './list.sql.ts'
import { totalOfList } from './orders.totals.ts'

export interface Desk extends DeskCounts {
  readonly page: NarrowPage
}

/** A page of the desk's list and the figures above it, which are those of all orders the caller may see. */
export async function deskPage(db: Db, scope: Scope, allowed: SQL, input: ListInput): Promise<Desk> {
  const narrow = isNarrow(input)
  const listing = narrow ? listNarrowed(db, scope, allowed, input) : listOrders(db, scope, allowed, input)
  const above = deskCounts(db, scope, allowed)
  // The list of one restaurant or store is as long as its own counts say, any other as those above it.
  const own = !narrow && isOfOne(input) ? deskCounts(db, scope, allowed, input) : above
  const [listed, counts, { totals, waiting }] = await Promise.all([listing, above, own])
  const page =
    'rows' in listed
      ? listed
      : {
          rows: listed,
          total: totalOfList(input, totals, waiting),
          truncated: false,
          sort: 'arrival' as const,
        }
  return { page, ...counts }
}
