import type { customerReviews } from '@sufra/contract/engagement/customerReviews'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { CustomerReviewRow } from './customerReviews.sql.ts'
import { editableUntil, firstName } from './reviews.rules.ts'

const ratingsOf = ({ ratings }: CustomerReviewRow) =>
  ratings.map(({ category_id, rate }) => ({ category_id, rate }))

const presentAnswer = ({ answer_en, answer_ar, answered_at }: CustomerReviewRow) =>
  answered_at === null ? null : { answer_en, answer_ar, created_at: answered_at }

/** For the channel of its order. */
export const presentOwn = (row: CustomerReviewRow): OutputOf<typeof customerReviews.show>['review'] => ({
  id: row.id,
  created_at: row.created_at,
  editable_until: editableUntil(row.created_at).toISOString(),
  published: row.status,
  ratings: ratingsOf(row),
  comment: row.comment,
  answer: presentAnswer(row),
})

/** For everybody. */
export const presentPublic = (
  row: CustomerReviewRow,
): OutputOf<typeof customerReviews.shown>['reviews'][number] => ({
  id: row.id,
  customer_name: firstName(row.fullname),
  created_at: row.created_at,
  ratings: ratingsOf(row),
  comment: row.comment,
  answer: presentAnswer(row),
})
