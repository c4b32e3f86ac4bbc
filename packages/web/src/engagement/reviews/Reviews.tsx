import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { reviews } from '@sufra/contract/engagement/reviews'
import { reviewSorts } from '@sufra/contract/engagement/reviews.shapes'
import { useNavigate } from '@tanstack/react-router'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState } from '../../kernel/url/search.ts'
import { ReviewCategories } from '../reviewCategories/ReviewCategories.tsx'
import { AnswerSwitch } from './AnswerSwitch.tsx'
import { ReviewList } from './ReviewList.tsx'
import { reviewsText } from './reviews.text.ts'
import { filtersOf, type ShownReview } from './shownReview.ts'

const ReviewDialog = late(() => import('./ReviewDialog.tsx'))

function AllReviews() {
  const t = useText(reviewsText)
  const { can } = useSession()
  const [{ page, count, search }] = useListState()
  const { sorting, body: sort } = useListSort(reviewSorts, '-date')
  const body = { page, count, ...sort, ...(search && { search }), ...filtersOf(useListSearch()) }
  const query = useOperation(reviews.list, { body }, { keep: true })
  const dialog = (review: ShownReview, close: () => void) => (
    <ReviewDialog review={review} onClose={close}>
      {!review.answer && <p>{t('noAnswer')}</p>}
      {review.answer && can(reviews.updateAnswerStatus) && (
        <AnswerSwitch id={review.id} on={review.answer.status} />
      )}
    </ReviewDialog>
  )
  return <ReviewList headless query={query} sorting={sorting} dialog={dialog} />
}

/** Reviews of all stores, and what customers rate (spec 3 §2 Reviews). */
export function Reviews() {
  const t = useText(reviewsText)
  const navigate = useNavigate()
  const { tab } = useListSearch()
  // Filters of the list are none of the categories'.
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === 'categories' ? next : undefined } })
  return (
    <>
      <PageHeader />
      <Tabs value={tab === 'categories' ? tab : 'reviews'} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="reviews">{t('reviewsTab')}</Tabs.Tab>
          <Tabs.Tab value="categories">{t('categoriesTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="reviews" pt="md">
          <AllReviews />
        </Tabs.Panel>
        <Tabs.Panel value="categories" pt="md">
          <ReviewCategories />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
