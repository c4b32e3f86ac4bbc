import type { SQL } from 'drizzle-orm'
import type { Db } from '../kernel/db.ts'
import type { Scope } from '../kernel/scope.ts'
import { isNarrow, listNarrowed, type NarrowPage } from './list.narrow.ts'
import { type DeskCounts, deskCounts, type ListInput, listOrders } from './list.sql.ts'
import { totalOfList } from './orders.totals.ts'

export interface Desk extends DeskCounts {
  readonly page: NarrowPage
}

/** The list of one restaurant or store is as long as its own counts say, any other as those above it. */
async function counted(db: Db, scope: Scope, allowed: SQL, input: ListInput, above: Promise<DeskCounts>) {
  const ofOne = input.restaurant_id !== undefined || input.store_id !== undefined
  const [rows, { totals, waiting }] = await Promise.all([
    listOrders(db, scope, allowed, input),
    ofOne ? deskCounts(db, scope, allowed, input) : above,
  ])
  const total = totalOfList(input, totals, waiting)
  return { rows, total, truncated: false, sort: 'arrival' as const }
}

/** A page of the desk's list and the figures above it, which are those of all orders the caller may see. */
export async function deskPage(db: Db, scope: Scope, allowed: SQL, input: ListInput): Promise<Desk> {
  const above = deskCounts(db, scope, allowed)
  const [page, counts] = await Promise.all([
    isNarrow(input) ? listNarrowed(db, scope, allowed, input) : counted(db, scope, allowed, input, above),
    above,
  ])
  return { page, ...counts }
}
