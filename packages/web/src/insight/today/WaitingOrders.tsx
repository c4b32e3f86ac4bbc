import { orders } from '@sufra/contract/orders/orders'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Waiting } from '../../orders/live/Waiting.tsx'
import { deskFilters } from '../../orders/order/deskFilters.rules.ts'
import { deskPath, orderPath } from '../../orders/order/orderPaths.ts'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

const shown = 5
const soonest = { status: 'newOrder', sort: 'delivery' }

/** Orders that wait for an answer: those to be delivered soonest, with how long they have waited. */
export function WaitingOrders() {
  const t = useText(todayText)
  const pick = usePick()
  const { kind } = useSession()
  const body = { ...deskFilters(soonest), count: shown, page: 1 }
  const query = useOperation(orders.list, { body }, { keep: true, followed: true })
  return (
    <HomeSection
      title={t('waiting')}
      explains={['waiting']}
      aside={
        query.data && (
          <Link to={deskPath(kind)} search={soonest}>
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
                <Link to={orderPath(kind, order.id)} search={soonest} className={css.row}>
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
