import { couponUses } from '@sufra/contract/promotions/couponUses'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import { couponName } from '../../promotions/coupons/couponBatch.ts'
import css from './couponTrials.module.css'
import { couponTrialsText } from './couponTrials.text.ts'
import { TrialForm } from './TrialForm.tsx'

/** What a coupon would give to a basket, or why not. */
export function TryCoupon() {
  const t = useText(couponTrialsText)
  const id = usePathId()
  const query = useOperation(couponUses.show, { params: { id } }, { enabled: id > 0 })
  if (id === 0 || isMissing(query.error)) return <NotFound />
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
