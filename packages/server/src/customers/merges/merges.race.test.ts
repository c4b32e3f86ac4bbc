import { customerMerges, customers } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon, newCustomer } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'

describeEachDatabase('merging while orders are placed', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const token = () => test.world.admins['Super Admin'].token
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const save = async (body: object) =>
    (await test.server.ask(customers.save, 'admin', { token: token(), body: body as never })).output?.id ?? 0
  const merge = (id: number, customer_id: number) =>
    test.server.ask(customerMerges.merge, 'admin', { token: token(), params: { id }, body: { customer_id } })
  const undo = (id: number) =>
    test.server.ask(customerMerges.undo, 'admin', { token: token(), params: { id }, body: {} })
  const two = async () => {
    const [a, b] = [newCustomer(), newCustomer()]
    return { a, b, kept: await save(a), gone: await save(b) }
  }
  const ordersOf = async (id: number) =>
    (await query('select count(*)::int as n from orders where customer_id = $1', [id]))[0]?.n

  it('leaves no order of either number behind', async () => {
    const { a, b, kept, gone } = await two()
    const place = (customer: object) => test.place(test.kitchen.body({ customer: customer as typeof a }))
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        if (n === 8) expect((await merge(kept, gone)).status).toBe(200)
        return (await place(n % 2 ? a : b)).status
      }),
    )
    expect(answers).toEqual(Array(24).fill(200))
    expect([await ordersOf(kept), await ordersOf(gone)]).toEqual([24, 0])
  })

  it('lets a coupon be used as often as one customer may, whichever number orders', async () => {
    const { a, b, kept, gone } = await two()
    await merge(kept, gone)
    const { code } = await addCoupon(test, { limit_per_user: 3 })
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        test.place(test.kitchen.body({ customer: n % 2 ? a : b, coupon_code: code })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  it('happens once, in one direction, however many ask for it at once', async () => {
    const { kept, gone } = await two()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? merge(kept, gone) : merge(gone, kept))),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal?.code === 'row.missing')).toHaveLength(7)
    const undone = await Promise.all(Array.from({ length: 4 }, () => undo(made[0]?.output?.id ?? 0)))
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(undone.filter(({ refusal }) => refusal?.code === 'customers.mergeUndone')).toHaveLength(3)
  })

  it('and undoing and deleting exclude each other', async () => {
    const { b, kept, gone } = await two()
    const id = (await merge(kept, gone)).output?.id ?? 0
    const [undone, removed, ...placed] = await Promise.all([
      undo(id),
      test.server.ask(customers.remove, 'admin', { token: token(), params: { id: kept } }),
      ...Array.from({ length: 6 }, () => test.place(test.kitchen.body({ customer: b }))),
    ])
    expect(placed.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect([200, 404, 409]).toContain(undone.status)
    expect([200, 409]).toContain(removed.status)
    // The number's orders are all with the live record that has it.
    const [owner] = await query(
      `select coalesce(merged_into_id, id) as id from customers
        where mobile = $1 and (archived_at is null or merged_into_id is not null)`,
      [`974${b.mobile}`],
    )
    const strays = await query(
      `select orders.id from orders join customers on customers.id = orders.customer_id
        where customer_mobile = $1 and customers.archived_at is null and customer_id <> $2`,
      [`974${b.mobile}`, owner?.id],
    )
    expect(strays).toEqual([])
  })
})
