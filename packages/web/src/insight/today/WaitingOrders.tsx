import { qatarDay } from '@sufra/contract/kernel/clock'
import { orders } from '@sufra/contract/orders/orders'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Waiting } from '../../orders/live/Waiting.tsx'
import { deskPath, orderPath } from '../../orders/order/orderPaths.ts'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

const shown = 5

/** Orders that wait for an answer: those to be delivered soonest, with how long they have waited. */
export function WaitingOrders() {
  const t = useText(todayText)
  const pick = usePick()
  const { kind } = useSession()
  const soonest = {
    order_status: 'newOrder',
    sort: 'delivery',
    date_from: qatarDay(Date.now()),
    count: shown,
    page: 1,
  } as const
  const query = useOperation(orders.list, { body: soonest }, { keep: true, followed: true })
  return (
    <HomeSection
      title={t('waiting')}
      aside={
        query.data && (
          <Link to={deskPath(kind)} search={{ status: 'newOrder', sort: 'delivery' }}>
            {t('all', {
              count: `${query.data.orders.total.toLocaleString('en-US')}${query.data.orders.truncated ? '+' : ''}`,
            })}
          </Link>
        )
      }
      query={query}
    >
      {({ orders: { data, total } }) =>
        total === 0 ? (
          <p className={css.quiet}>{t('nothingWaits')}</p>
        ) : (
          <ul className={css.rows}>
            {data.map((order) => (
              <li key={order.id}>
                <Link
                  to={orderPath(kind, order.id)}
                  search={{ status: 'newOrder', sort: 'delivery' }}
                  className={css.row}
                >
                  <strong>
                    <Ltr>#{order.id}</Ltr>
                  </strong>
                  <span>
                    <bdi>{pick(order.store.store_translation.name)}</bdi>
                    <Instant at={order.picked_time_iso_date} />
                  </span>
                  <Waiting order={order} />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </HomeSection>
  )
}
