import { orders } from '@sufra/contract/orders'
import { kernelText } from '../kernel/kernel.text.ts'
import { useListSearch } from '../kernel/list/search.ts'
import { Failed } from '../kernel/list/states.tsx'
import { StatusChip } from '../kernel/StatusChip.tsx'
import { useSession } from '../kernel/session.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { listFilter } from './deskFilters.rules.ts'
import { useMarkSeen } from './live/useMarkSeen.ts'
import { Neighbours } from './Neighbours.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBody, OrderWaiting } from './OrderBody.tsx'
import { type OrderView, orderPath } from './orderPaths.ts'
import { ordersText } from './orders.text.ts'
import { useOrder } from './useOrder.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

function Page({ view }: { view: Exclude<OrderView, 'mobile'> }) {
  const t = useText(ordersText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { kind } = useSession()
  const search = useListSearch()
  const { id, order, missing, error, refetch } = useOrder(view === 'store' ? orders.storeView : orders.show)
  useMarkSeen(order)
  if (missing) return <NotFound />
  const title = t('order', { id })
  const current = order?.order_current_status
  return (
    <>
      <PageHeader
        title={title}
        names={{ [id]: title }}
        search={listFilter(search)}
        aside={current && <StatusChip status={current.status} label={pick(current.display_status)} />}
        actions={
          <>
            <Neighbours id={id} pathOf={(other) => orderPath(kind, other, view)} />
            {kind === 'admin' && <ViewSwitch id={id} view={view} />}
            {order && <OrderActions order={order} />}
          </>
        }
      />
      {order ? (
        <OrderBody key={id} order={order} staff={view === 'whole'} />
      ) : error ? (
        <Failed error={error} title={kernel('pageFailed')} onRetry={refetch} />
      ) : (
        <OrderWaiting label={kernel('loading')} />
      )}
    </>
  )
}

/** One order, to read and to decide, for all three kinds. */
export const OrderPage = () => <Page view="whole" />

/** The customer-order view: an order as its store sees it, without the platform's accounts. */
export const StoreOrderPage = () => <Page view="store" />
