import { type SQL, sql } from 'drizzle-orm'
import { type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { presentCategory, summaryOf } from './reviews.rows.ts'
import {
  countReviews,
  listReviews,
  ofStores,
  type ReviewFilters,
  type ReviewPaging,
  type ReviewRow,
  shownCategories,
} from './reviews.sql.ts'
import { categoryTotals, ofStore, publishedCount } from './totals.sql.ts'

interface ListCall {
  readonly db: Db
  readonly scope: Scope
  readonly scopeFilter: SQL
  readonly input: ReviewFilters & ReviewPaging
}

/** What published reviews of a store come to, or those of all stores of the caller. */
async function summaryFor({ db, scope, input: { store_id } }: ListCall) {
  const own = scopeFilterOf(ofStores(sql`total.store_id`), scope)
  const stores = store_id === undefined ? own : sql`${own} and ${ofStore(store_id)}`
  return summaryOf(await publishedCount(db, stores), await categoryTotals(db, stores))
}

/** A page of reviews with its columns, and the summary of the chosen store. */
export async function reviewPage<Shown>(asked: ListCall, present: (row: ReviewRow) => Shown) {
  const { db, scopeFilter, input } = asked
  const rows = await listReviews(db, scopeFilter, input, input)
  const rated = new Set(rows.flatMap(({ ratings }) => ratings.map(({ category_id }) => category_id)))
  return {
    reviews: { data: rows.map(present), total: await countReviews(db, scopeFilter, input) },
    categories: (await shownCategories(db, [...rated])).map(presentCategory),
    summary: await summaryFor(asked),
  }
}
