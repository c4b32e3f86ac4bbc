import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server as NetServer } from 'node:net'
import { createClient, dataOf, RefusedError } from '@sufra/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutTest, newKey, openCheckout } from '../../server/test/checkout.ts'
import { testDatabase } from '../../server/test/databases.ts'
import { makeChannel } from '../../server/test/world.rows.ts'
import { channelTypes } from '../scripts/generate.ts'

it('has the types of the document that is served (npm run client)', async () => {
  const written = readFileSync(new URL('../src/channels.gen.ts', import.meta.url), 'utf8')
  expect(written).toBe(await channelTypes())
})

describe('the client', () => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(() => testDatabase('pglite'))
  })
  afterAll(() => test?.close())

  const client = (settings: Partial<Parameters<typeof createClient>[0]> = {}) =>
    createClient({ origin: test.server.origin, key: test.world.channel, ...settings })
  const orders = async () =>
    (await test.database.pool.query('select count(*) as n from orders')).rows[0].n as number

  it('gives data or a refusal with its code, in the language asked for', async () => {
    const body = test.kitchen.body()
    const { data } = await client().POST('/api/mobile/orders/quote', { body })
    expect(data?.quote.order_total_price).toBe(610.98)
    const refused = await client({ language: 'ar' }).POST('/api/mobile/orders/quote', {
      body: { ...body, coupon_code: 'NOSUCH' },
    })
    expect(refused.data).toBeUndefined()
    expect(refused.error).toMatchObject({ code: 'ordering.couponUnknown' })
    expect(refused.error?.message).toMatch(/لا توجد قسيمة/)
  })

  it('throws what a refusal says where data is wanted', async () => {
    const call = client().POST('/api/mobile/orders/quote', { body: test.kitchen.body({ time: '25:00' }) })
    const error = await dataOf(call).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ status: 422, code: 'input.invalid', errors: { time: expect.any(String) } })
    expect(error).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f]{32}$/))
  })

  it('places an order once under a key that is given, and each under one of its own otherwise', async () => {
    const body = test.kitchen.body()
    const place = (key?: string) =>
      dataOf(
        client().POST('/api/mobile/orders', {
          body,
          ...(key && { params: { header: { 'Idempotency-Key': key } } }),
        }),
      )
    const before = await orders()
    const key = newKey()
    expect((await place(key)).order.id).toBe((await place(key)).order.id)
    expect(await orders()).toBe(before + 1)
    expect((await place()).order.id).not.toBe((await place()).order.id)
    expect(await orders()).toBe(before + 3)
  })

  it('waits after 429 for as long as Retry-After says', async () => {
    const { pool } = test.database
    const { id, token: key } = await makeChannel(pool, 'Busy', { rate_limit: 1 })
    // Its minute ends in four seconds. The pause of a client that does not look is one.
    await pool.query(
      `insert into rate_limit_buckets (key, count, expires_at)
        values ('channelKey:' || $1::text, 1, now() + interval '4 seconds')`,
      [id],
    )
    const ask = (attempts: number) => client({ key, attempts }).GET('/api/mobile/stores')
    expect((await ask(1)).error).toMatchObject({ code: 'limit.reached' })
    expect((await ask(2)).data?.success).toBe(true)
  })

  it('repeats neither a refusal nor a call that its caller has ended', async () => {
    const { error, response } = await client({ key: 'sfc_unknown' }).GET('/api/mobile/stores')
    expect([response.status, error?.code]).toEqual([401, 'session.expired'])
    const ended = AbortSignal.abort(new Error('closed'))
    await expect(client({ signal: ended }).GET('/api/mobile/stores')).rejects.toThrow('closed')
  })

  describe('whose connection breaks while the answer arrives', () => {
    let line: NetServer
    let breaks = 0
    beforeAll(async () => {
      // The first connections end when the answer has begun.
      line = createServer((near) => {
        const far = connect(Number(new URL(test.server.origin).port), '127.0.0.1')
        near.pipe(far)
        far.on('data', (part: Buffer) => {
          if (breaks === 0) return near.write(part)
          breaks--
          far.pause()
          near.write(part.subarray(0, 40), () => near.resetAndDestroy())
        })
        for (const each of [near, far]) each.on('error', () => {})
        far.on('close', () => near.destroy())
        near.on('close', () => far.destroy())
      })
      await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    })
    afterAll(() => line?.close())
    const origin = () => `http://127.0.0.1:${(line.address() as AddressInfo).port}`

    it('places an order once although its answer was lost', async () => {
      const before = await orders()
      breaks = 1
      const body = test.kitchen.body()
      const { order } = await dataOf(client({ origin: origin() }).POST('/api/mobile/orders', { body }))
      expect(order.order_total_price).toBe(610.98)
      expect(await orders()).toBe(before + 1)
    })

    it('passes the failure on after the last attempt', async () => {
      breaks = 2
      await expect(client({ origin: origin(), attempts: 2 }).GET('/api/mobile/stores')).rejects.toThrow()
      expect(breaks).toBe(0)
    })
  })
})
