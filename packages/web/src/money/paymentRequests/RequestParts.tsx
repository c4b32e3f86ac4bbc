import { formatDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import type { PaymentRequestDetails } from '@sufra/contract/money/paymentRequests'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { FigureCell } from '../figures/FigureCell.tsx'
import { OrderCells, OrderHeads } from './OrderCells.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

/** The orders and charges of a request, which add up to its amount. */
export function RequestParts({ request }: { readonly request: PaymentRequestDetails }) {
  const t = useText(paymentRequestsText)
  const { language } = useLanguage()
  const { kind, can } = useSession()
  const orderPage = (id: number): string => `${homes[kind]}/orders/order-details/${id}`
  const amountHead = (
    <th scope="col" data-figures>
      {t('amount')} <Currency />
    </th>
  )
  return (
    <>
      <div className={css.part}>
        <h2>{t('ordersOf')}</h2>
        <ScrollRegion label={t('ordersOf')}>
          <table className={css.table} aria-label={t('ordersOf')}>
            <thead>
              <tr>
                <OrderHeads />
                {amountHead}
              </tr>
            </thead>
            <tbody>
              {request.orders.map((order) => (
                <tr key={order.id}>
                  <td>
                    {can('orders.read') ? (
                      <Link to={orderPage(order.id)}>
                        <Ltr>{order.id}</Ltr>
                      </Link>
                    ) : (
                      <Ltr>{order.id}</Ltr>
                    )}
                  </td>
                  <OrderCells order={order} />
                  <FigureCell
                    name={t('orderLine', { id: order.id })}
                    amount={order.amount}
                    of={{ figure: 'order_remaining', id: order.id, request_id: request.id }}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      {request.charges.length > 0 && (
        <section className={css.part} aria-labelledby="request-charges">
          <h2 id="request-charges">{t('chargesOf')}</h2>
          <table className={css.table} aria-label={t('chargesOf')}>
            <thead>
              <tr>
                <th scope="col">{t('description')}</th>
                <th scope="col">{t('reference')}</th>
                {amountHead}
              </tr>
            </thead>
            <tbody>
              {request.charges.map((charge) => (
                <tr key={charge.id}>
                  <td dir="auto">{charge.description ?? t('chargeLine', { id: charge.id })}</td>
                  <td>
                    <bdi>{formatDay(charge.reference_date, language)}</bdi>
                  </td>
                  <FigureCell
                    name={charge.description ?? t('chargeLine', { id: charge.id })}
                    amount={charge.amount}
                    of={{ figure: 'charge_remaining', id: charge.id, request_id: request.id }}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
