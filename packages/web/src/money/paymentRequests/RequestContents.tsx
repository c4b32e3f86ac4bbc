import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { useOperation } from '../../kernel/data/operations.ts'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

/** Which orders and charges a request is for, where there is no room for tables. */
export function RequestContents({ id }: { readonly id: number }) {
  const t = useText(paymentRequestsText)
  const { data, error, refetch } = useOperation(paymentRequests.show, { params: { id } })
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : null
  const { orders, charges } = data.paymentRequest
  const lines = [
    ...orders.map((order) => ({
      key: `order ${order.id}`,
      name: t('orderLine', { id: order.id }),
      amount: order.amount,
      of: { figure: 'order_remaining' as const, id: order.id, request_id: id },
    })),
    ...charges.map((charge) => ({
      key: `charge ${charge.id}`,
      name: charge.description ?? t('chargeLine', { id: charge.id }),
      amount: charge.amount,
      of: { figure: 'charge_remaining' as const, id: charge.id, request_id: id },
    })),
  ]
  return (
    <div className={css.short}>
      <h3 className={css.heading}>{t('contents')}</h3>
      <ScrollRegion label={t('contents')}>
        <dl className={css.contents}>
          {lines.map(({ key, name, amount, of }) => (
            <div key={key}>
              <dt dir="auto">{name}</dt>
              <dd className={amount < 0 ? css.negative : undefined}>
                <Figure name={name} amount={amount} of={of} />
              </dd>
            </div>
          ))}
        </dl>
      </ScrollRegion>
    </div>
  )
}
