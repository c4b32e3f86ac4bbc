import { Finance } from './Finance.tsx'
import { History } from './History.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import css from './OrderPage.module.css'
import { OrderTotals } from './OrderTotals.tsx'
import type { ReadOrder } from './readOrder.ts'

/** An order to read, for whoever sees it: what they may not see is not in the data. */
export function OrderBody({ order }: { order: ReadOrder }) {
  return (
    <div className={css.page}>
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <div className={css.foot}>
        <History order={order} />
        <div className={css.money}>
          <OrderTotals order={order} />
          {order.finance && <Finance order={order} finance={order.finance} />}
        </div>
      </div>
    </div>
  )
}

/** Its room while it loads. */
export function OrderWaiting({ label }: { label: string }) {
  return (
    <div className={css.waiting} aria-busy>
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
