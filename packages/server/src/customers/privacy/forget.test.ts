import {
  customerHistory,
  customerMerges,
  customerPrivacy,
  customerReviews,
  customers,
  orders,
  reviews,
} from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCustomer } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { asker, foundIn, makeCustomer, marks } from './privacy.fixture.ts'

describeEachDatabase('forgetting a customer', (open, kind) => {
  let test: MoneyTest
  let ask: ReturnType<typeof asker>
  beforeAll(async () => {
    test = await openMoney(open)
    ask = asker(test)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const add = async (customer: { fullname: string; mobile: string }) =>
    (await ask(customers.save, customer)).output?.id ?? 0
  const forget = (id: number, confirm: string = String(id), reason = 'Asked for it by mail') =>
    ask(customerPrivacy.forget, { confirm, reason }, id)
  const liveOf = async (mobile: string): Promise<number | undefined> =>
    (await query('select id from customers where mobile = $1 and archived_at is null', [`974${mobile}`]))[0]
      ?.id

  it('erases every trace from the database and its files, and keeps amounts', async () => {
    const { id, done, cancelled } = await makeCustomer(test)
    const everything = Object.values(marks)
    // Those in the audit trail alone are encrypted there.
    const sealed = [marks.blocked]
    const before = await foundIn(test, kind, everything)
    expect(everything.filter((mark) => !before.includes(mark))).toEqual(sealed)
    const money = async () =>
      query(
        `select id, sub_total, order_total_price, paid_amount, refunded_amount, due_to_store, coupon_code, area_id
          from orders where id in ($1, $2) order by id`,
        [done, cancelled],
      )
    const [amounts, counts] = [await money(), (await ask(customers.list)).output?.usersCount ?? 0]
    const preview = await ask(customerPrivacy.preview, undefined, id)
    expect(preview.output?.forgetting).toMatchObject({ records: 2, open_orders: [] })
    expect(preview.output?.forgetting.erased).toContainEqual({ part: 'orders', count: 2 })
    expect(preview.output?.forgetting.kept).toContainEqual({ part: 'ratings', count: 1 })

    expect((await forget(id, marks.name.toUpperCase())).status).toBe(200)
    expect(await foundIn(test, kind, everything)).toEqual([])
    expect(await money()).toEqual(amounts)
    expect((await ask(customers.list)).output?.usersCount).toBe(counts - 1)
    const [review] = await query('select comment, status from reviews where order_id = $1', [done])
    expect(review).toEqual({ comment: null, status: false })
    expect(
      await query(
        'select rate from review_ratings where review_id in (select id from reviews where order_id = $1)',
        [done],
      ),
    ).toEqual([{ rate: 1 }])

    const page = (await ask(orders.show, undefined, done)).output?.order
    expect(page?.customer).toMatchObject({ fullname: `Erased customer #${id}`, mobile: '' })
    for (const search of [marks.name, marks.mobile, marks.email])
      expect((await ask(customers.list, { search })).output?.users).toEqual([])
    for (const search of [marks.name, marks.mobile])
      expect((await ask(orders.list, { search })).output?.orders.data).toEqual([])
    const list = await ask(reviews.list, { search: 'Erased customer' })
    expect(list.output?.reviews.data.map(({ customer }) => customer.fullname)).toContain(
      `Erased customer #${id}`,
    )
    expect((await ask(customers.show, undefined, id)).status).toBe(404)
    const late = await test.ask(customerReviews.update, done, { comment: 'Me again' })
    expect(late.status).toBe(404)

    const { output } = await ask(customerHistory.list, { count: 50 }, id)
    expect(output?.history.data[0]).toMatchObject({
      action: 'forget',
      actor_name: 'platform Super Admin',
      changes: [{ field: 'erase_reason', after: 'Asked for it by mail' }],
    })
    const told = output?.history.data.flatMap(({ changes }) =>
      changes.map(({ field, after }) => [field, after]),
    )
    expect(told).toContainEqual(['mobile', { en: 'Erased', ar: 'محذوف' }])
  })

  it('starts a new customer when the number orders again, as a first order', async () => {
    const customer = newCustomer()
    const order = await test.accepted({ customer })
    await test.decide(order, 8)
    const id = (await liveOf(customer.mobile)) ?? 0
    expect((await forget(id)).status).toBe(200)
    expect(await liveOf(customer.mobile)).toBeUndefined()
    const again = await test.order({ customer })
    const [row] = await query('select customer_id from orders where id = $1', [again])
    expect(row.customer_id).not.toBe(id)
    expect((await forget(id)).status).toBe(404)
  })

  it('is refused while orders run, with a wrong confirmation and with a reason that names them', async () => {
    const customer = newCustomer()
    const [first, second] = [await test.order({ customer }), await test.accepted({ customer })]
    const id = (await liveOf(customer.mobile)) ?? 0
    expect((await forget(id)).refusal).toMatchObject({
      code: 'customerPrivacy.openOrders',
      message: `These orders of the customer are not finished: #${first}, #${second}. Complete or cancel them first`,
    })
    expect((await forget(id, 'Somebody')).refusal?.errors).toHaveProperty('confirm')
    expect(
      (await forget(id, customer.fullname, `${customer.fullname} asked`)).refusal?.errors,
    ).toHaveProperty('reason')
    expect((await forget(id, customer.fullname, `${customer.mobile} asked`)).refusal?.errors).toHaveProperty(
      'reason',
    )
    expect(await liveOf(customer.mobile)).toBe(id)
    const support = await test.server.ask(customerPrivacy.forget, 'admin', {
      token: test.world.admins['Business Support'].token,
      params: { id },
      body: { confirm: String(id), reason: 'Asked for it' },
    })
    expect(support.status).toBe(403)
  })

  it('keeps a block of the number, until it is lifted', async () => {
    const customer = newCustomer()
    const id = await add(customer)
    await ask(customers.updateStatus, { status: false, reason: 'Fraud' }, id)
    expect((await forget(id)).status).toBe(200)
    const body = test.kitchen.body({ customer })
    expect((await test.quote(body)).body.code).toBe('ordering.customerBlocked')
    expect((await test.place(body)).body.code).toBe('ordering.customerBlocked')
    const next = await add(customer)
    expect((await ask(customers.show, undefined, next)).output?.customer).toMatchObject({ status: false })
    await ask(customers.updateStatus, { status: true }, next)
    expect((await test.place(body)).status).toBe(200)
    const open = await query('select id from orders where customer_id = $1', [next])
    for (const { id: order } of open) {
      await test.decide(order, 6)
      await test.decide(order, 8)
    }
    expect((await forget(next)).status).toBe(200)
    expect((await test.place(body)).status).toBe(200)
  })

  it('is refused if an order comes at the same time, or the order starts a new customer', async () => {
    for (let round = 0; round < (kind === 'postgres' ? 6 : 1); round++) {
      const customer = newCustomer()
      const id = await add(customer)
      const answers = await Promise.all([
        test.place(test.kitchen.body({ customer })),
        forget(id),
        test.place(test.kitchen.body({ customer })),
      ])
      expect([answers[0].status, answers[2].status]).toEqual([200, 200])
      const placed = await query(
        `select customers.id, customers.erased_at, orders.customer_mobile from orders
          join customers on customers.id = customer_id where orders.id in ($1, $2)`,
        [answers[0].body.order?.id, answers[2].body.order?.id],
      )
      if (answers[1].status === 200)
        for (const row of placed) expect([row.id === id, row.erased_at]).toEqual([false, null])
      else expect(answers[1].refusal?.code).toBe('customerPrivacy.openOrders')
      for (const row of placed) expect(row.customer_mobile).toBe(`974${customer.mobile}`)
    }
  })

  it('forgets the records merged into it, and a block stands for each number', async () => {
    const [a, b] = [newCustomer(), newCustomer()]
    const named = (customer: { mobile: string }, fullname: string) => ({ ...customer, fullname })
    const kept = await add(named(a, 'Meshael Kept'))
    const gone = await add(named(b, 'Meshael Gone'))
    expect((await ask(customerMerges.merge, { customer_id: gone }, kept)).status).toBe(200)
    await ask(customers.updateStatus, { status: false, reason: 'Meshael asked' }, kept)
    expect((await forget(kept)).status).toBe(200)
    const marks = ['Meshael', a.mobile, b.mobile]
    expect(await foundIn(test, kind, marks)).toEqual([])
    for (const customer of [a, b])
      expect((await test.place(test.kitchen.body({ customer }))).body.code).toBe('ordering.customerBlocked')
  })

  it('succeeds for one of several calls at the same time, and edits answer not found', async () => {
    const customer = newCustomer()
    const id = await add(customer)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => forget(id)),
      ...['Zulaykha', 'Zumra'].map((fullname) => ask(customers.update, { fullname }, id)),
    ])
    expect(answers.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await foundIn(test, kind, ['Zulaykha', 'Zumra', customer.mobile])).toEqual([])
  })
})
