import type { SQL } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { isNarrow, listNarrowed, type NarrowPage } from './list.narrow.ts'
import { isNarrowCounted, narrowTotals } from './list.narrowTotals.ts'
import { isOfOne } from './list.owner.ts'
import { type DeskCounts, deskCounts, type ListInput, listOrders } from './list.sql.ts'
import { totalOfList } from './orders.totals.ts'

interface Desk extends DeskCounts {
  readonly page: NarrowPage
}

/**
 * A page of the desk's list, with the counts above it: each status by the list's days, area and owner. The orders
 * waiting for an answer are counted over all orders the caller may see, whatever the list's filters.
 */
export async function deskPage(db: Db, scope: Scope, allowed: SQL, input: ListInput): Promise<Desk> {
  const narrow = isNarrow(input)
  const listing = narrow ? listNarrowed(db, scope, allowed, input) : listOrders(db, scope, allowed, input)
  const all = deskCounts(db, scope, allowed)
  const narrowed = isNarrowCounted(input) ? narrowTotals(db, scope, allowed, input) : undefined
  // The length of a list of one restaurant or store comes from its own counts.
  const own = isOfOne(input) && !narrowed ? deskCounts(db, scope, allowed, input) : all
  const [listed, above, { totals, waiting }, counted] = await Promise.all([listing, all, own, narrowed])
  const page =
    'rows' in listed
      ? listed
      : {
          rows: listed,
          total: totalOfList(input, totals, waiting),
          truncated: false,
          sort: 'arrival' as const,
        }
  return { ...above, page, totals: counted ?? totals }
}
