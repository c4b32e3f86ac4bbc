import { reviewSorts } from '@sufra/contract/engagement/reviews.shapes'
import { storeReviews } from '@sufra/contract/engagement/storeReviews'
import { useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useListSearch, useListState } from '../../kernel/url/search.ts'
import { ReviewList } from './ReviewList.tsx'
import { filtersOf, type ShownReview } from './shownReview.ts'

const ReviewDialog = late(() => import('./ReviewDialog.tsx'))
const AnswerDialog = late(() => import('./AnswerDialog.tsx'))

interface OpenedProps {
  readonly review: ShownReview
  readonly onClose: () => void
}

/** A form that is open stays when somebody else answers meanwhile: sending says so. */
function OpenedReview(props: OpenedProps) {
  const { can } = useSession()
  const [answers] = useState(!props.review.answer && can(storeReviews.answer))
  return answers ? <AnswerDialog {...props} /> : <ReviewDialog {...props} />
}

/** Reviews of a restaurant's or a user's own stores, to read and to answer. */
export function StoreReviews() {
  const [{ page, count, search }] = useListState()
  const { sorting, body: sort } = useListSort(reviewSorts, '-date')
  const body = { page, count, ...sort, ...(search && { search }), ...filtersOf(useListSearch()) }
  const query = useOperation(storeReviews.list, { body }, { keep: true })
  const dialog = (review: ShownReview, close: () => void) => (
    <OpenedReview key={review.id} review={review} onClose={close} />
  )
  return <ReviewList headless={false} query={query} sorting={sorting} dialog={dialog} />
}
