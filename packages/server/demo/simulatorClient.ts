import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { checkout } from '@sufra/contract/checkout/checkout'
import { payments } from '@sufra/contract/checkout/payments'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { qar } from '@sufra/contract/kernel/money'
import type { Operation, OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import type { z } from 'zod'
import type { Hours, Item, OrderBody, Store } from './simulatorPlan.ts'

export interface ClientSettings {
  readonly origin: string
  readonly key: string
  readonly signal: AbortSignal
}

export type OrderState = OutputOf<typeof payments.show>['order']

export interface Client {
  stores(): Promise<Store[]>
  menu(store_id: number): Promise<Item[]>
  hours(store_id: number): Promise<Hours>
  /** The error the order would get; undefined if none. */
  refusalOf(body: OrderBody): Promise<string | undefined>
  /** The order's id; undefined if it was rejected. */
  place(body: OrderBody): Promise<number | undefined>
  order(id: number): Promise<OrderState | undefined>
  pay(id: number, payment: RequestOf<typeof payments.payment>): Promise<void>
  refund(id: number, refund: RequestOf<typeof payments.refund>): Promise<void>
  /** Shows the customer the refund, and cancels. */
  cancel(id: number): Promise<void>
}

/** The key is not valid (any more), so there is no use in retrying. */
class KeyRefused extends Error {}

const secondMs = 1000
const longestWait = 30 * secondMs

/** A client of the ordering API. Retries an unavailable or busy server until it answers or `signal` aborts. */
export function openClient({ origin, key, signal }: ClientSettings): Client {
  async function attempt(operation: Operation, path: string, body: unknown, once: string) {
    const response = await fetch(`${origin}${prefixes.channel}/${path}`, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': once,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(30 * secondMs)]),
    })
    return { response, answer: (await response.json()) as unknown }
  }

  /** Always uses the same `Idempotency-Key`, so that an order whose answer was lost is not placed twice. */
  async function ask<Op extends Operation>(
    operation: Op,
    path: string,
    body?: unknown,
  ): Promise<{ output?: OutputOf<Op>; code?: string }> {
    const once = randomUUID()
    for (let pause = secondMs; ; pause = Math.min(pause * 2, longestWait)) {
      const outcome = await attempt(operation, path, body, once).catch(() => undefined)
      signal.throwIfAborted()
      const status = outcome?.response.status ?? 503
      if (outcome && status === 200)
        return { output: (operation.output as z.ZodType).parse(outcome.answer) as OutputOf<Op> }
      if (status === 401 || status === 403) throw new KeyRefused()
      if (status < 500 && status !== 429)
        return { code: (outcome?.answer as { code: string } | undefined)?.code ?? '' }
      const asked = Number(outcome?.response.headers.get('retry-after') ?? 0) * secondMs
      await wait(Math.max(pause, asked), undefined, { signal })
    }
  }

  return {
    stores: async () => (await ask(checkout.stores, 'stores')).output?.stores ?? [],
    menu: async (store_id) => (await ask(checkout.menu, `stores/${store_id}/menu`)).output?.items ?? [],
    hours: async (restaurant_store_id) => {
      const { output } = await ask(checkout.workingHours, 'store/getWorkingHoursByStoreId', {
        restaurant_store_id,
      })
      return output?.storeHours ?? []
    },
    refusalOf: async (body) => (await ask(checkout.quote, 'orders/quote', body)).code,
    place: async (body) => (await ask(checkout.place, 'orders', body)).output?.order.id,
    order: async (id) => (await ask(payments.show, `orders/${id}`)).output?.order,
    pay: async (id, payment) => void (await ask(payments.payment, `orders/${id}/payment`, payment)),
    refund: async (id, refund) => void (await ask(payments.refund, `orders/${id}/refund`, refund)),
    cancel: async (id) => {
      const { output } = await ask(payments.cancel, `orders/${id}/cancel`, { preview: true })
      if (!output) return
      const expected = qar(output.consequences.refund_amount)
      await ask(payments.cancel, `orders/${id}/cancel`, { refund_amount: expected })
    },
  }
}
