import type {
  Answer,
  RatedCategory,
  RatingSummary,
  Review,
  StoreReview,
} from '@sufra/contract/engagement/reviews.shapes'
import { average } from './reviews.rules.ts'
import type { ReviewRow } from './reviews.sql.ts'
import type { CategoryTotal } from './totals.sql.ts'

const categoryName = ({ name_en, name_ar }: { name_en: string; name_ar: string }) => ({
  en: name_en,
  ar: name_ar,
})

export const presentCategory = (row: { id: number; name_en: string; name_ar: string }): RatedCategory => ({
  id: row.id,
  name: categoryName(row),
})

const presentAnswer = (row: ReviewRow): Answer | null =>
  row.answered_at === null
    ? null
    : {
        answer_en: row.answer_en,
        answer_ar: row.answer_ar,
        status: row.answer_status ?? false,
        by: row.answered_by ?? '',
        created_at: row.answered_at,
      }

const presentFields = (row: ReviewRow) => ({
  id: row.id,
  status: row.status,
  created_at: row.created_at,
  edited_at: row.edited_at,
  order_id: row.order_id,
  store: { id: row.store_id, store_name: { en: row.store_en, ar: row.store_ar } },
  reviews: row.ratings.map((rating) => ({
    category_id: rating.category_id,
    name: categoryName(rating),
    rate: rating.rate,
  })),
  comment: row.comment,
  answer: presentAnswer(row),
})

export const presentReview = (row: ReviewRow): Review => ({
  ...presentFields(row),
  customer: { id: row.customer_id, fullname: row.fullname },
})

export const presentStoreReview = (row: ReviewRow): StoreReview => ({
  ...presentFields(row),
  customer_name: row.customer_fullname,
})

/** Of all ratings, of each category that has some, and how many reviews gave them. */
export function summaryOf(reviews: number, totals: readonly CategoryTotal[]): RatingSummary {
  const ratings = totals.reduce((sum, total) => sum + total.ratings, 0)
  const stars = totals.reduce((sum, total) => sum + total.rate_sum, 0)
  return {
    reviews,
    average: ratings === 0 ? null : average(stars, ratings),
    categories: totals.map((total) => ({
      id: total.id,
      name: categoryName(total),
      average: average(total.rate_sum, total.ratings),
      ratings: total.ratings,
    })),
  }
}
