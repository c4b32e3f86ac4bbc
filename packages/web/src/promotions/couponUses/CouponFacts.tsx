import type { Coupon } from '@sufra/contract/promotions/coupons'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useDays } from '../validity/useDays.ts'
import css from './couponUses.module.css'
import { couponUsesText } from './couponUses.text.ts'

/** What a coupon gives, when and to whom. */
export function CouponFacts({ coupon }: { readonly coupon: Coupon }) {
  const t = useText(couponUsesText)
  const days = useDays()
  return (
    <dl className={css.facts}>
      {coupon.code_count !== null && (
        <div>
          <dt>{t('codes')}</dt>
          <dd>
            <Ltr>{coupon.code_count.toLocaleString('en-US')}</Ltr>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('offer')}</dt>
        <dd>
          <Ltr>{`${coupon.discount}%`}</Ltr>
        </dd>
      </div>
      <div>
        <dt>{t('contribution')}</dt>
        <dd>
          <Ltr>{`${coupon.platform_contribution}%`}</Ltr>
        </dd>
      </div>
      <div>
        <dt>{t('validity')}</dt>
        <dd>
          <bdi>{days(coupon.start_date, coupon.end_date)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('minimum')}</dt>
        <dd>{coupon.minimum_order_amount ? <Money amount={coupon.minimum_order_amount} /> : '—'}</dd>
      </div>
      <div>
        <dt>{t('perUser')}</dt>
        <dd>
          {coupon.limit_per_user === null ? (
            t('noLimit')
          ) : (
            <Ltr>{coupon.limit_per_user.toLocaleString('en-US')}</Ltr>
          )}
        </dd>
      </div>
    </dl>
  )
}
