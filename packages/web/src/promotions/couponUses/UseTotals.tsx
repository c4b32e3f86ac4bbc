import type { Coupon } from '@sufra/contract/promotions/coupons'
import type { CouponUses } from '@sufra/contract/promotions/couponUses'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './couponUses.module.css'
import { couponUsesText } from './couponUses.text.ts'

interface Props {
  readonly coupon: Coupon
  readonly totals: CouponUses['totals']
}

/** Uses against the limit, and what they cost whom. */
export function UseTotals({ coupon: { used_count, total_usage_limit: limit }, totals }: Props) {
  const t = useText(couponUsesText)
  const used = used_count.toLocaleString('en-US')
  return (
    <section aria-label={t('summary')}>
      <dl className={css.totals}>
        <div>
          <dt>{t('uses')}</dt>
          <dd>
            <bdi>{limit === null ? used : t('usesOf', { used, limit: limit.toLocaleString('en-US') })}</bdi>
            {limit !== null && (
              <meter aria-label={t('uses')} min={0} max={limit} value={used_count} className={css.meter} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('customers')}</dt>
          <dd>
            <Ltr>{totals.customers.toLocaleString('en-US')}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('discount')}</dt>
          <dd>
            <Money amount={totals.discount} />
          </dd>
        </div>
        <div>
          <dt>{t('platform')}</dt>
          <dd>
            <Money amount={totals.platform} />
          </dd>
        </div>
        <div>
          <dt>{t('stores')}</dt>
          <dd>
            <Money amount={totals.stores} />
          </dd>
        </div>
      </dl>
      <p className={css.note}>{t('explained')}</p>
    </section>
  )
}
