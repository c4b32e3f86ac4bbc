import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { channelWebhooks, payments } from '@sufra/contract'
import { WebhookEvent } from '@sufra/contract/checkout/payments'
import type { Operation } from '@sufra/contract/kernel/operation'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { pick } from '../../kernel/database/columns.ts'
import { transaction } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { overdue } from './webhooks.sql.ts'
import { pauseAfter } from './webhooks.ts'

interface Received {
  readonly id: string
  readonly signed: boolean
  readonly event: ReturnType<typeof WebhookEvent.parse>
}

describeRules('webhooks', (open) => {
  let test: MoneyTest
  let receiver: Server
  let secret = ''
  let channel = 0
  const received: Received[] = []
  let status = 200

  const isSigned = (body: string, headers: Record<string, string>): boolean => {
    try {
      return Boolean(new Webhook(secret).verify(body, headers))
    } catch {
      return false
    }
  }
  const of = (id: number) => received.filter(({ event }) => event.order.id === id)
  const admin = async <Op extends Operation>(operation: Op, id: number, body: object = {}) =>
    (
      await test.server.ask(operation, 'admin', {
        token: test.world.admins['Super Admin'].token,
        params: { id },
        body,
      })
    ).output
  const until = (done: () => boolean | Promise<boolean>) => expect.poll(done).toBe(true)
  const deliveries = async (id: number) =>
    (
      await test.database.pool.query(
        `select topic, status, attempts, last_status, last_error, next_attempt_at > now() as later
          from webhook_deliveries where order_id = $1 order by id`,
        [id],
      )
    ).rows as { topic: string; status: string; attempts: number; last_error: string; later: boolean }[]
  const dueNow = (id: number) =>
    test.database.pool.query(
      `update webhook_deliveries set next_attempt_at = now() - interval '10 seconds'
        where order_id = $1 and status = 'waiting'`,
      [id],
    )

  beforeAll(async () => {
    test = await openMoney(open)
    receiver = createServer(async (request, response) => {
      const body = await text(request)
      const event = WebhookEvent.parse(JSON.parse(body))
      const signed = isSigned(body, request.headers as Record<string, string>)
      received.push({ id: String(request.headers['webhook-id']), signed, event })
      response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end()
    })
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    const { rows } = await test.database.pool.query('select id from channels order by id limit 1')
    channel = rows[0].id
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
    secret = (await admin(channelWebhooks.setAddress, channel, { url }))?.secret ?? ''
  })
  beforeEach(() => {
    status = 200
  })
  afterAll(async () => {
    receiver?.close()
    await test?.close()
  })

  it('report every change of status and money once, signed, with the resulting order', async () => {
    const id = await test.order()
    await test.pay(id, 305.49, `w-${id}`)
    await test.decide(id, 6)
    await test.decide(id, 6)
    await test.decide(id, 8)
    await until(() => of(id).length >= 3)
    // Everything is sent.
    await until(async () => (await deliveries(id)).every((sent) => sent.status === 'delivered'))
    const messages = of(id).sort((a, b) => a.event.order.version - b.event.order.version)
    expect(messages.map(({ event }) => event.type)).toEqual([
      'order.money',
      'order.accepted',
      'order.completed',
    ])
    expect(messages.every(({ signed }) => signed)).toBe(true)
    expect(messages.every(({ id: header, event }) => header === event.id)).toBe(true)
    expect(messages[0]?.event.order).toMatchObject({
      status: 'PENDING',
      payed_amount: 305_49,
      remaining_amount: 305_49,
      advance_due: 305_49,
    })
    expect(messages[2]?.event.order).toMatchObject({
      status: 'COMPLETED',
      remaining_amount: 0,
      cash_collected_amount: 305_49,
    })
    expect(messages[2]?.event.order).toEqual(
      payments.payment.output.shape.order.parse(
        JSON.parse(
          JSON.stringify(
            (
              await test.server.call<{ order: unknown }>('GET', `/api/mobile/orders/${id}`, {
                token: test.world.channel,
              })
            ).body.order,
          ),
        ),
      ),
    )
    await until(async () => (await deliveries(id)).every((delivery) => delivery.status === 'delivered'))
  })

  it('report a cancellation and its refund as one event each', async () => {
    const id = await test.accepted()
    await test.pay(id, 100, `x-${id}`)
    await test.ask(payments.cancel, id, {})
    await test.ask(payments.refund, id, { amount: 100, reference: `y-${id}` })
    await until(() => of(id).length >= 4)
    const messages = of(id).sort((a, b) => a.event.created_at.localeCompare(b.event.created_at))
    expect(messages.map(({ event }) => [event.type, event.order.refund_due])).toEqual([
      ['order.accepted', 0],
      ['order.money', 0],
      ['order.cancelled', 100_00],
      ['order.money', 0],
    ])
    expect(messages[2]?.event.order.cancelled).toMatchObject({ by: 'customer' })
    // Each has a later version than the one before, the paid refund too.
    const versions = messages.map(({ event }) => event.order.version)
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    expect((await test.state(id)).version).toBe(versions.at(-1))
  })

  it('report nothing of rejected calls', async () => {
    const id = await test.order()
    await test.pay(id, 100_000, `z-${id}`)
    expect(await deliveries(id)).toEqual([])
  })

  it('are retried with growing pauses, with the same event each time', async () => {
    status = 500
    const id = await test.order()
    await test.pay(id, 10, `r-${id}`)
    await until(async () => (await deliveries(id))[0]?.attempts === 1)
    await until(async () => (await deliveries(id))[0]?.last_error !== null)
    expect(await deliveries(id)).toMatchObject([
      { status: 'waiting', last_error: 'The receiver answered 500', later: true },
    ])
    status = 302
    await dueNow(id)
    await until(async () => (await deliveries(id))[0]?.last_error === 'The receiver answered 302')
    status = 200
    await dueNow(id)
    await until(async () => (await deliveries(id))[0]?.status === 'delivered')
    expect(of(id)).toHaveLength(3)
    expect(new Set(of(id).map((one) => one.event.id)).size).toBe(1)
  })

  it('fail after a day, and can be replayed', async () => {
    status = 503
    const id = await test.order()
    await test.pay(id, 10, `g-${id}`)
    await until(async () => (await deliveries(id))[0]?.last_error !== null)
    await test.database.pool.query(
      `update webhook_deliveries set give_up_at = now() + interval '10 seconds' where order_id = $1`,
      [id],
    )
    await dueNow(id)
    await until(async () => (await deliveries(id))[0]?.status === 'failed')
    status = 200
    expect((await admin(channelWebhooks.sendFailed, channel))?.count).toBe(1)
    await dueNow(id)
    await until(async () => (await deliveries(id))[0]?.status === 'delivered')
    const first = of(id)[0]?.event
    expect(of(id).every(({ event }) => event.id === first?.id)).toBe(true)
    const [latest] =
      (await admin(channelWebhooks.deliveries, channel, { search: `${id}` }))?.deliveries.data ?? []
    const delivery = latest?.id ?? 0
    const count = of(id).length
    await admin(channelWebhooks.sendAgain, delivery)
    await until(() => of(id).length > count)
  })

  it('are tried again however many of another channel have been waiting for longer', async () => {
    const undone = new Error('undone')
    let found: readonly { channel_id: number }[] = []
    let [hanging, other] = [0, 0]
    // Undone, so that nothing of it is sent.
    const looking = transaction(test.database.db, async (tx) => {
      const idColumn = pick(tables.channels, 'id')
      const channels = await query(
        tx,
        idColumn,
        sql`insert into channels (name) values ('Hanging'), ('Other') returning id`,
      )
      ;[hanging, other] = channels.map(({ id }) => id) as [number, number]
      await execute(
        tx,
        sql`insert into webhook_deliveries (channel_id, topic, next_attempt_at)
          select ${hanging}::bigint, 'test', now() - interval '1 hour' from generate_series(1, 600)
          union all select ${other}::bigint, 'test', now() - interval '1 minute'`,
      )
      found = await overdue(tx)
      throw undone
    })
    await expect(looking).rejects.toBe(undone)
    expect(found.filter(({ channel_id }) => channel_id === hanging)).toHaveLength(499)
    expect(found.filter(({ channel_id }) => channel_id === other)).toHaveLength(1)
  })

  it('no longer wait for a channel that has no address or is revoked', async () => {
    status = 500
    const id = await test.order()
    await test.pay(id, 10, `n-${id}`)
    await until(async () => (await deliveries(id))[0]?.last_error !== null)
    await test.database.pool.query('update channels set webhook_url = null where id = $1', [channel])
    await dueNow(id)
    await until(async () => (await deliveries(id))[0]?.status === 'failed')
    const quiet = await test.order()
    await test.pay(quiet, 10, `q-${quiet}`)
    expect(await deliveries(quiet)).toEqual([])
  })
})

it('increases the pauses between attempts to an hour', () => {
  expect([1, 2, 3, 7, 8, 20].map(pauseAfter)).toEqual([30, 60, 120, 1920, 3600, 3600])
})
