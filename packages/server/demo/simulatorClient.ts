import { type components, createClient } from '@sufra/client'
import type { Hours, Item, OrderBody, Store } from './simulatorPlan.ts'

interface ClientSettings {
  readonly origin: string
  readonly key: string
  readonly signal: AbortSignal
}

type Shapes = components['schemas']
export type OrderState = Shapes['OrderingMoneyShowAnswer']['order']

export interface Client {
  stores(): Promise<readonly Store[]>
  menu(store_id: number): Promise<readonly Item[]>
  hours(store_id: number): Promise<Hours>
  /** The error the order would get; undefined if none. */
  quoteErrorOf(body: OrderBody): Promise<string | undefined>
  /** The order's id; undefined if it was rejected. */
  place(body: OrderBody): Promise<number | undefined>
  order(id: number): Promise<OrderState | undefined>
  pay(id: number, payment: Shapes['OrderingMoneyPaymentRequest']): Promise<void>
  refund(id: number, refund: Shapes['OrderingMoneyRefundRequest']): Promise<void>
  /** Shows the customer the refund, and cancels. */
  cancel(id: number): Promise<void>
}

/** The key is not valid (any more), so there is no use in going on. */
class KeyRefused extends Error {}

/** What customers do through the ordering API. Asks an unavailable or busy server until it answers or `signal` aborts. */
export function openClient(settings: ClientSettings): Client {
  const { GET, POST, use } = createClient({ ...settings, attempts: Number.POSITIVE_INFINITY })
  use({
    onResponse({ response: { status } }) {
      if (status === 401 || status === 403) throw new KeyRefused()
    },
  })
  const at = (id: number) => ({ params: { path: { id } } })

  return {
    stores: async () => (await GET('/api/mobile/stores')).data?.stores ?? [],
    menu: async (id) => (await GET('/api/mobile/stores/{id}/menu', at(id))).data?.items ?? [],
    hours: async (restaurant_store_id) => {
      const body = { restaurant_store_id }
      return (await POST('/api/mobile/store/getWorkingHoursByStoreId', { body })).data?.storeHours ?? []
    },
    quoteErrorOf: async (body) => (await POST('/api/mobile/orders/quote', { body })).error?.code,
    place: async (body) => (await POST('/api/mobile/orders', { body })).data?.order.id,
    order: async (id) => (await GET('/api/mobile/orders/{id}', at(id))).data?.order,
    pay: async (id, body) => void (await POST('/api/mobile/orders/{id}/payment', { ...at(id), body })),
    refund: async (id, body) => void (await POST('/api/mobile/orders/{id}/refund', { ...at(id), body })),
    cancel: async (id) => {
      const cancel = (body: Shapes['OrderingMoneyCancelRequest']) =>
        POST('/api/mobile/orders/{id}/cancel', { ...at(id), body })
      const { data } = await cancel({ preview: true })
      if (data) await cancel({ refund_amount: data.consequences.refund_amount })
    },
  }
}
