import { couponUses } from '@sufra/contract/promotions/couponUses'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponName } from '../../promotions/coupons/couponBatch.ts'
import css from './couponTrials.module.css'
import { couponTrialsText } from './couponTrials.text.ts'
import { TrialForm } from './TrialForm.tsx'

/** What a coupon would give to a basket, or why not. */
export function TryCoupon() {
  const t = useText(couponTrialsText)
  const params: { id?: string } = useParams({ strict: false })
  const id = Number(params.id)
  const known = Number.isSafeInteger(id) && id > 0
  const query = useOperation(couponUses.show, { params: { id } }, { enabled: known })
  if (!known || (query.error instanceof ApiError && query.error.status === 404)) return <NotFound />
  return (
    <QueryBoundary query={query}>
      {({ cateringCoupon: coupon }) => (
        <>
          <PageHeader
            title={t('title', { code: couponName(coupon) })}
            names={{ [String(id)]: couponName(coupon), try: t('tryIt') }}
          />
          <p className={css.note}>{t('intro')}</p>
          <TrialForm coupon={coupon} />
        </>
      )}
    </QueryBoundary>
  )
}
