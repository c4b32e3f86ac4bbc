import { reviews } from '@sufra/contract/engagement/reviews'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { reviewPage } from './reviewList.ts'
import { presentReview } from './reviews.rows.ts'
import { reviewRows, switchAnswer, switchReview } from './reviews.sql.ts'

export default implement(reviews, reviewRows, {
  list: (call) => reviewPage(call, presentReview),
  updateStatus: async ({ db, scopeFilter, params, input }) =>
    orNotFound(await switchReview(db, scopeFilter, params.id, input.status)),
  updateAnswerStatus: async ({ db, scopeFilter, params, input }) =>
    orNotFound(await switchAnswer(db, scopeFilter, params.id, input.status)),
})
