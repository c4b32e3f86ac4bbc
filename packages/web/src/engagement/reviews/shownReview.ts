import { reviews } from '@sufra/contract/engagement/reviews'
import type {
  RatedCategory,
  RatingSummary,
  Review,
  StoreReview,
} from '@sufra/contract/engagement/reviews.shapes'
import { storeReviews } from '@sufra/contract/engagement/storeReviews'
import type { EntryQuery } from '../../kernel/entries/entries.ts'
import { type ListSearch, wholeOf } from '../../kernel/url/search.ts'

/** A review as either list has it. */
export type ShownReview = Review | StoreReview

interface Page {
  readonly reviews: { readonly data: readonly ShownReview[]; readonly total: number }
  readonly categories: readonly RatedCategory[]
  readonly summary: RatingSummary
}
export type ReviewQuery = EntryQuery<Page>

export const customerOf = (review: ShownReview): string =>
  'customer' in review ? review.customer.fullname : review.customer_name

export const rateOf = (review: ShownReview, category: number): number | undefined =>
  review.reviews.find(({ category_id }) => category_id === category)?.rate

/** What shows reviews, and is read again after each change. */
export const reviewLists = [reviews.list, storeReviews.list]

/** The filters of the list, by their names in the URL. */
export const filterNames = ['store', 'state', 'rating', 'reply'] as const

/** The filters in the URL, as both lists take them. */
export function filtersOf(url: ListSearch) {
  const store_id = wholeOf(url.store)
  return {
    ...(store_id !== undefined && { store_id }),
    ...((url.state === 'published' || url.state === 'waiting') && { status: url.state === 'published' }),
    ...(url.rating === 'low' && { low: true }),
    ...((url.reply === 'answered' || url.reply === 'unanswered') && { answered: url.reply === 'answered' }),
  }
}
