import { Button } from '@mantine/core'
import { homes } from '@sufra/contract/kernel/kinds'
import { orders } from '@sufra/contract/orders/orders'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { SessionGate, useSession, useStoredSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { listFilter } from '../order/deskFilters.rules.ts'
import { orderPath } from '../order/orderPaths.ts'
import { ordersText } from '../order/orders.text.ts'
import { useMarkSeen } from '../order/useMarkSeen.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderBody, OrderWaiting } from './OrderBody.tsx'
import { orderPageText } from './orderPage.text.ts'
import { PreviousNext } from './PreviousNext.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { useOrder } from './useOrder.ts'

const LiveOrders = late(() => import('../live/LiveOrders.tsx'))

function Page() {
  const t = useText(orderPageText)
  const words = useText(ordersText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { kind, can } = useSession()
  const search = useListSearch()
  const { id, order, missing, error, refetch } = useOrder(orders.show)
  useMarkSeen(order)
  if (missing || !can(orders.show)) return <NotFound bare />
  const current = order?.order_current_status
  return (
    <PublicLayout
      title={words('order', { id })}
      back={
        <Button
          renderRoot={(props) => <Link {...props} to={`${homes[kind]}/orders`} search={listFilter(search)} />}
          variant="subtle"
          color="gray"
          px="xs"
          leftSection={<IconArrowLeft className="turns" size={20} stroke={1.6} aria-hidden />}
        >
          {t('back')}
        </Button>
      }
      aside={current && <StatusChip status={current.status} label={pick(current.display_status)} />}
      actions={
        <>
          <PreviousNext id={id} pathOf={(other) => orderPath(kind, other, 'mobile')} />
          {order && <OrderActions order={order} />}
        </>
      }
    >
      {order ? (
        <OrderBody key={id} order={order} staff />
      ) : error ? (
        <Failed error={error} title={kernel('pageFailed')} onRetry={refetch} />
      ) : (
        <OrderWaiting label={kernel('loading')} />
      )}
      <Suspense>
        <LiveOrders />
      </Suspense>
    </PublicLayout>
  )
}

/** The order page for an admin's phone: `/view-order/{id}` (spec 3 §2). */
export function MobileOrder() {
  const token = useStoredSession()?.token
  return (
    <SessionGate key={token} waiting={<div aria-busy />}>
      <Page />
    </SessionGate>
  )
}
