import { type CustomerOrder, customerOrderSorts, customers } from '@sufra/contract/customers/customers'
import { homes } from '@sufra/contract/kernel/kinds'
import { IconReceipt } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

const idOf = ({ id }: CustomerOrder) => id

/** The orders of a customer, paged by the server; each leads to its page. */
export function CustomerOrders({ id }: { readonly id: number }) {
  const t = useText(profileText)
  const pick = usePick()
  const navigate = useNavigate()
  const { can } = useSession()
  const [{ page, count }] = useListState()
  const { sorting, body: sort } = useListSort(customerOrderSorts, '-id')
  const query = useOperation(
    customers.orders,
    { params: { id }, body: { count, page, ...sort } },
    { keep: true },
  )
  const number = (order: CustomerOrder) => (
    <strong>
      <Ltr>{order.id}</Ltr>
    </strong>
  )
  const state = ({ order_current_status: { status, display_status } }: CustomerOrder) => (
    <StatusChip status={status} label={pick(display_status)} />
  )
  const total = ({ order_total_price }: CustomerOrder) => <Money amount={order_total_price} />
  const columns: readonly Column<CustomerOrder>[] = [
    { key: 'id', head: t('id'), cell: number, skeleton: 48 },
    {
      key: 'store',
      head: t('store'),
      cell: ({ store_name }) => pick(store_name),
      grows: true,
      skeleton: 140,
    },
    { key: 'status', head: t('status'), cell: state, skeleton: 80 },
    { key: 'total', head: t('total'), cell: total, figures: true, skeleton: 80 },
    {
      key: 'delivery',
      head: t('delivery'),
      cell: ({ picked_time_iso_date }) => <Instant at={picked_time_iso_date} />,
      skeleton: 120,
    },
    { key: 'created', head: t('created'), cell: ({ iso_date }) => <Instant at={iso_date} />, skeleton: 120 },
  ]
  const card = (order: CustomerOrder): CardFacts => ({
    title: number(order),
    state: state(order),
    lead: total(order),
    facts: [
      [t('store'), pick(order.store_name), true],
      [t('delivery'), <Instant key="delivery" at={order.picked_time_iso_date} />, true],
      [t('created'), <Instant key="created" at={order.iso_date} />, true],
    ],
  })
  return (
    <section className={css.section} aria-label={t('orders')}>
      <ListScreen
        headless
        label={t('orders')}
        heading={t('orders')}
        columns={columns}
        sorting={sorting}
        columnPicker={{ list: 'customerOrders' }}
        card={card}
        idOf={idOf}
        {...(can('orders.read') && {
          onOpen: (order: CustomerOrder) =>
            void navigate({ to: `${homes.admin}/orders/order-details/${order.id}` }),
          openName: (order: CustomerOrder) => `${order.id} · ${pick(order.store_name)}`,
        })}
        empty={{ icon: <IconReceipt size={32} stroke={1.25} aria-hidden />, title: t('noOrders') }}
        query={query}
        rows={query.data?.orders.data}
        total={query.data?.orders.total}
      />
    </section>
  )
}
