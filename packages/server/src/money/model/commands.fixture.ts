import { charges, months, orderPayments, paymentRequests, payments, payoutRuns } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { qar } from '@sufra/contract/kernel/money'
import type { Operation } from '@sufra/contract/kernel/operation'
import { orders } from '@sufra/contract/orders/orders'
import fc from 'fast-check'
import { type Kitchen, newCustomer, newKey } from '../../../test/checkout.ts'
import { inDays, type MoneyTest } from '../../../test/money.ts'
import type { TestResponse } from '../../../test/server.ts'

/** A store with what has been made of it so far. Others add to it while a command looks. */
export interface Shop {
  readonly kitchen: Kitchen
  readonly orders: number[]
  readonly charges: number[]
  readonly runs: number[]
  readonly files: number[]
  readonly requests: { readonly id: number; readonly custom: boolean }[]
}

type Run = (test: MoneyTest, shop: Shop) => Promise<unknown>
export interface Command {
  /** Shown when a run fails. */
  readonly name: string
  readonly shop: number
  readonly run: Run
}

/** Refusals are allowed, failures are not. */
async function ask<Op extends Operation>(
  { server, world }: MoneyTest,
  { kitchen }: Shop,
  operation: Op,
  door: Audience,
  id: number | undefined,
  body: unknown,
): Promise<TestResponse<Op>> {
  const { people } = kitchen.tenant
  const tokens: Partial<Record<Audience, string>> = {
    admin: world.admins['Super Admin'].token,
    restaurant: people.restaurant.token,
    store_user: people.store_user.token,
    channel: world.channel,
  }
  const answer = await server.ask(operation, door, {
    token: tokens[door],
    ...(id !== undefined && { params: { id } }),
    ...(body !== undefined && { body }),
    ...(door === 'channel' && { headers: { 'idempotency-key': newKey() } }),
  })
  if (answer.status >= 500) throw new Error(`${operation.id} answered ${answer.status}`)
  return answer
}

const inTurn =
  (...runs: readonly Run[]): Run =>
  async (test, shop) => {
    for (const run of runs) await run(test, shop)
  }

const nth = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
const today = qatarDay(new Date())
const firstDay = `${today.slice(0, 7)}-01`
/** Days of the month that can be closed, and of this one. */
const lastMonth = addDays(firstDay, -2)
const days = [lastMonth, firstDay, today] as const

const status: (id: number, status_id: number) => Run = (id, status_id) => (test, shop) =>
  ask(test, shop, orders.updateStatus, 'store_user', undefined, {
    order_id: String(id),
    status_id: String(status_id),
    ...(status_id === 7 && { cancel_reason_id: '1' }),
    ...(status_id === 8 && { early: true }),
  })

const place =
  (card: boolean, paid: number): Run =>
  async (test, shop) => {
    const body = shop.kitchen.body({
      payment_method: card ? 'creditcard' : 'cashondelivery',
      date: inDays(9),
      customer: newCustomer(),
    })
    const { order } = (await test.place(body)).body
    if (!order) return
    shop.orders.push(order.id)
    if (card && paid > 0) await pay(order.id, paid)(test, shop)
    await status(order.id, 6)(test, shop)
  }

const pay =
  (id: number, amount: number): Run =>
  (test, shop) =>
    ask(test, shop, payments.payment, 'channel', id, { amount, reference: newKey(), card_kind: 'credit' })

/** A completed order that is due to the store. */
export const dueOrder: Run = async (test, shop) => {
  await place(true, 610.98)(test, shop)
  const id = shop.orders.at(-1)
  if (id !== undefined) await status(id, 8)(test, shop)
}

const raise =
  (custom: boolean, part: number, reference_date: string): Run =>
  async (test, shop) => {
    const { output } = await ask(
      test,
      shop,
      paymentRequests.due,
      'admin',
      shop.kitchen.tenant.ids.stores,
      undefined,
    )
    const chosen = (output?.orders ?? []).filter((_, at) => part === 0 || at % (part + 1) === 0)
    if (chosen.length === 0) return
    const raised = await ask(
      test,
      shop,
      custom ? paymentRequests.raiseCustom : paymentRequests.raise,
      custom ? 'admin' : 'store_user',
      undefined,
      {
        restaurant_store_id: shop.kitchen.tenant.ids.stores,
        reference_date,
        orders: chosen.map(({ id }) => ({ id })),
      },
    )
    if (raised.output) shop.requests.push({ id: raised.output.id, custom })
  }

/** The request at `at`, or the latest. */
const decide =
  (at: number | 'latest', accept: boolean): Run =>
  async (test, shop) => {
    const request = at === 'latest' ? shop.requests.at(-1) : nth(shop.requests, at)
    if (!request) return
    await ask(
      test,
      shop,
      request.custom ? paymentRequests.decideCustom : paymentRequests.decide,
      request.custom ? 'store_user' : 'admin',
      request.id,
      accept ? { status: 'request_accepted' } : { status: 'request_rejected', note: 'Not yet' },
    )
  }

const charge =
  (balance: number, reference_date: string): Run =>
  async (test, shop) => {
    const { output } = await ask(test, shop, charges.save, 'admin', undefined, {
      restaurant_store_id: shop.kitchen.tenant.ids.stores,
      reference_date,
      description: 'Photographs',
      balance,
    })
    if (output) shop.charges.push(output.id)
  }

/** A command about one of the orders, charges or requests that there are by then. */
const about =
  (of: 'orders' | 'charges' | 'runs' | 'files', at: number, act: (id: number) => Run): Run =>
  async (test, shop) => {
    const id = nth(shop[of], at)
    if (id !== undefined) await act(id)(test, shop)
  }

