import { formatInstant } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { cancellation } from '@sufra/contract/orders/cancellation'
import type { OrderDetails } from '@sufra/contract/orders/orders'
import { messageOf } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { Sums } from '../order/Sums.tsx'
import { advanceOf } from '../order/totals.rules.ts'
import css from './CancelDialog.module.css'
import { cancellingText } from './cancellation.text.ts'

type Preview = OutputOf<typeof cancellation.previewCancellation>

type Name =
  | 'refund'
  | 'cashBack'
  | 'forfeited'
  | 'dropped'
  | 'commission'
  | 'contribution'
  | 'charge'
  | 'chargePlatform'
  | 'toStore'

interface Props {
  readonly query: { readonly data: Preview | undefined; readonly error: unknown }
  readonly order: OrderDetails
}

/** What cancelling would do to everybody's money, as calculated by the server. */
export function CancellationPreview({ query, order }: Props) {
  const t = useText(cancellingText)
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  if (!query.data)
    return query.error ? (
      <Callout tone="error">{messageOf(query.error) ?? kernel('unavailable')}</Callout>
    ) : (
      <div className={css.waiting} aria-busy />
    )
  const { consequences: its } = query.data
  const late = Date.parse(its.free_until) <= Date.now()
  const effect = () => {
    if (its.fault !== 'customer') return t('faultWords')
    if (!advanceOf(order)) return t('customerNothing')
    const until = formatInstant(its.free_until, language)
    if (!late) return t('customerFree', { until })
    if (its.forfeited_amount === 0) return t('customerUnpaid', { until })
    return t('customerLate', { until, amount: formatQar(its.forfeited_amount) })
  }
  const row = (key: Name, amount: number) => ({ key, name: t(key), amount })
  const rows = [
    row('cashBack', its.cash_to_return),
    row('forfeited', its.forfeited_amount),
    row('dropped', its.dropped_amount),
    row('commission', its.commission_reversed),
    row('contribution', its.contribution_reversed),
    row('charge', its.pgw_charges_value),
    row('chargePlatform', its.charge_borne_by_platform),
  ].filter(({ amount }) => amount !== 0)
  return (
    <section aria-live="polite">
      <h3 className={css.head}>{t('consequences')}</h3>
      <p className={css.words}>{effect()}</p>
      <Sums
        rows={[
          row('refund', its.refund_amount),
          ...rows,
          { ...row('toStore', its.due_to_store), strong: true },
        ]}
      />
      {order.coupon_code !== null && (
        <p className={css.words}>{t('couponBack', { code: order.coupon_code })}</p>
      )}
    </section>
  )
}
