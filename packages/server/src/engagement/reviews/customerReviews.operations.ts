import { customerReviews } from '@sufra/contract/engagement/customerReviews'
import { orderStatus } from '@sufra/contract/orders/orders'
import { channelOrderScope } from '../../checkout/payments.sql.ts'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { isOpenToPublic, publicStoreScope } from '../../menu/availability/availability.stores.ts'
import { presentOwn, presentPublic } from './customerReviews.rows.ts'
import * as store from './customerReviews.sql.ts'
import { tellLowRating } from './reviews.mails.ts'
import { summaryOf } from './reviews.rows.ts'
import { average, editableUntil, editHours, mayReview, publishedNow, reviewDays } from './reviews.rules.ts'
import { categoryTotals, ofStore, publishedCount, storeTotals } from './totals.sql.ts'

/** The order of the call, if it is the channel's. */
const orderOf = async ({ db, scope }: Call, id: number) =>
  orNotFound(await store.orderToReview(db, scopeFilterOf(channelOrderScope, scope), id))

const presented = async ({ db }: Call, order_id: number) => ({
  review: presentOwn(orNotFound(await store.reviewOfOrder(db, order_id))),
})

/** Every rated category has to be on. */
async function rate({ db }: Call, review_id: number, ratings: readonly store.Rating[]): Promise<void> {
  const on = await store.lockCategories(
    db,
    ratings.map(({ category_id }) => category_id),
  )
  if (on.length < ratings.length) fail('reviews.categoryGone', { field: 'ratings' })
  await store.addRatings(db, review_id, ratings)
}

export default implement(customerReviews, publicStoreScope, {
  show: async (call) => presented(call, (await orderOf(call, call.params.id)).id),

  place: async (call) => {
    const { db, services, input, now } = call
    const { id, status_id, completed_at } = await orderOf(call, call.params.id)
    if (status_id !== orderStatus.completed || completed_at === null)
      return fail('reviews.notCompleted', { params: { id } })
    if (!mayReview(completed_at, now)) fail('reviews.tooLate', { params: { id, days: reviewDays } })
    orNotFound(await store.keptReviewer(db, id))
    const comment = input.comment || null
    const added = await store.addReview(db, id, comment, publishedNow(comment))
    if (!added) return fail('reviews.exists', { params: { id } })
    await rate(call, added.id, input.ratings)
    await tellLowRating(db, services, added.id)
    return presented(call, id)
  },

  update: async (call) => {
    const { db, services, input, now } = call
    const order = await orderOf(call, call.params.id)
    orNotFound(await store.keptReviewer(db, order.id))
    const review = orNotFound(await store.lockReview(db, order.id))
    if (now > editableUntil(review.created_at)) fail('reviews.editEnded', { params: { hours: editHours } })
    if (input.ratings) {
      await store.deleteRatings(db, review.id)
      await rate(call, review.id, input.ratings)
    }
    const comment = input.comment === undefined ? review.comment : input.comment || null
    const status = review.status && (comment === review.comment || publishedNow(comment))
    await store.setEdited(db, review.id, comment, status, now)
    await tellLowRating(db, services, review.id)
    return presented(call, order.id)
  },

  shown: async ({ db, scopeFilter, params: { id }, input }) => {
    if (!(await isOpenToPublic(db, scopeFilter, id))) return fail('row.missing')
    const own = ofStore(id)
    const total = await publishedCount(db, own)
    return {
      rating: summaryOf(total, await categoryTotals(db, own)),
      reviews: (await store.publishedReviews(db, id, input)).map(presentPublic),
      total,
    }
  },

  ratings: async ({ db, scopeFilter }) => ({
    stores: (await storeTotals(db, scopeFilter)).map(({ store_id, reviews, ratings, rate_sum }) => ({
      store_id,
      reviews,
      average: average(rate_sum, ratings),
    })),
  }),
})