const admin =
  (operation: Operation, body: object) =>
  (id: number): Run =>
  (test, shop) =>
    ask(test, shop, operation, 'admin', id, body)

const undoing = { reason: 'Entered wrongly' }
const refund = (amount: number) => (id: number) => (test: MoneyTest, shop: Shop) =>
  ask(test, shop, payments.refund, 'channel', id, { amount, reference: newKey(), reason: 'Late' })
const cancel = (id: number) => (test: MoneyTest, shop: Shop) =>
  ask(test, shop, payments.cancel, 'channel', id, {})
const cash = (amount: number) => (id: number) => (test: MoneyTest, shop: Shop) =>
  ask(test, shop, orderPayments.recordCash, 'store_user', id, { amount })
const reversePayout =
  (at: number, effective_date: string): Run =>
  async (test, shop) => {
    const request = nth(shop.requests, at)
    if (request)
      await admin(paymentRequests.reversePayout, { ...undoing, effective_date })(request.id)(test, shop)
  }

/** A run that pays the store whatever is due to it. */
const payStore =
  (reference_date: string): Run =>
  async (test, shop) => {
    const due_day = today
    const stores = [shop.kitchen.tenant.ids.stores]
    const shown = await ask(test, shop, payoutRuns.preview, 'admin', undefined, { stores, due_day })
    const [position] = shown.output?.stores ?? []
    if (!position) return
    const { output } = await ask(test, shop, payoutRuns.make, 'admin', undefined, {
      key: crypto.randomUUID(),
      due_day,
      reference_date,
      stores: [{ id: position.store.id, amount: qar(position.amount) }],
    })
    if (!output) return
    shop.runs.push(output.id)
    const made = await ask(test, shop, payoutRuns.show, 'admin', output.id, undefined)
    for (const { id } of made.output?.requests ?? []) shop.requests.push({ id, custom: true })
  }

const makeFile =
  (id: number): Run =>
  async (test, shop) => {
    const { output } = await ask(test, shop, payoutRuns.makeFile, 'admin', id, {})
    if (output) shop.files.push(output.id)
  }

/** For all stores, as months are closed for the platform. */
const closeMonth: Run = async (test, shop) => {
  const { output } = await ask(test, shop, months.next, 'admin', undefined, undefined)
  const month = output?.next?.month
  if (month !== undefined) await ask(test, shop, months.close, 'admin', undefined, { month })
}

/** Part of every life, as chance alone may leave them out: a store is paid by a run and accepts it, and a month is closed. */
export const always: readonly Command[] = [
  { name: 'pay due order', shop: 0, run: inTurn(dueOrder, payStore(today), decide('latest', true)) },
  { name: 'close charged month', shop: 1, run: inTurn(charge(2, lastMonth), closeMonth) },
]

const at = fc.nat({ max: 50 })
const amount = fc.constantFrom(10, 75.5, 300, 610.98)
/** Small beside an order, or the stores would owe something most of the time and nothing could be paid. */
const little = fc.constantFrom(2, 7.25, 15)
/** Most orders are paid by card, and so due to the store once they are completed. */
const paid = fc.constantFrom(0, 300, 610.98, 610.98, 610.98, 610.98)
const card = fc.constantFrom(true, true, true, false)
const day = fc.constantFrom(...days)

/** How often, and what. A new kind of step is one more line here. */
const steps: readonly (readonly [weight: number, name: string, run: fc.Arbitrary<Run>])[] = [
  [5, 'place', fc.tuple(card, paid).map((of) => place(...of))],
  [2, 'pay', fc.tuple(at, amount).map(([on, more]) => about('orders', on, (id) => pay(id, more)))],
  [1, 'cash', fc.tuple(at, amount).map(([on, taken]) => about('orders', on, cash(taken)))],
  [6, 'complete', at.map((on) => about('orders', on, (id) => status(id, 8)))],
  [1, 'cancel', at.map((on) => about('orders', on, cancel))],
  [2, 'refund', fc.tuple(at, amount).map(([on, back]) => about('orders', on, refund(back)))],
  [1, 'undo', at.map((on) => about('orders', on, admin(orderPayments.undoCompletion, undoing)))],
  [2, 'charge', fc.tuple(little, day).map((of) => charge(...of))],
  [
    1,
    'reverse charge',
    fc
      .tuple(at, day)
      .map(([on, effective_date]) =>
        about('charges', on, admin(charges.reverse, { ...undoing, effective_date })),
      ),
  ],
  [5, 'raise', fc.tuple(fc.boolean(), fc.nat({ max: 2 }), day).map((of) => raise(...of))],
  [9, 'decide', fc.tuple(at, fc.boolean()).map((of) => decide(...of))],
  [3, 'pay store', day.map(payStore)],
  [2, 'bank file', at.map((on) => about('runs', on, makeFile))],
  [1, 'void file', at.map((on) => about('files', on, admin(payoutRuns.voidFile, { reason: 'Refused' })))],
  [1, 'settle run', at.map((on) => about('runs', on, admin(payoutRuns.settle, { bank_reference: 'QNB-1' })))],
  [1, 'close month', fc.constant(closeMonth)],
  [2, 'reverse payout', fc.tuple(at, day).map((of) => reversePayout(...of))],
]

export const command: fc.Arbitrary<Command> = fc.oneof(
  ...steps.map(([weight, name, run]) => ({
    weight,
    arbitrary: fc.record({ name: fc.constant(name), shop: fc.nat({ max: 1 }), run }),
  })),
)
