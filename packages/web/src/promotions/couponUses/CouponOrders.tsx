import { homes } from '@sufra/contract/kernel/kinds'
import type { Coupon } from '@sufra/contract/promotions/coupons'
import { type CouponOrder, couponUses } from '@sufra/contract/promotions/couponUses'
import { IconTicket } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { couponOrderCard, couponOrderColumns } from './couponOrderColumns.tsx'
import css from './couponUses.module.css'
import { couponUsesText } from './couponUses.text.ts'

const idOf = ({ id }: CouponOrder) => id

interface Props {
  readonly coupon: Coupon
  /** How often they are read, in ms. */
  readonly every: number
}

/** The orders that have used a coupon, paged by the server. */
export function CouponOrders({ coupon, every }: Props) {
  const t = useText(couponUsesText)
  const pick = usePick()
  const navigate = useNavigate()
  const { can } = useSession()
  const [{ page, count }] = useListState()
  const query = useOperation(
    couponUses.orders,
    { params: { id: coupon.id }, body: { count, page } },
    { keep: true, every },
  )
  const means = { t, pick, codes: coupon.code_prefix !== null }
  const opens = can('orders.read')
  return (
    <section className={css.orders} aria-label={t('ordersOf')}>
      <ListScreen
        headless
        label={t('ordersOf')}
        heading={t('ordersOf')}
        columns={couponOrderColumns(means)}
        columnPicker={{ list: 'couponOrders' }}
        card={couponOrderCard(means)}
        idOf={idOf}
        {...(opens && {
          onOpen: (order: CouponOrder) =>
            void navigate({ to: `${homes.admin}/orders/order-details/${order.id}` }),
          openName: (order: CouponOrder) => `${order.id} · ${pick(order.store_name)}`,
        })}
        empty={{
          icon: <IconTicket size={32} stroke={1.25} aria-hidden />,
          title: t('notUsed'),
        }}
        query={query}
        rows={query.data?.orders.data}
        total={query.data?.orders.total}
      />
    </section>
  )
}
