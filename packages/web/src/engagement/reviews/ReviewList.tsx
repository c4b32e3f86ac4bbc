import { personName } from '@sufra/contract/customers/erased'
import { IconStar } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import type { ListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSeenRow } from '../../kernel/list/useSeenRow.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState } from '../../kernel/url/search.ts'
import { RatingSummary } from './RatingSummary.tsx'
import { reviewCard, reviewColumns } from './reviewColumns.tsx'
import { reviewsText } from './reviews.text.ts'
import { customerOf, filterNames, type ReviewQuery, type ShownReview } from './shownReview.ts'
import { useReviewBulk } from './useReviewBulk.ts'

const ReviewFilters = late(() => import('./ReviewFilters.tsx'))
const idOf = ({ id }: ShownReview) => id

interface Props {
  readonly query: ReviewQuery
  readonly sorting: ListSort
  /** On a page with its own header. */
  readonly headless: boolean
  /** Of the review whose row was opened. */
  readonly dialog: (review: ShownReview, close: () => void) => ReactNode
}

/** Reviews with a column for each category; a row opens the whole review with its answer. */
export function ReviewList({ query, sorting, headless, dialog }: Props) {
  const t = useText(reviewsText)
  const pick = usePick()
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const url = useListSearch()
  const [{ open }, set] = useListState()
  const bulk = useReviewBulk()
  const means = { t, pick, categories: query.data?.categories ?? [], actionsHead: kernel('actions') }
  const rows = query.data?.reviews.data
  const opened = useSeenRow(
    rows?.find(({ id }) => id === open),
    open,
  )
  return (
    <>
      <BulkList
        bulk={bulk}
        headless={headless}
        label={t('title')}
        figures={<RatingSummary summary={query.data?.summary} />}
        search={{ label: t('searchName') }}
        narrowing={{ names: filterNames, controls: <ReviewFilters search={url} set={set} /> }}
        sorting={sorting}
        columnPicker={{ list: 'reviews' }}
        columns={reviewColumns(means)}
        card={reviewCard(means)}
        idOf={idOf}
        onOpen={({ id }) => set({ open: id })}
        // It begins with what is seen, for people who speak to the page.
        openName={(review) => {
          const seen = [personName(customerOf(review), language), t('orderNumber', { id: review.order_id })]
          return `${seen.join(' ')}. ${t('openCard')}`
        }}
        empty={{
          icon: <IconStar size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={query.data?.reviews.total}
      />
      <Suspense>{opened && dialog(opened, () => set({ open: undefined }))}</Suspense>
    </>
  )
}
