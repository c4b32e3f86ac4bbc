import { sql } from 'drizzle-orm'
import { int, list, object } from '../../kernel/database/columns.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The type of `ratingsJson`. */
export const ratings = list(
  object({
    category_id: int,
    name_en: tables.review_categories.name_en,
    name_ar: tables.review_categories.name_ar,
    rate: int,
  }),
)

/** Ratings of a row of `reviews` in the order of the categories. */
export const ratingsJson = sql`
  (select coalesce(json_agg(json_build_object('category_id', category.id, 'name_en', category.name_en,
      'name_ar', category.name_ar, 'rate', rating.rate) order by category.sorting_index, category.id), '[]')
    from review_ratings rating join review_categories category on category.id = rating.review_category_id
    where rating.review_id = reviews.id)`
