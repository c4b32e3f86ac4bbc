import { formatQar } from '@sufra/contract/kernel/money'
import { type OrderFinance, orderStatus } from '@sufra/contract/orders/orders'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import css from './Finance.module.css'
import { type Figure, isReversed, reversedShare, shareOf, sumOf } from './finance.rules.ts'
import { financeText } from './finance.text.ts'

interface Props {
  readonly figure: Figure
  readonly order: ReadOrder
  readonly finance: OrderFinance
}

const dueSince: Readonly<Record<number, 'due' | 'dueCancelled'>> = {
  [orderStatus.completed]: 'due',
  [orderStatus.cancelled]: 'dueCancelled',
}

function useWords({ figure, order, finance }: Props): string {
  const t = useText(financeText)
  switch (figure) {
    case 'gatewayAmount':
      return t('gatewayAmountWords')
    case 'cashCollected':
      return t('cashWords')
    case 'commission':
      return t('commissionWords')
    case 'gatewayCharge':
      return t('chargeWords', { credit: finance.credit_card_fee, debit: finance.debit_card_fee })
    case 'contribution':
      return t(order.coupon_code === null ? 'noCoupon' : 'contributionWords')
    case 'welcome':
      return t(finance.welcome_discount_value === 0 ? 'noWelcome' : 'welcomeWords')
    case 'refunds':
      return t('refundsWords')
    case 'dueToStore':
      return t('dueWords')
    case 'netReceived':
      return t('netWords')
  }
}

/** What has happened to a figure since it was calculated. */
function useAfterwards({ figure, order, finance }: Props): string | null {
  const t = useText(financeText)
  if (figure === 'dueToStore') return t(dueSince[order.order_current_status.id] ?? 'expected')
  if (!isReversed(order)) return null
  if (figure === 'gatewayCharge')
    return finance.pgw_charges_value === 0 && finance.gateway_amount > 0 ? t('borneByPlatform') : null
  if (figure === 'commission') return t('reversed')
  const share = reversedShare(figure, order, finance)
  return share > 0 ? t('shareReversed', { amount: formatQar(share) }) : null
}

/** A figure's formula, in words and with the order's own amounts and rates. */
export function Formula(props: Props) {
  const { figure, order, finance } = props
  const t = useText(financeText)
  const words = useWords(props)
  const afterwards = useAfterwards(props)
  const share = shareOf(figure, order, finance)
  const terms = sumOf(figure, order, finance)
  const sum = terms.reduce((total, { amount }) => total + amount, 0)
  return (
    <>
      <p>{words}</p>
      {terms.length > 0 && (
        <ul className={css.terms}>
          {terms.map(({ name, amount }) => (
            <li key={name}>
              <span>{t(name)}</span>
              <Money amount={amount} bare />
            </li>
          ))}
          <li data-sum>
            <span>=</span>
            <Money amount={sum} bare />
          </li>
        </ul>
      )}
      {share && (
        <p>
          <Ltr>
            {share.percent} % × <Money amount={share.of} bare />
          </Ltr>
        </p>
      )}
      {afterwards && <p className={css.quiet}>{afterwards}</p>}
    </>
  )
}
