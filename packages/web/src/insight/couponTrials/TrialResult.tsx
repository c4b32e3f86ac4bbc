import type { CouponTrial } from '@sufra/contract/insight/couponTrials'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './couponTrials.module.css'
import { couponTrialsText } from './couponTrials.text.ts'

/** What the coupon gives, from the lines to the total, or why it is refused. */
export function TrialResult({ trial }: { readonly trial: CouponTrial }) {
  const t = useText(couponTrialsText)
  const pick = usePick()
  const { refusal, lines, coupon_discount_value: given, coupon_platform_contribution_value: share } = trial
  const figures = [
    ['subTotal', trial.sub_total],
    ['offers', -trial.offer_discount_value],
    ['discount', -given],
    ...(given > 0
      ? ([
          ['platform', share],
          ['stores', given - share],
        ] as const)
      : []),
    ['total', trial.total],
  ] as const
  return (
    <section className={css.result} aria-label={t('result')}>
      <Callout tone={refusal ? 'error' : 'success'}>
        <strong>{t(refusal ? 'refused' : 'gives')}</strong>
        {refusal && <p>{refusal.message}</p>}
      </Callout>
      <dl className={css.figures}>
        {lines.map(({ item_id, name, quantity, line_total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may stand in several lines
          <div key={`${item_id}-${index}`}>
            <dt>
              <bdi>{pick(name)}</bdi> × <bdi>{quantity.toLocaleString('en-US')}</bdi>
            </dt>
            <dd>
              <Money amount={line_total} />
            </dd>
          </div>
        ))}
        {figures.map(([name, amount]) => (
          <div
            key={name}
            data-total={name === 'total' || undefined}
            data-part={name === 'platform' || name === 'stores' || undefined}
          >
            <dt>{t(name)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
