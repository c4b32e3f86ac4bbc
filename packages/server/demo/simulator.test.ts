import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutTest, makeKitchen, openCheckout } from '../test/checkout.ts'
import { testDatabase } from '../test/databases.ts'
import { random } from './catalog/random.ts'
import { startSimulator } from './simulator.ts'
import { simulatorKey } from './simulatorKey.ts'
import { gap } from './simulatorPlan.ts'

describe('the interval between orders', () => {
  it('is one to three minutes by day, longer at night, and shorter on request', () => {
    const mean = (hour: string, speed = 1) => {
      const draws = random('pace')
      const gaps = Array.from({ length: 2000 }, () =>
        gap(new Date(`2026-03-04T${hour}:30:00+03:00`), speed, draws),
      )
      return gaps.reduce((a, b) => a + b) / gaps.length / 60_000
    }
    for (const hour of ['09', '12', '16', '19', '21']) {
      expect(mean(hour)).toBeGreaterThan(1)
      expect(mean(hour)).toBeLessThan(3)
    }
    expect(mean('03')).toBeGreaterThan(3)
    expect(mean('12', 60)).toBeCloseTo(mean('12') / 60)
  })
})

describe('the simulator', () => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(() => testDatabase('pglite'))
    for (const name of ['Second', 'Third']) await makeKitchen(test.database, test.world, name)
  })
  afterAll(() => test?.close())

  it('places different orders through the API and stops when requested', async () => {
    const key = await simulatorKey(test.database.db)
    const placed: number[] = []
    const full = Promise.withResolvers<void>()
    const simulator = startSimulator({
      origin: test.server.origin,
      key,
      speed: 1000,
      seed: 'test',
      onPlaced: (id) => placed.push(id) >= 25 && full.resolve(),
    })
    await full.promise
    await simulator.stop()
    const { rows } = await test.database.pool.query(
      `select count(*) as orders, count(distinct store_id) as stores, count(distinct payment_method) as methods,
        count(distinct language) as languages, count(distinct event_day) as days, min(event_at) > now() as ahead,
        count(*) - count(distinct customer_id) as returning
      from orders where channel_id = (select id from channels where name = 'Order simulator')`,
    )
    const { orders, days, returning, ...rest } = rows[0]
    expect(rest).toEqual({ stores: 3, methods: 2, languages: 2, ahead: true })
    expect(orders).toBeGreaterThanOrEqual(25)
    expect(days).toBeGreaterThan(5)
    expect(returning).toBeGreaterThan(0)
    // Its thread has ended with its last answer: no request is running.
    expect(placed.length).toBe(orders)
  })

  it('pays advances and remainders, cancels, and pays awarded refunds', async () => {
    const count = async (text: string) =>
      (await test.database.pool.query(`select count(*) as n from ${text}`)).rows[0].n as number
    const simulator = startSimulator({
      origin: test.server.origin,
      key: await simulatorKey(test.database.db),
      speed: 4000,
      seed: 'money',
    })
    const enough = async () =>
      (await count('payments')) > 6 &&
      (await count('orders where remaining_amount = 0 and status_id <> 7')) > 0 &&
      (await count(`orders where cancelled_by_kind = 'customer'`)) > 0 &&
      (await count(`refunds where status = 'done'`)) > 0
    await expect.poll(enough).toBe(true)
    await simulator.stop()
  })

  it('places an order once although answers are lost', async () => {
    const calls = new Map<string, number>()
    const server = createServer(async (request, response) => {
      const once = String(request.headers['idempotency-key'])
      const nth = (calls.get(once) ?? 0) + 1
      const places = request.url === '/api/mobile/orders'
      if (places) calls.set(once, nth)
      const body = request.method === 'POST' ? await text(request) : null
      const headers = Object.fromEntries(
        ['authorization', 'content-type', 'idempotency-key'].map((name) => [
          name,
          String(request.headers[name]),
        ]),
      )
      const answer = await fetch(test.server.origin + request.url, {
        method: request.method ?? '',
        headers,
        body,
      })
      // The first answer to every order is lost, as when a server restarts.
      if (places && nth === 1) return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const orders = async () =>
      (await test.database.pool.query('select count(*) as n from orders')).rows[0].n as number
    const before = await orders()
    const full = Promise.withResolvers<void>()
    let placed = 0
    const simulator = startSimulator({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key: await simulatorKey(test.database.db),
      speed: 1000,
      onPlaced: () => ++placed === 2 && full.resolve(),
    })
    await full.promise
    await simulator.stop()
    server.closeAllConnections()
    server.close()
    expect([...calls.values()].slice(0, 2)).toEqual([2, 2])
    expect(await orders()).toBe(before + calls.size)
  })

  it('waits for an unavailable server, and can be stopped while waiting', async () => {
    let tries = 0
    const away = createServer((request) => {
      tries++
      request.socket.destroy()
    })
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(away.address() as AddressInfo).port}`
    const simulator = startSimulator({ origin, key: 'sfc_x', speed: 1000 })
    await expect.poll(() => tries).toBeGreaterThan(1)
    await simulator.stop()
    away.close()
  })
})
