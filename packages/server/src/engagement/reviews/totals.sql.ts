import { type SQL, sql } from 'drizzle-orm'
import { int, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Totals of one store. */
export const ofStore = (id: number): SQL => sql`total.store_id = ${id}`

const categoryColumns = {
  ...pick(tables.review_categories, 'id', 'name_en', 'name_ar'),
  ratings: int,
  rate_sum: int,
}
export type CategoryTotal = RowOf<typeof categoryColumns>

/** What published reviews of some stores come to, by category; a category without ratings is left out. */
export const categoryTotals = (db: Db, stores: SQL): Promise<CategoryTotal[]> =>
  query(
    db,
    categoryColumns,
    sql`select category.id, category.name_en, category.name_ar, sum(total.ratings) as ratings,
        sum(total.rate_sum) as rate_sum
      from review_category_totals total join review_categories category on category.id = total.review_category_id
      where ${stores} group by category.id having sum(total.ratings) > 0
      order by category.sorting_index, category.id`,
  )

export const publishedCount = async (db: Db, stores: SQL): Promise<number> =>
  (
    await queryOne(
      db,
      { reviews: int },
      sql`select coalesce(sum(total.reviews), 0)::bigint as reviews from review_totals total where ${stores}`,
    )
  )?.reviews ?? 0

const storeColumns = { ...pick(tables.review_totals, 'store_id', 'reviews'), ratings: int, rate_sum: int }

/** Of each store that the public sees and that has a rating. */
export const storeTotals = (db: Db, allowed: SQL) =>
  query(
    db,
    storeColumns,
    sql`select review_totals.store_id, review_totals.reviews, sum(total.ratings) as ratings,
        sum(total.rate_sum) as rate_sum
      from review_totals join review_category_totals total on total.store_id = review_totals.store_id
      join stores on stores.id = review_totals.store_id join restaurants on restaurants.id = stores.restaurant_id
      where ${allowed} group by review_totals.store_id having sum(total.ratings) > 0
      order by review_totals.store_id`,
  )
