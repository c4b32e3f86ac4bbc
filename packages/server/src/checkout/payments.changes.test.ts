import { payments } from '@sufra/contract/checkout/payments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../test/money.ts'

describeEachDatabase("a channel's orders by their latest change", (open, kind) => {
  let test: MoneyTest
  let start = ''
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  const ask = (body: object) =>
    test.server.ask(payments.changes, 'channel', { token: test.world.channel, body })
  const read = async (body: object) => {
    const { output, status } = await ask(body)
    if (!output) throw new Error(`answered ${status}`)
    return output
  }
  /** Everything after a cursor, page by page. */
  async function readAll(cursor: string, count = 2) {
    const ids: number[] = []
    for (let at = cursor, more = true; more; ) {
      const page = await read({ cursor: at, count })
      ids.push(...page.orders.map(({ id }) => id))
      at = page.cursor
      more = page.more
      if (!more) return { ids, cursor: at }
    }
    throw new Error('no page')
  }

  it('come one page after another, and again after they changed', async () => {
    start = (await read({ since: new Date().toISOString() })).cursor
    const placed = [await test.order(), await test.order(), await test.order()]
    await expect.poll(async () => (await readAll(start)).ids).toEqual(placed)
    const { cursor } = await readAll(start)
    expect((await readAll(cursor)).ids).toEqual([])
    const [first = 0, , third = 0] = placed
    await test.decide(third, 6)
    await test.pay(first, 100, `changes-${first}`)
    await expect.poll(async () => (await readAll(cursor)).ids).toEqual([third, first])
    const { orders } = await read({ cursor })
    expect(orders).toMatchObject([
      { id: third, status: 'ACCEPTED' },
      { id: first, payed_amount: 100_00 },
    ])
    expect((await readAll(start)).ids).toEqual([placed[1], third, first])
  })

  it('are the orders of this channel alone, and all of them without a beginning', async () => {
    const { rows } = await test.database.pool.query<{ id: number }>(
      `select orders.id from orders join channel_keys keys on keys.channel_id = orders.channel_id
        where keys.key_prefix = $1 and orders.updated_at < now() - interval '2 seconds'
        order by orders.updated_at, orders.id`,
      [test.world.channel.slice(0, 8)],
    )
    const all = (await readAll('0-0', 100)).ids
    expect(all.slice(0, rows.length)).toEqual(rows.map(({ id }) => id))
    const strange = await ask({ cursor: 'yesterday' })
    expect(strange.refusal?.errors).toHaveProperty('cursor')
  })

  it.skipIf(kind === 'pglite')('miss none that a transaction which began earlier changed', async () => {
    const [slow, quick] = [await test.order(), await test.order()]
    await expect
      .poll(async () => (await readAll(start, 100)).ids)
      .toEqual(expect.arrayContaining([slow, quick]))
    const { cursor } = await readAll(start, 100)
    const client = await test.database.pool.connect()
    await client.query('begin')
    await client.query('select 1')
    await test.decide(quick, 6)
    // It has committed and would be told of by now, but an earlier change may still come.
    const isOld = `select updated_at < clock_timestamp() - interval '1.1 seconds' as old from orders where id = $1`
    await expect.poll(async () => (await test.database.pool.query(isOld, [quick])).rows[0].old).toBe(true)
    const before = await readAll(cursor)
    await client.query('update orders set notes = $2 where id = $1', [slow, 'x'])
    await client.query('commit')
    client.release()
    expect(before.ids).toEqual([])
    await expect.poll(async () => (await readAll(before.cursor)).ids).toEqual([slow, quick])
  })
})
