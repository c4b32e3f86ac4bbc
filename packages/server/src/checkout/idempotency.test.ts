import { channels } from '@sufra/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutTest, newKey, openCheckout } from '../../test/checkout.ts'
import { describeEachDatabase } from '../../test/databases.ts'
import { makeChannel } from '../../test/world.rows.ts'

describeEachDatabase('idempotent placing', (open, kind) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const count = async (table: string) =>
    (await test.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n as number
  const together = <T>(times: number, run: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, index) => run(index)))

  it('makes one order of 20 parallel calls with one key, and gives all the same answer', async () => {
    const [key, before] = [newKey(), await count('orders')]
    const answers = await together(20, () => test.place(test.kitchen.body(), { key }))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await count('orders')).toBe(before + 1)
    const later = await test.place(test.kitchen.body(), { key })
    expect(later.body.order).toEqual(answers[0]?.body.order)
    expect(await count('orders')).toBe(before + 1)
  })

  it('repeats the bytes of the first answer, with instants in the same format', async () => {
    const [key, body] = [newKey(), JSON.stringify(test.kitchen.body())]
    const headers = {
      authorization: `Bearer ${test.world.channel}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    const ask = async () => {
      const answer = await fetch(`${test.server.origin}/api/mobile/orders`, { method: 'POST', headers, body })
      return answer.text()
    }
    const first = await ask()
    expect(first).toMatch(/"created_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/)
    expect(await ask()).toBe(first)
  })

  it('recognizes the same body in any key order, and rejects another body', async () => {
    const key = newKey()
    const body = test.kitchen.body()
    const first = await test.place(body, { key })
    const turned = Object.fromEntries(Object.entries(body).reverse())
    expect((await test.place(turned, { key })).body.order).toEqual(first.body.order)
    const other = await test.place({ ...body, notes: 'another' }, { key })
    expect(other).toMatchObject({ status: 422, body: { code: 'ordering.keyReused' } })
  })

  it('rejects all but one of the parallel calls with one key and different bodies', async () => {
    const [key, before] = [newKey(), await count('orders')]
    const answers = await together(8, (index) =>
      test.place(test.kitchen.body({ notes: `${index}` }), { key }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'ordering.keyReused')).toHaveLength(7)
    expect(await count('orders')).toBe(before + 1)
  })

  it('leaves the key free after a rejected call, and writes nothing', async () => {
    const key = newKey()
    const before = await Promise.all(['orders', 'customers', 'idempotency_keys'].map(count))
    const customer = { fullname: 'Nobody', mobile: '33000001' }
    const refused = await test.place(test.kitchen.body({ date: '2020-01-01', customer }), { key })
    expect(refused.body.code).toBe('ordering.past')
    expect(await Promise.all(['orders', 'customers', 'idempotency_keys'].map(count))).toEqual(before)
    expect((await test.place(test.kitchen.body(), { key })).status).toBe(200)
  })

  it('keeps the keys of two channels apart', async () => {
    const key = newKey()
    const { token } = await makeChannel(test.database.pool, `other ${key}`)
    const first = await test.place(test.kitchen.body(), { key })
    const second = await test.place(test.kitchen.body(), { key, token })
    expect(second.status).toBe(200)
    expect(second.body.order?.id).not.toBe(first.body.order?.id)
  })

  it('requires a key', async () => {
    for (const key of [undefined, 'short', 'x'.repeat(129)]) {
      const { status, body } = await test.server.call<{ code: string }>('POST', '/api/mobile/orders', {
        token: test.world.channel,
        body: test.kitchen.body(),
        ...(key && { headers: { 'idempotency-key': key } }),
      })
      expect([status, body.code]).toEqual([422, 'ordering.keyMissing'])
    }
  })

  it('loses no order, customer or total when many are placed at once', async () => {
    const times = kind === 'postgres' ? 60 : 20
    const answers = await together(times, (index) =>
      test.place(test.kitchen.body({ customer: { fullname: 'Crowd', mobile: `3344550${index % 5}` } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200))
    const { rows } = await test.database.db.execute(sql`
      select store_id, status_id, order_count, total_price from order_totals where order_count > 0
      except select store_id, status_id, count(*), sum(order_total_price) from orders group by 1, 2`)
    expect(rows).toEqual([])
    const people = await test.database.db.execute(sql`
      select count(*) as n from customers where mobile like '9743344550_'`)
    expect(people.rows).toEqual([{ n: 5 }])
    const unbalanced = await test.database.db.execute(sql`
      select event_id from ledger_postings group by event_id having sum(amount) <> 0`)
    expect(unbalanced.rows).toEqual([])
  })

  describe("a channel's calls", () => {
    it('are limited per minute, and return the time to wait', async () => {
      const { token } = await makeChannel(test.database.pool, `slow ${newKey()}`, { rate_limit: 5 })
      const answers = await together(8, () => test.server.call('GET', '/api/mobile/stores', { token }))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      const limited = answers.filter(({ status }) => status === 429)
      expect(limited).toHaveLength(3)
      for (const { headers, body } of limited) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
        expect(body).toMatchObject({ code: 'limit.reached' })
      }
    })

    it('record when it was last used, without an audit row', async () => {
      const { id, token } = await makeChannel(test.database.pool, `marked ${newKey()}`)
      const stores = () => test.server.call('GET', '/api/mobile/stores', { token })
      const used = async () =>
        (await test.database.pool.query('select last_used_at from channel_keys where id = $1', [id])).rows[0]
          .last_used_at as string | null
      const audit = await count('audit_log')
      expect(await used()).toBeNull()
      await stores()
      const first = await used()
      expect(first).not.toBeNull()
      await stores()
      expect(await used()).toBe(first)
      expect(await count('audit_log')).toBe(audit)
      await test.server.ask(channels.revokeKey, 'admin', {
        token: test.world.admins['Super Admin'].token,
        params: { id },
      })
      expect((await stores()).status).toBe(401)
      expect(await count('audit_log')).toBe(audit + 1)
    })
  })
})
