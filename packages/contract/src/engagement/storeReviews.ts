import { z } from 'zod'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { feature, list, post, Saved } from '../kernel/operation.ts'
import { AnswerText, listAnswers, listFilters, reviewSorts, StoreReview } from './reviews.shapes.ts'

const staff = { kinds: ['restaurant', 'store_user'] } as const

/** Reviews of their own stores, for restaurants and store users. */
export const storeReviews = feature('storeReviews', {
  list: list('settings/reviews/getReviewsList', {
    ...staff,
    permission: 'reviews.read',
    summary: "Reviews of the caller's stores, the newest first, published or not.",
    filters: { ...listFilters, ...sortedBy(reviewSorts) },
    output: z.object({ reviews: Page(StoreReview), ...listAnswers }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  answer: post('settings/reviews/answerReview/:id', {
    ...staff,
    permission: 'reviews.write',
    summary: 'Answer a review, once, in one or both languages. Customers see it below the review.',
    input: z.strictObject({ answer_en: AnswerText.optional(), answer_ar: AnswerText.optional() }),
    output: Saved,
    errors: ['reviews.answerEmpty', 'reviews.answered'],
    example: (idOf) => ({
      params: { id: idOf('reviews') },
      body: { answer_en: 'Thank you!', answer_ar: 'شكرًا لكم!' },
    }),
  }),
})
