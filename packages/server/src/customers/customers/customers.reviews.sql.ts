import { sql } from 'drizzle-orm'
import { int, list, nullable, object, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const reviewColumns = {
  ...pick(tables.reviews, 'id', 'created_at', 'status', 'comment'),
  order_id: tables.orders.id,
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
}

/** What belongs to a review besides its own columns: `ofReview` selects it, after joining the answer. */
export const ofReviewColumns = {
  answer_en: nullable(tables.review_answers.answer_en),
  answer_ar: nullable(tables.review_answers.answer_ar),
  ratings: list(object({ ...pick(tables.review_categories, 'name_en', 'name_ar'), rate: int })),
}
export const ofReview = sql`review_answers.answer_en, review_answers.answer_ar,
  (select coalesce(json_agg(json_build_object('name_en', category.name_en, 'name_ar', category.name_ar,
      'rate', rating.rate) order by category.sorting_index, category.id), '[]')
    from review_ratings rating join review_categories category on category.id = rating.review_category_id
    where rating.review_id = reviews.id) as ratings`

export const reviewsOf = (
  db: Db,
  customer_id: number,
  { count, page }: { readonly count: number; readonly page: number },
) =>
  query(
    db,
    { ...reviewColumns, ...ofReviewColumns },
    sql`select ${selected(reviewColumns)}, ${ofReview}
      from reviews join stores on stores.id = reviews.store_id join orders on orders.id = reviews.order_id
      left join review_answers on review_answers.review_id = reviews.id
      where reviews.customer_id = ${customer_id} order by reviews.id desc
      limit ${count} offset ${(page - 1) * count}`,
  )

export const countReviewsOf = (db: Db, customer_id: number) =>
  countRows(db, sql`from reviews where customer_id = ${customer_id}`)
