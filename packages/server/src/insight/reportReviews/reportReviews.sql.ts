import type { DayRange } from '@sufra/contract/insight/reports.range'
import { type SQL, sql } from 'drizzle-orm'
import { date, int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'

export interface ReviewsQuery extends DayRange {
  /** Which stores, on `stores`; undefined for all that there are. */
  readonly stores: SQL | undefined
}

const midnight = (day: SQL) => sql`(${day})::timestamp at time zone 'Asia/Qatar'`
const month = sql`date_trunc('month', reviews.created_at at time zone 'Asia/Qatar')::date`

const published = ({ start_date, end_date, stores }: ReviewsQuery) => sql`reviews.status
  and reviews.created_at >= ${midnight(sql`${start_date}::date`)}
  and reviews.created_at < ${midnight(sql`${end_date}::date + 1`)}
  ${stores ? sql`and reviews.store_id in (select id from stores where ${stores})` : sql``}`

/** Published reviews of each month that has some. */
export const reviewMonths = (db: Db, asked: ReviewsQuery) =>
  query(
    db,
    { month: date, reviews: int },
    sql`select ${month} as month, count(*) as reviews from reviews where ${published(asked)} group by 1`,
  )

/** What they rate, by month and category, in the order of the categories. */
export const ratedMonths = (db: Db, asked: ReviewsQuery) =>
  query(
    db,
    { month: date, id: int, name_en: text, name_ar: text, ratings: int, rate_sum: int },
    sql`select month, category.id, name_en, name_ar, ratings, rate_sum
      from (select ${month} as month, review_category_id, count(*) as ratings, sum(rate)::bigint as rate_sum
        from reviews join review_ratings on review_ratings.review_id = reviews.id
        where ${published(asked)} group by 1, 2) rated
      join review_categories category on category.id = rated.review_category_id
      order by category.sorting_index, category.id`,
  )
