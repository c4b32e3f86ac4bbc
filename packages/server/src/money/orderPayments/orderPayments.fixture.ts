import { cancellation, orderPayments } from '@sufra/contract'
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
  const postings = async (id: number) => {
    const { output } = await test().server.ask(orderPayments.postings, 'admin', {
      token: admin(),
      params: { id },
    })
    if (!output) throw new Error('no postings')
    return output
  }
  return { admin, cash, preview, cancel, postings }
}
