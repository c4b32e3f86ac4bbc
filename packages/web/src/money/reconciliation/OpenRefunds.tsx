import type { MonthEnd } from '@sufra/contract/money/reconciliation'
import { Link } from '@tanstack/react-router'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

/** No list of orders is filtered by this, so they are listed here. */
export function OpenRefunds({ refunds }: Pick<MonthEnd, 'refunds'>) {
  const t = useText(reconciliationText)
  const pick = usePick()
  const { can } = useSession()
  const { count, oldest } = refunds
  return (
    <section id="open-refunds" className={css.refunds} aria-labelledby="open-refunds-head" tabIndex={-1}>
      <h3 id="open-refunds-head">{t('refunds')}</h3>
      {count > oldest.length && <p className={css.quiet}>{t('oldest', { count: oldest.length })}</p>}
      <ScrollRegion label={t('refunds')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('orderHead')}</th>
              <th scope="col">{t('store')}</th>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col" data-figures>
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {oldest.map(({ id, order_id, store, created_at, failed, amount }) => (
              <tr key={id}>
                <td>
                  {can('orders.read') ? (
                    <Link to="/main/orders/order-details/$id" params={{ id: String(order_id) }}>
                      {t('order', { id: order_id })}
                    </Link>
                  ) : (
                    t('order', { id: order_id })
                  )}
                </td>
                <td>
                  <bdi>{pick(store.name)}</bdi>
                </td>
                <td>
                  <Instant at={created_at} />
                </td>
                <td>
                  {failed ? (
                    <StatusChip status="CANCELLED" label={t('refused')} />
                  ) : (
                    <StatusChip status="PENDING" label={t('waiting')} />
                  )}
                </td>
                <td data-figures>
                  <Figure
                    name={`${t('amount')} · ${t('order', { id: order_id })}`}
                    amount={amount}
                    of={{ figure: 'order_refund_due', id: order_id }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
