import { storeReviews } from '@sufra/contract/engagement/storeReviews'
import { actorName } from '../../kernel/access/actorName.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addAnswer, answererOf } from './answers.sql.ts'
import { reviewPage } from './reviewList.ts'
import { presentStoreReview } from './reviews.rows.ts'
import { reviewRows } from './reviews.sql.ts'

export default implement(storeReviews, reviewRows, {
  list: (call) => reviewPage(call, presentStoreReview),
  answer: async ({ db, scope, scopeFilter, caller, params: { id }, input }) => {
    const answer_en = input.answer_en || null
    const answer_ar = input.answer_ar || null
    if (answer_en === null && answer_ar === null) fail('reviews.answerEmpty', { field: 'answer_en' })
    const { account_id: answered_by } = personOf(scope)
    if (await addAnswer(db, scopeFilter, id, { answer_en, answer_ar, answered_by })) return { id }
    const { name } = orNotFound(await answererOf(db, scopeFilter, id))
    const who = actorName(caller, { actor_kind: 'restaurant', actor_name: name })
    return fail('reviews.answered', { params: { who_en: who.en, who_ar: who.ar } })
  },
})
