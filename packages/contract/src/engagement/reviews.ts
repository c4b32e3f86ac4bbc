import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { feature, list, post } from '../kernel/operation.ts'
import { listAnswers, listFilters, Review, reviewSorts } from './reviews.shapes.ts'

const writes = { kinds: ['admin'], permission: 'reviews.write' } as const
const Switched = z.object({ id: Id, status: z.boolean() })

/** Reviews for admins (spec 3 §7 settings/reviews). */
export const reviews = feature('reviews', {
  list: list('settings/reviews/getReviewsList', {
    kinds: ['admin'],
    permission: 'reviews.read',
    summary: "Reviews by the customer's name or the order's number, the newest first.",
    filters: { ...listFilters, ...sortedBy(reviewSorts) },
    output: z.object({ reviews: Page(Review), ...listAnswers }),
    example: () => ({ body: { search: '', count: 10, page: 1 } }),
  }),
  updateStatus: post('settings/reviews/updateReviewStatus/:id', {
    ...writes,
    summary: 'Show a review to customers, or hide it. Averages follow at once.',
    input: z.strictObject({ status: z.boolean() }),
    output: Switched,
    example: (idOf) => ({ params: { id: idOf('reviews') }, body: { status: false } }),
  }),
  updateAnswerStatus: post('settings/reviews/updateAnswerStatus/:id', {
    ...writes,
    summary: "Show the store's answer to a review to customers, or hide it.",
    input: z.strictObject({ status: z.boolean() }),
    output: Switched,
    errors: ['row.missing'],
    example: (idOf) => ({ params: { id: idOf('answered reviews') }, body: { status: false } }),
  }),
})
