import { spawnSync } from 'node:child_process'
import { orderStatus, orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/openStream.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'
import { readExposition } from './exposition.fixture.ts'
import { gauges } from './gauges.ts'
import { serveMetrics } from './metricsServer.ts'
import { openMetrics } from './openMetrics.ts'

const place = { host: '127.0.0.1', port: 0 }

describeEachDatabase('metrics', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open, { SUFRA_METRICS_PORT: '0' })
  })
  afterAll(() => test?.close())
  const value = async (name: string, labels = '') =>
    readExposition(await test.server.app.metricsText())
      .get(name)
      ?.values.get(labels)
  const list = (token?: string) => test.server.ask(orders.list, 'admin', { token, body: {} })

  it('count calls by operation and status, and refusals by code', async () => {
    const { token } = test.world.admins['Super Admin']
    const counted = (status: number) =>
      value('sufra_call_duration_seconds', `operation="orders.list",status="${status}"`)
    expect([await list(token), await list(token), await list()].map(({ status }) => status)).toEqual([
      200, 200, 401,
    ])
    await expect.poll(() => counted(200)).toBe(2)
    await expect.poll(() => counted(401)).toBe(1)
    expect(await value('sufra_refusals_total', 'code="session.missing"')).toBe(1)
    expect(await value('sufra_calls_running')).toBe(0)
  })

  it('name what is no operation by its route, never by its path', async () => {
    for (const path of ['/api/admins/nothing-1', '/nothing-2', '/%zz']) await test.server.call('GET', path)
    const text = await test.server.app.metricsText()
    expect(text).not.toMatch(/nothing-\d/)
    expect(text).toContain('code="route.missing"')
  })

  it('count a stream while it is open', async () => {
    const count = () => value('sufra_streams_open', 'operation="orders.events"')
    const stream = await openDesk(test.server.origin, 'admins', test.world.admins['Super Admin'].token)
    expect(await count()).toBe(1)
    stream.close()
    await expect.poll(count).toBe(0)
  })

  it('tell orders, jobs, webhooks, connections and the outbox as the database has them', async () => {
    await mergeReports(test.database.db)
    const pending = (await value('sufra_orders', 'status="pending"')) ?? 0
    const today = (await value('sufra_orders_placed_today')) ?? 0
    const { status, body } = await test.place(test.kitchen.body())
    expect(status).toBe(200)
    await mergeReports(test.database.db)
    expect(await value('sufra_orders', 'status="pending"')).toBe(pending + 1)
    expect(await value('sufra_orders_placed_today')).toBe(today + 1)
    expect(await value('sufra_revenue_today_qar')).toBeGreaterThan(600)
    const age = `update orders set created_at = now() - interval '1 hour' where id = $1 and status_id = $2`
    await test.database.pool.query(age, [body.order?.id, orderStatus.pending])
    expect(await value('sufra_oldest_pending_order_seconds')).toBeGreaterThanOrEqual(3600)
    expect(await value('sufra_pool_size')).toBeGreaterThan(0)
    expect(await value('sufra_database_up')).toBe(1)
    expect(await value('sufra_jobs_waiting', 'queue="webhooks"')).toBe(0)
    expect(await value('sufra_webhooks_waiting')).toBe(0)
    await expect.poll(() => value('sufra_outbox_lag_seconds')).toBe(0)
  })

  it('count jobs by their outcome', async () => {
    const succeeded = () =>
      value('sufra_job_duration_seconds', 'queue="orderMessages/notices",outcome="succeeded"')
    await expect.poll(succeeded).toBeGreaterThan(0)
  })

  it('leave out what the database does not tell, and say so', async () => {
    let failing = false
    const heard = gauges({ test_heard: { help: 'Heard' } }, async () => {
      if (failing) throw new Error('the database is gone')
      return [{ name: 'test_heard', value: 7 }]
    })
    const metrics = await openMetrics({ metrics: place }, [heard])
    const told = async () => {
      const text = await metrics.text({ database: test.database, events: {} as never, replicas: {} as never })
      const exposed = readExposition(text)
      return ['test_heard', 'sufra_database_up'].map((name) => exposed.get(name)?.values.get(''))
    }
    expect(await told()).toEqual([7, 1])
    failing = true
    expect(await told()).toEqual([undefined, 0])
    failing = false
    expect(await told()).toEqual([7, 1])
  })

  it('pass the check of promtool', async ({ skip }) => {
    const text = await test.server.app.metricsText()
    const { status, stdout, stderr, error } = spawnSync('promtool', ['check', 'metrics'], { input: text })
    if (error) skip('promtool is not installed: the tests above read the format')
    expect([`${stdout}${stderr}`, status]).toEqual(['', 0])
  })

  it('are served on their own port only', async () => {
    const server = await serveMetrics(place, test.server.app.metricsText)
    const own = `http://127.0.0.1:${server.port}`
    const answer = await fetch(`${own}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(readExposition(await answer.text()).has('process_resident_memory_bytes')).toBe(true)
    for (const path of ['/', '/metrics/x', '/api/admins/verifyToken'])
      expect((await fetch(own + path)).status).toBe(404)
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404)
    await server.close()
    const here = await test.server.call<{ code: string }>('GET', '/metrics')
    expect([here.status, here.body.code]).toEqual([404, 'route.missing'])
  })
})

it('are not counted without a port', async () => {
  const metrics = await openMetrics({ metrics: undefined }, [])
  metrics.call({ operation: 'a', streams: false })({ status: 200, code: undefined, seconds: 1 })
  expect(await metrics.text({} as never)).toBe('')
})
