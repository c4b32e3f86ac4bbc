import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { channels, channelWebhooks } from '@sufra/contract'
import { TestEvent } from '@sufra/contract/checkout/payments'
import type { Operation } from '@sufra/contract/kernel/operation'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CheckoutTest, newKey, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'

describeEachDatabase('deliveries of a channel', (open) => {
  let test: CheckoutTest
  let receiver: Server
  let url = ''
  let status = 200
  /** The receiver answers when this has come. */
  let answering: Promise<void> = Promise.resolve()
  const received: { readonly body: string; readonly headers: Record<string, string> }[] = []

  beforeAll(async () => {
    test = await openCheckout(open)
    receiver = createServer(async (request, response) => {
      received.push({ body: await text(request), headers: request.headers as Record<string, string> })
      await answering
      response.writeHead(status).end()
    })
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  })
  beforeEach(() => {
    status = 200
    answering = Promise.resolve()
    received.length = 0
  })
  afterAll(async () => {
    receiver?.close()
    await test?.close()
  })

  const admin = <Op extends Operation>(operation: Op, body: object, id?: number) =>
    test.server.ask(operation, 'admin', {
      token: test.world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const add = async () => (await admin(channels.save, { name: `Told ${newKey()}` })).output?.id ?? 0
  const setAddress = async (id: number, body: object) =>
    (await admin(channelWebhooks.setAddress, body, id)).output?.secret
  const told = async () => {
    const id = await add()
    return { id, secret: (await setAddress(id, { url })) ?? '' }
  }
  const deliveries = async (id: number, body: object = {}) =>
    (await admin(channelWebhooks.deliveries, body, id)).output?.deliveries ?? { data: [], total: 0 }
  const latest = async (id: number) => (await deliveries(id)).data[0]
  const sendTest = async (id: number) => (await admin(channelWebhooks.test, {}, id)).output?.id ?? 0
  const until = (done: () => Promise<boolean>) => expect.poll(done).toBe(true)
  const given = (id: number) =>
    test.database.pool.query(
      `update webhook_deliveries set status = 'failed', next_attempt_at = null where id = $1`,
      [id],
    )

  it('begin with a test event, signed like all others', async () => {
    const { id, secret } = await told()
    const delivery = await sendTest(id)
    await until(async () => (await latest(id))?.status === 'delivered')
    expect(await latest(id)).toMatchObject({
      id: delivery,
      topic: 'test',
      order_id: null,
      attempts: 1,
      last_status: 200,
    })
    const [{ body, headers } = { body: '', headers: {} }] = received
    const event = TestEvent.parse(new Webhook(secret).verify(body, headers))
    expect(event.id).toBe((await latest(id))?.event_id)
    expect((await admin(channels.list, {})).output?.channels.find((each) => each.id === id)?.failed).toBe(0)
  })

  it('are filtered by state, and found by event or order', async () => {
    const { id } = await told()
    status = 503
    const first = await sendTest(id)
    await until(async () => (await latest(id))?.last_status === 503)
    expect(await latest(id)).toMatchObject({ status: 'waiting', last_error: 'The receiver answered 503' })
    await given(first)
    status = 200
    await sendTest(id)
    await until(async () => (await latest(id))?.status === 'delivered')
    expect((await deliveries(id, { status: 'failed' })).data.map((each) => each.id)).toEqual([first])
    expect((await deliveries(id, { count: 1, page: 2 })).data.map((each) => each.id)).toEqual([first])
    expect((await deliveries(id)).total).toBe(2)
    const search = (await latest(id))?.event_id
    expect((await deliveries(id, { search })).total).toBe(1)
    expect((await deliveries(id, { search: '123' })).total).toBe(0)
    expect((await admin(channels.list, {})).output?.channels.find((each) => each.id === id)?.failed).toBe(1)
  })

  it('are sent again one by one or all that were given up, with the same event', async () => {
    const { id } = await told()
    const one = await sendTest(id)
    await until(async () => (await latest(id))?.status === 'delivered')
    expect((await admin(channelWebhooks.sendAgain, {}, one)).status).toBe(200)
    await until(async () => received.length === 2)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    await until(async () => (await latest(id))?.status === 'delivered')
    await given(one)
    expect((await admin(channelWebhooks.sendFailed, {}, id)).output?.count).toBe(1)
    await until(async () => (await latest(id))?.status === 'delivered')
    expect((await admin(channelWebhooks.sendFailed, {}, id)).output?.count).toBe(0)
    expect(received).toHaveLength(3)
  })

  it('leave a row in the audit trail when somebody has them sent, and the version of the channel as it was', async () => {
    const { id } = await told()
    const noted = async () =>
      (
        await test.database.pool.query(
          `select operation, actor_kind, array(select jsonb_object_keys(after)) as fields
            from audit_log where table_name = 'channels' and row_id = $1 and action = 'update' order by id`,
          [String(id)],
        )
      ).rows.slice(before)
    let before = 0
    before = (await noted()).length
    const versionOf = async () =>
      (await admin(channels.list, {})).output?.channels.find((each) => each.id === id)?.version
    const version = await versionOf()
    const one = await sendTest(id)
    await until(async () => (await latest(id))?.status === 'delivered')
    await admin(channelWebhooks.sendAgain, {}, one)
    await until(async () => (await latest(id))?.status === 'delivered')
    await given(one)
    await admin(channelWebhooks.sendFailed, {}, id)
    const by = { actor_kind: 'admin' }
    expect(await noted()).toEqual([
      { ...by, operation: channelWebhooks.test.id, fields: ['test_sent_at'] },
      { ...by, operation: channelWebhooks.sendAgain.id, fields: ['sent_again_at'] },
      { ...by, operation: channelWebhooks.sendFailed.id, fields: ['sent_again_at'] },
    ])
    expect(await versionOf()).toBe(version)
  })

  it('are not sent again while an attempt is under way, by however many at once', async () => {
    const { id } = await told()
    const { promise, resolve } = Promise.withResolvers<void>()
    answering = promise
    const delivery = await sendTest(id)
    await until(async () => received.length === 1)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin(channelWebhooks.sendAgain, {}, delivery)),
    )
    expect(new Set(answers.map(({ refusal }) => refusal?.code))).toEqual(new Set(['webhooks.underWay']))
    resolve()
    await until(async () => (await latest(id))?.status === 'delivered')
    expect(received).toHaveLength(1)
    await Promise.all(Array.from({ length: 5 }, () => admin(channelWebhooks.sendAgain, {}, delivery)))
    await until(async () => (await latest(id))?.status === 'delivered')
    // Asked again after the attempt of the first, each of the others may have led to one of its own.
    expect(received.length).toBeGreaterThan(1)
    expect(received.length).toBeLessThanOrEqual(6)
  })

  it('need a channel that is on and has an address', async () => {
    const { id } = await told()
    const delivery = await sendTest(id)
    await until(async () => (await latest(id))?.status === 'delivered')
    const codes = async () => [
      (await admin(channelWebhooks.test, {}, id)).refusal?.code,
      (await admin(channelWebhooks.sendAgain, {}, delivery)).refusal?.code,
      (await admin(channelWebhooks.sendFailed, {}, id)).refusal?.code,
    ]
    await admin(channels.update, { status: false }, id)
    expect(await codes()).toEqual(Array(3).fill('webhooks.noAddress'))
    await admin(channels.update, { status: true }, id)
    await setAddress(id, { url: null })
    expect(await codes()).toEqual(Array(3).fill('webhooks.noAddress'))
  })

  it('are signed with a secret that is shown when it is new, and at no other time', async () => {
    const { id, secret } = await told()
    expect(secret).toMatch(/^whsec_/)
    expect(await setAddress(id, { url: `${url}/moved` })).toBeNull()
    await setAddress(id, { url: null })
    expect(await setAddress(id, { url })).toBeNull()
    const renewed = await setAddress(id, { url, new_secret: true })
    expect(renewed).not.toBe(secret)
    await sendTest(id)
    await until(async () => received.length === 1)
    const [{ body, headers } = { body: '', headers: {} }] = received
    const verifies = (known: string | null | undefined) => () =>
      new Webhook(known ?? '').verify(body, headers)
    expect(verifies(renewed)).not.toThrow()
    // For a day the one before is good too, and no earlier one.
    expect(verifies(secret)).not.toThrow()
    const newest = await setAddress(id, { url, new_secret: true })
    received.length = 0
    await sendTest(id)
    await until(async () => received.length === 1)
    const [later = { body: '', headers: {} }] = received
    const known = [newest, renewed, secret].map((each) => {
      try {
        new Webhook(each ?? '').verify(later.body, later.headers)
        return true
      } catch {
        return false
      }
    })
    expect(known).toEqual([true, true, false])
    await test.database.pool.query(
      `update channels set webhook_secret_before_until = now() - interval '1 second' where id = $1`,
      [id],
    )
    received.length = 0
    await sendTest(id)
    await until(async () => received.length === 1)
    expect(received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
    const { rows } = await test.database.pool.query(
      `select before, after from audit_log where table_name = 'channels' and row_id = $1`,
      [String(id)],
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toContain('whsec_')
    const refused = await admin(channelWebhooks.setAddress, { url: 'http://user:password@app.example/' }, id)
    expect([refused.status, refused.refusal?.code, Object.keys(refused.refusal?.errors ?? {})]).toEqual([
      422,
      'webhooks.addressRefused',
      ['url'],
    ])
  })
})
