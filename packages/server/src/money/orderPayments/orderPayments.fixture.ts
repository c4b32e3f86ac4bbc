import { cancellation, figures, orderPayments, orders } from '@sufra/contract'
import type { EventPart } from '@sufra/contract/money/figures'
import { accountFigures } from '@sufra/contract/money/figures.names'
import type { MoneyTest } from '../../../test/money.ts'

/** The calls that people make on an order's page. */
export function orderPage(test: () => MoneyTest) {
  const admin = () => test().world.admins['Super Admin'].token
  const cash = (id: number, body: unknown, kind: 'admin' | 'restaurant' | 'store_user' = 'store_user') =>
    test().server.ask(orderPayments.recordCash, kind, {
      token: kind === 'admin' ? admin() : test().kitchen.tenant.people[kind].token,
      params: { id },
      body,
    })
  const preview = (id: number, fault: string) =>
    test().server.ask(cancellation.previewCancellation, 'admin', {
      token: admin(),
      params: { id },
      body: { fault },
    })
  const cancel = (id: number, body: unknown) =>
    test().server.ask(cancellation.cancelAccepted, 'admin', { token: admin(), params: { id }, body })
  const show = async (id: number) => {
    const { output } = await test().server.ask(orders.show, 'admin', { token: admin(), params: { id } })
    if (!output?.order.finance) throw new Error('no accounts')
    return { ...output.order, ...output.order.finance }
  }
  /** An order's amounts as its page shows them. */
  const figuresOf = async (id: number) => {
    const { order_total_price, payed_amount, remaining_amount, ...order } = await show(id)
    const { refunded_amount, cash_collected_amount, due_to_store } = order
    const { platform_commission_value, pgw_charges_value } = order
    return {
      order_total_price,
      payed_amount,
      cash_collected_amount,
      refunded_amount,
      remaining_amount,
      platform_commission_value,
      pgw_charges_value,
      due_to_store,
    }
  }
  const explain = async (id: number, figure: (typeof accountFigures)[number]) => {
    const { output } = await test().server.ask(figures.explain, 'admin', {
      token: admin(),
      body: { figure, id, count: 100 },
    })
    if (!output) throw new Error(`${figure} is not explained`)
    return output
  }
  /** The events that changed any figure of an order. */
  const eventsOf = async (id: number): Promise<readonly EventPart[]> => {
    const parts = (await Promise.all(accountFigures.map((figure) => explain(id, figure)))).flatMap(
      ({ parts }) => parts.filter((part) => part.kind === 'event'),
    )
    return [...new Map(parts.map((part) => [part.id, part])).values()].toSorted((a, b) => a.id - b.id)
  }
  return { admin, cash, preview, cancel, explain, figuresOf, eventsOf }
}
