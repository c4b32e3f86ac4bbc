import { customers } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCustomer } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'

describeEachDatabase('blocking and deleting while orders are placed', (open, kind) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const ask = (id: number, status: boolean) =>
    test.server.ask(customers.updateStatus, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id },
      body: { status, reason: 'Fraud' },
    })
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const idOf = async (mobile: string): Promise<number> =>
    (await query('select id from customers where mobile = $1 and archived_at is null', [`974${mobile}`]))[0]
      ?.id
  const orders = (id: number) => query('select id from orders where customer_id = $1', [id])

  it('refuses every order that begins after it, and lets those before it be', async () => {
    const customer = newCustomer()
    const body = () => test.kitchen.body({ customer })
    expect((await test.place(body())).status).toBe(200)
    const id = await idOf(customer.mobile)
    const many = Array.from({ length: 50 }, async (_, n) => {
      if (n === 25) expect((await ask(id, false)).output).toEqual({ status: false })
      const { status, body: answer } = await test.place(body())
      return [status, answer.code]
    })
    const answers = await Promise.all(many)
    const placed = answers.filter(([status]) => status === 200)
    const refused = answers.filter(([, code]) => code === 'ordering.customerBlocked')
    expect(placed.length + refused.length).toBe(50)
    // The one that waited for the answer of blocking is surely after it.
    expect(refused.length).toBeGreaterThan(0)
    expect(await orders(id)).toHaveLength(placed.length + 1)
    expect((await test.place(body())).body.code).toBe('ordering.customerBlocked')
    expect(await orders(id)).toHaveLength(placed.length + 1)
  })

  it('waits for orders that are being placed, and they for it', async () => {
    if (kind !== 'postgres') return
    const customer = newCustomer()
    const body = () => test.kitchen.body({ customer })
    await test.place(body())
    const id = await idOf(customer.mobile)
    await openTransaction(test.database.pool, async (client, commit) => {
      await client.query(`update customers set status = false where id = $1`, [id])
      const waiting = Promise.all([1, 2, 3].map(() => test.place(body())))
      await anyWaits(test.database.pool)
      await commit()
      expect((await waiting).map((each) => each.body.code)).toEqual(Array(3).fill('ordering.customerBlocked'))
    })
    await ask(id, true)
    await openTransaction(test.database.pool, async (client, commit) => {
      // As an order does, while it is placed.
      await client.query(`update customers set fullname = fullname where id = $1`, [id])
      const blocking = ask(id, false)
      await anyWaits(test.database.pool)
      await commit()
      expect((await blocking).output).toEqual({ status: false })
    })
  })

  it('deletes no customer with an open order, and gives each later order to a new record', async () => {
    const customer = newCustomer()
    const { output } = await test.server.ask(customers.save, 'admin', {
      token: test.world.admins['Super Admin'].token,
      body: customer,
    })
    const id = output?.id ?? 0
    const answers = await Promise.all([
      test.server.ask(customers.remove, 'admin', {
        token: test.world.admins['Super Admin'].token,
        params: { id },
      }),
      ...Array.from({ length: 8 }, () => test.place(test.kitchen.body({ customer }))),
    ])
    expect(answers.slice(1).map(({ status }) => status)).toEqual(Array(8).fill(200))
    const live = await idOf(customer.mobile)
    const removed = answers[0]?.status === 200
    expect([live !== id, (await orders(live)).length]).toEqual([removed, 8])
    expect(
      await query('select count(*)::int as n from customers where mobile = $1', [`974${customer.mobile}`]),
    ).toEqual([{ n: removed ? 2 : 1 }])
  })
})
