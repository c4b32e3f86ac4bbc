import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { PageLoading } from '../../kernel/states/PageLoading.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { Offers } from '../../promotions/offers/Offers.tsx'
import { PromotionViews } from './PromotionViews.tsx'

const OfferTrial = late(() => import('../promotionTrials/OfferTrial.tsx'))
const Timeline = late(() => import('./Timeline.tsx'))

/** Offers, and beside them everything that lowers a price. */
export function OffersPage() {
  const { tab } = useListSearch()
  if (tab !== 'timeline') return <Offers trial={OfferTrial} views={<PromotionViews />} />
  return (
    <Suspense fallback={<PageLoading />}>
      <Timeline />
    </Suspense>
  )
}
