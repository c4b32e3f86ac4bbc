import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { Finance } from '../finance/Finance.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import { History } from './History.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import css from './OrderPage.module.css'
import { OrderTotals } from './OrderTotals.tsx'

const StaffHistory = late(() => import('./StaffHistory.tsx'))

/** An order to read. What a person may not see is not in the data. `staff` read and write internal notes. */
export function OrderBody({ order, staff = false }: { order: ReadOrder; staff?: boolean }) {
  return (
    <div className={css.page}>
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <div className={css.foot}>
        {staff ? (
          <Suspense fallback={<History order={order} />}>
            <StaffHistory order={order} />
          </Suspense>
        ) : (
          <History order={order} />
        )}
        <div className={css.money}>
          <OrderTotals order={order} />
          {order.finance && <Finance order={order} finance={order.finance} />}
        </div>
      </div>
    </div>
  )
}

/** A placeholder of the same size while it loads. */
export function OrderWaiting({ label }: { label: string }) {
  return (
    <div className={css.waiting} aria-busy>
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
