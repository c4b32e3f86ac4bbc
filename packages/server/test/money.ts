import { payments } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { orders } from '@sufra/contract/orders/orders'
import type pg from 'pg'
import type { Database } from '../src/kernel/database/db.ts'
import { type Difference, reconcile } from '../src/money/ledger/reconcile.ts'
import { type CheckoutTest, newKey, openCheckout, type PlaceBody } from './checkout.ts'
import type { TestResponse } from './server.ts'

/** The ordering API after placing, as called by a channel, and the calls of staff. */
export interface MoneyTest extends CheckoutTest {
  /** A card order of QAR 610.98 for a distant day, by a new customer. */
  order(changes?: Partial<PlaceBody>): Promise<number>
  /** An order that the store has accepted. */
  accepted(changes?: Partial<PlaceBody>): Promise<number>
  ask<Op extends Operation>(
    operation: Op,
    id: number,
    body?: unknown,
    key?: string,
  ): Promise<TestResponse<Op>>
  pay(id: number, amount: number, reference: string): Promise<TestResponse<typeof payments.payment>>
  decide(id: number, status_id: number): Promise<number>
  state(id: number): Promise<OutputOf<typeof payments.show>['order']>
  differences(): Promise<Difference[]>
  /** Deletes orders, charges and requests that have no ledger. */
  forgetUnposted(): Promise<void>
}

export const inDays = (days: number): string => addDays(qatarDay(new Date()), days)

/** Rows of the world did not come through the API and have no ledger. */
export async function forgetUnposted(pool: pg.Pool): Promise<void> {
  const unposted = (key: string) => `not exists (select from ledger_events where ${key})`
  await pool.query(
    `delete from payment_requests where not exists (select from payment_request_orders where payment_request_id = id)`,
  )
  await pool.query(`delete from other_charges c where ${unposted('other_charge_id = c.id')}`)
  await pool.query(
    `delete from reviews r where not exists (select from ledger_events e where e.order_id = r.order_id)`,
  )
  await pool.query(`delete from orders o where ${unposted('order_id = o.id')}`)
}

let people = 0

export async function openMoney(open: () => Promise<Database>): Promise<MoneyTest> {
  const test = await openCheckout(open)
  const { server, world, database, kitchen } = test
  await forgetUnposted(database.pool)
  const token = world.channel
  const ask: MoneyTest['ask'] = (operation, id, body, key = newKey()) =>
    server.ask(operation, 'channel', {
      token,
      params: { id },
      ...(body !== undefined && { body }),
      headers: { 'idempotency-key': key },
    })
  const order = async (changes: Partial<PlaceBody> = {}) => {
    const customer = { fullname: 'Noora Al-Marri', mobile: String(50_000_000 + ++people) }
    const body = kitchen.body({ payment_method: 'creditcard', date: inDays(9), customer, ...changes })
    const answer = await test.place(body)
    if (!answer.body.order) throw new Error(`not placed: ${JSON.stringify(answer.body)}`)
    return answer.body.order.id
  }
  const decide = async (id: number, status_id: number) => {
    const answer = await server.ask(orders.updateStatus, 'store_user', {
      token: kitchen.tenant.people.store_user.token,
      body: {
        status_id: String(status_id),
        order_id: String(id),
        ...(status_id === 7 && { cancel_reason_id: '1' }),
        ...(status_id === 8 && { early: true }),
      },
    })
    return answer.status
  }
  return {
    ...test,
    forgetUnposted: () => forgetUnposted(database.pool),
    order,
    ask,
    decide,
    accepted: async (changes) => {
      const id = await order(changes)
      await decide(id, 6)
      return id
    },
    pay: (id, amount, reference) => ask(payments.payment, id, { amount, reference, card_kind: 'credit' }),
    state: async (id) => {
      const { output } = await ask(payments.show, id)
      if (!output) throw new Error(`order ${id} is not there`)
      return output.order
    },
    differences: async () => {
      const found: Difference[] = []
      await reconcile(database.db, (difference) => found.push(difference))
      return found
    },
  }
}
