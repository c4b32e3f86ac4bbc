import { orderStatus, orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../test/databases.ts'
import { type Listening, listen } from '../../test/server.ts'
import { makeOrder, makeWorld, type Tenant, type World } from '../../test/world.ts'
import type { Database } from '../kernel/database/db.ts'
import { mask } from './orderPage/orders.rules.ts'

describeEachDatabase('orders desk', (open, kind) => {
  let database: Database
  let server: Listening
  let world: World
  let tenant: Tenant

  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })
  beforeEach(async () => {
    tenant = await world.tenant('desk')
  })

  const admin = () => world.admins['Super Admin'].token
  const setStatus = (token: string, order_id: number, status_id: number, reason?: number) =>
    server.ask(orders.updateStatus, token === admin() ? 'admin' : 'store_user', {
      token,
      body: {
        order_id: String(order_id),
        status_id: String(status_id),
        cancel_reason_id: reason ? String(reason) : '',
        early: true,
      },
    })
  const history = async (order_id: number) =>
    (
      await database.pool.query<{ status_id: number; actor_name: string }>(
        'select status_id, actor_name from order_status_history where order_id = $1 order by id',
        [order_id],
      )
    ).rows

  it('lists own orders newest first with the totals of each status', async () => {
    const more: number[] = []
    for (let i = 0; i < 12; i++) more.push(await makeOrder(database.pool, tenant.ids, 'desk'))
    const { token } = tenant.people.store_user
    const first = await server.ask(orders.list, 'store_user', { token })
    expect(first.output?.orders.total).toBe(14)
    expect(first.output?.orders.data.map(({ id }) => id)).toEqual(more.toReversed().slice(0, 10))
    expect(first.output?.totalPending).toEqual({ order_count: 13, total_price: 13 * 53_000 })
    expect(first.output?.totalAccepted).toEqual({ order_count: 0, total_price: 0 })
    const second = await server.ask(orders.list, 'store_user', { token, body: { page: 2, count: 5 } })
    expect(second.output?.orders.data.map(({ id }) => id)).toEqual(more.toReversed().slice(5, 10))
  })

  it('shows as cancelled only an order that is', async () => {
    const { token } = tenant.people.store_user
    const id = await makeOrder(database.pool, tenant.ids, 'desk')
    const view = () => server.ask(orders.cancelledView, 'admin', { token: admin(), params: { id } })
    expect((await view()).status).toBe(404)
    expect((await setStatus(token, id, orderStatus.cancelled, 1)).status).toBe(200)
    expect((await view()).output?.order.id).toBe(id)
  })

  it('accepts count and page in the query or the body, and the filter flat or nested', async () => {
    const { token } = tenant.people.restaurant
    const url = '/api/restaurant/order/getOrdersList?count=5&page=1'
    const nested = await server.call<{ orders: { total: number } }>('POST', url, {
      token,
      body: { filter: { order_status: 'newOrder', search: '' } },
    })
    expect([nested.status, nested.body.orders.total]).toEqual([200, 1])
    const flat = await server.call<{ orders: { total: number } }>('POST', url, {
      token,
      body: { order_status: 'accepted' },
    })
    expect([flat.status, flat.body.orders.total]).toEqual([200, 0])
  })

  it('finds an order by its exact id only, and never one of another tenant', async () => {
    const other = await world.tenant('other')
    const { token } = tenant.people.restaurant
    const search = async (text: string) =>
      (await server.ask(orders.list, 'restaurant', { token, body: { search: text } })).output?.orders
    expect((await search(String(tenant.ids.orders)))?.data).toHaveLength(1)
    expect(await search(String(other.ids.orders))).toMatchObject({ data: [], total: 0 })
    expect(await search("' or true --")).toMatchObject({ data: [], total: 0 })
  })

  it('rejects invalid paging and filters at their fields', async () => {
    const bad = async (body: object) =>
      (await server.ask(orders.list, 'admin', { token: admin(), body })).refusal?.errors
    expect(await bad({ count: 101 })).toEqual({ count: 'At most 100' })
    expect(await bad({ page: null })).toHaveProperty('page')
    expect(await bad({ page: true })).toHaveProperty('page')
    expect(await bad({ count: [5] })).toHaveProperty('count')
    expect(await bad({ order_status: 'other' })).toEqual({ order_status: 'Not one of the choices' })
    expect(await bad({ colour: 1 })).toEqual({ colour: 'Unknown field' })
  })

  it('allows the legal transitions and records who made them', async () => {
    const id = tenant.ids.orders as number
    const { token } = tenant.people.store_user
    const accepted = await setStatus(token, id, orderStatus.accepted)
    expect(accepted.output?.order.order_current_status.status).toBe('ACCEPTED')
    const completed = await setStatus(token, id, orderStatus.completed)
    expect(completed.output?.order).toMatchObject({ remaining_amount: 0, payed_amount: 0 })
    expect(completed.output?.order.order_current_payment_status.status).toBe('paid')
    expect((await history(id)).map(({ status_id }) => status_id)).toEqual([1, 6, 8])
    expect((await history(id)).at(-1)?.actor_name).toBe('desk Store Manager')
  })

  it('accepts the current status again without writing history', async () => {
    const id = tenant.ids.orders as number
    await setStatus(admin(), id, orderStatus.accepted)
    const again = await setStatus(admin(), id, orderStatus.accepted)
    expect(again.output?.order.order_current_status.id).toBe(orderStatus.accepted)
    expect(await history(id)).toHaveLength(2)
  })

  it('rejects a different decision, or one of another party, with who decided what', async () => {
    const [id, other] = [tenant.ids.orders as number, await makeOrder(database.pool, tenant.ids, 'desk')]
    const { token } = tenant.people.store_user
    await setStatus(token, id, orderStatus.cancelled, 1)
    expect((await setStatus(token, id, orderStatus.cancelled, 1)).status).toBe(200)
    const { refusal } = await setStatus(token, id, orderStatus.cancelled, 2)
    expect([refusal?.code, refusal?.message]).toEqual([
      'orders.cancelledByYou',
      expect.stringMatching(new RegExp(`^You have already cancelled order ${id}: \\w`)),
    ])
    for (const lost of [
      await setStatus(admin(), id, orderStatus.cancelled, 1),
      await setStatus(admin(), id, orderStatus.accepted),
    ]) {
      expect([lost.status, lost.refusal?.code]).toEqual([409, 'orders.cancelled'])
      expect(lost.refusal?.message).toMatch(
        new RegExp(`^desk Store Manager has already cancelled order ${id}: \\w`),
      )
    }
    await setStatus(token, other, orderStatus.accepted)
    const late = await setStatus(admin(), other, orderStatus.accepted)
    expect([late.status, late.refusal?.code]).toEqual([409, 'orders.decided'])
    expect(late.refusal?.message).toBe(`desk Store Manager has already set order ${other} to Accepted`)
    const own = await setStatus(token, other, orderStatus.cancelled, 1)
    expect([own.status, own.refusal?.code]).toEqual([409, 'orders.decidedByYou'])
    expect(own.refusal?.message).toBe(`You have already set order ${other} to Accepted`)
    expect(await history(id)).toHaveLength(2)
    expect(await history(other)).toHaveLength(2)
  })

  it('uses one name per status, the first being Pending as on the cards', async () => {
    const { output } = await server.ask(orders.statuses, 'admin', { token: admin() })
    const words = output?.orderStatus.map(({ display_status: { en, ar } }) => [en, ar]) ?? []
    expect([words[0], ...words.slice(5)]).toEqual([
      ['Pending', 'قيد الانتظار'],
      ['Accepted', 'مقبول'],
      ['Cancelled', 'ملغى'],
      ['Completed', 'مكتمل'],
    ])
  })

  it('rejects an illegal transition and names the current status', async () => {
    const id = tenant.ids.orders as number
    const skipped = await setStatus(admin(), id, orderStatus.completed)
    expect([skipped.status, skipped.refusal?.code]).toEqual([409, 'orders.transition'])
    expect(skipped.refusal?.message).toBe(`Order ${id} cannot go from “Pending” to “Completed”`)
    const reserved = await setStatus(admin(), id, 2)
    expect([reserved.status, reserved.refusal?.code]).toEqual([409, 'orders.transition'])
    await setStatus(admin(), id, orderStatus.accepted)
    const late = await setStatus(tenant.people.store_user.token, id, orderStatus.cancelled, 1)
    expect([late.status, late.refusal?.code]).toEqual([409, 'orders.decided'])
    expect(late.refusal?.message).toContain('platform Super Admin')
  })

  it('rejects an unknown status at its field', async () => {
    for (const wanted of [9, 99]) {
      const unknown = await setStatus(admin(), tenant.ids.orders as number, wanted)
      expect([unknown.status, unknown.refusal?.errors]).toEqual([
        422,
        { status_id: 'Not one of the choices' },
      ])
    }
  })

  it('requires a reason to cancel, after which nothing is owed', async () => {
    const id = tenant.ids.orders as number
    for (const reason of [undefined, 999_999]) {
      const refused = await setStatus(admin(), id, orderStatus.cancelled, reason)
      expect([refused.status, Object.keys(refused.refusal?.errors ?? {})]).toEqual([
        422,
        ['cancel_reason_id'],
      ])
    }
    expect(await history(id)).toHaveLength(1)
    const cancelled = await setStatus(admin(), id, orderStatus.cancelled, 2)
    expect(cancelled.output?.order).toMatchObject({ remaining_amount: 0, cancelled_by_guard_name: 'admin' })
    expect(cancelled.output?.order.cancel_reason?.en).toBe('An item is not available')
  })

  it('masks the customer from restaurant and store while pending or cancelled', async () => {
    const id = tenant.ids.orders as number
    const { token } = tenant.people.store_user
    const show = async () =>
      (await server.ask(orders.show, 'store_user', { token, params: { id } })).output?.order.customer
    expect(await show()).toEqual({ fullname: mask, mobile: mask, email: mask })
    const list = await server.ask(orders.list, 'store_user', { token })
    expect(list.output?.orders.data[0]?.customer).toEqual({ fullname: mask, mobile: mask })
    expect(
      (await server.ask(orders.show, 'admin', { token: admin(), params: { id } })).output?.order.customer
        .fullname,
    ).toBe('desk customer')
    await setStatus(token, id, orderStatus.accepted)
    expect((await show())?.fullname).toBe('desk customer')
    await database.pool.query('select 1')
  })

  it('answers in the requested language', async () => {
    const answer = await server.ask(orders.updateStatus, 'admin', {
      token: admin(),
      headers: { 'accept-language': 'ar-QA,ar;q=0.9' },
      body: { order_id: tenant.ids.orders, status_id: 7 },
    })
    expect(answer.refusal?.message).toBe('اختر سبب إلغاء الطلب')
  })

  it('writes an audit row with actor, before and after', async () => {
    await setStatus(admin(), tenant.ids.orders as number, orderStatus.accepted)
    const { rows } = await database.pool.query(
      `select actor_name, operation, request_id, before, after from audit_log
       where table_name = 'orders' and row_id = $1 order by id desc limit 1`,
      [String(tenant.ids.orders)],
    )
    expect(rows[0]).toMatchObject({ actor_name: 'platform Super Admin', operation: 'orders.updateStatus' })
    expect(rows[0].before.status_id).toBe(1)
    expect(rows[0].after.status_id).toBe(6)
    expect(rows[0].request_id).toMatch(/^[0-9a-f]{32}$/)
  })

  describe.runIf(kind === 'postgres')('decided in parallel', () => {
    it('accepts only the repeats of the winning decision', async () => {
      const { token } = tenant.people.store_user
      for (let round = 0; round < 5; round++) {
        const id = await makeOrder(database.pool, tenant.ids, 'desk')
        const asked = Array.from({ length: 24 }, (_, i) => ({
          kind: i % 2 === 0 ? 'admin' : 'store_user',
          reason: 1 + (i % 3),
        }))
        const answers = await Promise.all(
          asked.map((one) =>
            setStatus(one.kind === 'admin' ? admin() : token, id, orderStatus.cancelled, one.reason),
          ),
        )
        const { rows } = await database.pool.query(
          'select cancelled_by_kind as kind, cancel_reason_id as reason from orders where id = $1',
          [id],
        )
        const { kind: by, reason } = rows[0]
        expect(answers.map(({ status }) => status)).toEqual(
          asked.map((one) => (one.kind === by && one.reason === reason ? 200 : 409)),
        )
        expect(await history(id)).toHaveLength(2)
      }
    })

    it('makes one transition out of 25 acceptances and 25 cancellations', async () => {
      for (let round = 0; round < 5; round++) {
        const id = await makeOrder(database.pool, tenant.ids, 'desk')
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, i) =>
            i % 2 === 0
              ? setStatus(admin(), id, orderStatus.accepted)
              : setStatus(tenant.people.store_user.token, id, orderStatus.cancelled, 1),
          ),
        )
        const path = (await history(id)).map(({ status_id }) => status_id)
        expect(path).toHaveLength(2)
        const winner = path[1]
        const outcomes = answers.map(({ status }, i) => [i % 2 === 0 ? 6 : 7, status])
        for (const [wanted, status] of outcomes) expect(status).toBe(wanted === winner ? 200 : 409)
      }
      const { rows } = await database.pool.query(
        `select status_id, count(*) as n, sum(order_total_price) as price from orders where store_id = $1 group by 1`,
        [tenant.ids.stores],
      )
      for (const { status_id, n, price } of rows) {
        const kept = await database.pool.query(
          'select order_count, total_price from order_totals where store_id = $1 and status_id = $2',
          [tenant.ids.stores, status_id],
        )
        expect(kept.rows[0]).toEqual({ order_count: n, total_price: price })
      }
    })
  })
})
