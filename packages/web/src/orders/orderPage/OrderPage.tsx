import { orders } from '@sufra/contract/orders/orders'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { listFilter } from '../order/deskFilters.rules.ts'
import { type OrderView, orderPath } from '../order/orderPaths.ts'
import { ordersText } from '../order/orders.text.ts'
import { useMarkSeen } from '../order/useMarkSeen.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderBody, OrderWaiting } from './OrderBody.tsx'
import { PreviousNext } from './PreviousNext.tsx'
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
            <PreviousNext id={id} pathOf={(other) => orderPath(kind, other, view)} />
            {kind === 'admin' && <ViewSwitch id={id} view={view} />}
            {order && <OrderActions key={id} order={order} />}
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
