import { coupons } from '@sufra/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addCoupon,
  type CheckoutTest,
  makeKitchen,
  newCustomer,
  newKey,
  type OrderAnswer,
  openCheckout,
  type PlaceBody,
  tomorrow,
} from '../../../test/checkout.ts'
import { again, describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { insert } from '../../../test/world.ts'

describeEachDatabase('limited resources in parallel orders on two processes', (open, kind) => {
  let test: CheckoutTest
  let second: Listening
  let connection: Awaited<ReturnType<typeof again>>
  beforeAll(async () => {
    test = await openCheckout(open)
    connection = await again(test.database)
    second = await listen(connection)
  })
  afterAll(async () => {
    await second?.close()
    await connection?.close()
    await test?.close()
  })
  beforeEach(async () => {
    Object.assign(test, { kitchen: await makeKitchen(test.database, test.world, 'Saffron') })
  })

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const one = async (text: string, values: unknown[] = []) => (await query(text, values))[0]
  /** The embedded database has one connection, so calls only queue. */
  const many = kind === 'postgres' ? 200 : 20
  const placeAt = (server: Listening, body: PlaceBody, key = newKey()): Promise<OrderAnswer> =>
    server.call('POST', '/api/mobile/orders', {
      token: test.world.channel,
      body,
      headers: { 'idempotency-key': key },
    })
  const serverOf = (index: number) => (index % 4 < 2 ? test.server : second)
  const parallel = (times: number, body: (index: number) => PlaceBody) =>
    Promise.all(Array.from({ length: times }, (_, index) => placeAt(serverOf(index), body(index))))
  const usesOf = async (id: number) =>
    (
      await one(
        `select sum(orders)::int as uses from promotion_costs where kind = 'coupon' and promotion_id = $1`,
        [id],
      )
    ).uses
  const tally = (answers: { status: number; body: { code?: string } }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ body }) => body.code ?? 'placed')].map(([code, all]) => [code, all.length]),
    )
  const countersMatch = async () =>
    expect(
      await query(`
        select 'coupon' as what, coupons.id from coupons where total_usage_limit is not null and used_count <>
          (select count(*) from coupon_redemptions r where r.coupon_id = coupons.id and r.released_at is null)
        union all select 'uses', coupons.id from coupons where
          (select coalesce(sum(orders), 0) from promotion_costs where kind = 'coupon' and promotion_id = coupons.id) <>
          (select count(*) from coupon_redemptions r where r.coupon_id = coupons.id and r.released_at is null)
        union all select 'customer', coupon_id from coupon_customer_uses uses where used_count <>
          (select count(*) from coupon_redemptions r where r.coupon_id = uses.coupon_id
            and r.customer_id = uses.customer_id and r.released_at is null)
        union all select 'welcome', id from welcome_discounts where budget is not null and given_value <>
          (select coalesce(sum(discount_value), 0) from welcome_redemptions)
        union all select 'welcomes', id from welcome_discounts where
          (select coalesce(sum(discount), 0) from promotion_costs where kind = 'welcome') <>
          (select coalesce(sum(discount_value), 0) from welcome_redemptions)
        union all select 'day', store_id from store_day_capacity taken where order_count <>
          (select count(*) from orders where orders.store_id = taken.store_id and event_day = taken.day
            and status_id <> 7)
        union all select 'item', item_id from item_day_capacity taken where quantity <>
          (select coalesce(sum(l.quantity), 0) from order_lines l join orders on orders.id = l.order_id
            where l.item_id = taken.item_id and event_day = taken.day and status_id <> 7)`),
    ).toEqual([])

  // vendure#4660: the limit was read by one statement and used up by another, so that checkouts at once exceeded it.
  it('a coupon is used exactly up to its limit, and rejected orders leave nothing', async () => {
    const coupon = await addCoupon(test, { total_usage_limit: 7 })
    const order = () => test.kitchen.body({ customer: newCustomer(), coupon_code: coupon.code })
    const before = await one('select count(*) as n from customers')
    expect(tally(await parallel(many, order))).toEqual({ placed: 7, 'ordering.couponUsedUp': many - 7 })
    expect(await usesOf(coupon.id)).toBe(7)
    expect(await one('select count(*) as n from customers')).toEqual({ n: before.n + 7 })
    await countersMatch()
  })

  it('a customer uses a coupon exactly up to their limit', async () => {
    const coupon = await addCoupon(test, { limit_per_user: 3 })
    const [first, second] = [newCustomer(), newCustomer()]
    const answers = await parallel(many, (index) =>
      test.kitchen.body({ customer: index % 2 ? first : second, coupon_code: coupon.code }),
    )
    expect(tally(answers)).toEqual({ placed: 6, 'ordering.couponUsedByCustomer': many - 6 })
    expect(
      await query('select used_count from coupon_customer_uses where coupon_id = $1', [coupon.id]),
    ).toEqual([{ used_count: 3 }, { used_count: 3 }])
    await countersMatch()
  })

  // saleor#15855: two calls completed the same checkout; the second found the voucher used, and the payment was refunded.
  it('the same order sent to both at once is one order, which uses the coupon’s only use once', async () => {
    const { id, code } = await addCoupon(test, { total_usage_limit: 1, limit_per_user: 1 })
    const body = test.kitchen.body({ customer: newCustomer(), coupon_code: code })
    const key = newKey()
    const answers = await Promise.all([0, 1, 2, 3].map((index) => placeAt(serverOf(index), body, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.order?.id)).size).toBe(1)
    expect(await usesOf(id)).toBe(1)
    await countersMatch()
  })

  it('while a coupon is switched off, each order is wholly before or wholly after', async () => {
    const { id, code } = await addCoupon(test)
    const order = () => test.kitchen.body({ customer: newCustomer(), coupon_code: code })
    const placing = parallel(many / 2, order)
    const off = await test.server.ask(coupons.updateStatus, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id },
      body: { status: false },
    })
    expect(off.status).toBe(200)
    const late = await parallel(4, order)
    expect(tally(late)).toEqual({ 'ordering.couponInactive': 4 })
    const answers = await placing
    const { placed = 0, 'ordering.couponInactive': refused = 0, ...others } = tally(answers)
    expect([placed + refused, others]).toEqual([many / 2, {}])
    expect(await usesOf(id)).toBe(placed)
    for (const { body } of answers)
      if (body.order)
        expect(body.order).toMatchObject({ coupon_discount_value: 58.1, order_total_price: 552.88 })
    await countersMatch()
  })

  it('a coupon that is switched off meanwhile is used by no order after that', async () => {
    const { id, code } = await addCoupon(test)
    const order = () => test.kitchen.body({ customer: newCustomer(), coupon_code: code })
    await test.place(order())
    const off = `update coupons set status = false where id = ${id}`
    if (kind !== 'postgres') {
      await query(off)
      expect(tally(await parallel(5, order))).toEqual({ 'ordering.couponInactive': 5 })
      return
    }
    await openTransaction(test.database.pool, async (client, commit) => {
      await client.query(off)
      // They have read that it is on, and wait for its row. More would take all connections.
      const answers = parallel(5, order)
      await anyWaits(test.database.pool)
      await commit()
      expect(tally(await answers)).toEqual({ 'ordering.couponInactive': 5 })
    })
    expect(await usesOf(id)).toBe(1)
    await countersMatch()
  })

  it('the last capacity of a store’s day and of an item’s day is sold once', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    await query('update stores set max_catering_per_day = 5 where id = $1', [stores])
    const anybody = () => test.kitchen.body({ customer: newCustomer() })
    expect(tally(await parallel(many, anybody))).toEqual({ placed: 5, 'ordering.dayFull': many - 5 })
    await query('update stores set max_catering_per_day = 1000 where id = $1', [stores])
    // Twelve people per order; five orders took 60.
    await query('update items set quantity_per_day = 95 where id = $1', [items])
    expect(tally(await parallel(many, anybody))).toEqual({ placed: 2, 'ordering.itemDayFull': many - 2 })
    await countersMatch()
  })

  it('items in opposite orders do not deadlock', async () => {
    const { items } = test.kitchen.tenant.ids
    const row = await one('select * from items where id = $1', [items])
    const other = await insert(test.database.pool, 'items', { ...row, id: 800_000 + (items as number) })
    const [line] = test.kitchen.body().items as [PlaceBody['items'][number]]
    const two = [line, { item_id: other, quantity: 3 }]
    const answers = await parallel(many / 2, (index) =>
      test.kitchen.body({ customer: newCustomer(), items: index % 2 ? two : two.toReversed() }),
    )
    expect(tally(answers)).toEqual({ placed: many / 2 })
    await countersMatch()
  })

  describe('with a welcome discount', () => {
    beforeAll(() => query('update welcome_discounts set value = 10, status = true'))
    afterAll(() => query('update welcome_discounts set status = false'))

    // vendure#4353: limits of promotions that need no code were never checked.
    it('is applied once per customer, whatever their first orders compete for', async () => {
      const coupon = await addCoupon(test)
      const people = Array.from({ length: 4 }, newCustomer)
      const answers = await parallel(many, (index) =>
        test.kitchen.body({
          customer: people[index % 4] as PlaceBody['customer'],
          ...(index % 3 === 0 && { coupon_code: coupon.code }),
        }),
      )
      expect(tally(answers)).toEqual({ placed: many })
      const greeted = await query(
        `select count(*) filter (where welcome_discount_value > 0) as welcomes,
          (array_agg(coupon_id order by id))[1] is null as began_without,
          (array_agg(welcome_discount_value > 0 order by id))[1] as greeted_first
        from orders where customer_mobile = any($1) group by customer_mobile`,
        [people.map(({ mobile }) => `974${mobile}`)],
      )
      expect(greeted).toHaveLength(4)
      for (const { welcomes, began_without, greeted_first } of greeted) {
        expect([welcomes, greeted_first]).toEqual(began_without ? [1, true] : [0, false])
      }
      expect(
        await query(`select order_id from welcome_redemptions w where not exists
          (select from orders where id = order_id and welcome_discount_value = w.discount_value)`),
      ).toEqual([])
    })

    // vendure#1466: the limit of a customer counted a cancelled order.
    it('releases exactly what a cancelled order reserved, pending or accepted', async () => {
      const coupon = await addCoupon(test, { total_usage_limit: 1, limit_per_user: 1 })
      const { stores, items } = test.kitchen.tenant.ids
      await query('update stores set max_catering_per_day = 1 where id = $1', [stores])
      await query('update items set quantity_per_day = 12 where id = $1', [items])
      const reason = (await one('select id from cancel_reasons limit 1')).id as number
      const decide = (order_id: number, status_id: number) =>
        test.server.call('POST', '/api/admins/settings/orderStatus/updateOrderStatus', {
          token: test.world.admins['Super Admin'].token,
          body: {
            order_id: String(order_id),
            status_id: String(status_id),
            ...(status_id === 7 && { cancel_reason_id: String(reason) }),
          },
        })
      const customer = newCustomer()
      const place = async (changes: Partial<PlaceBody> = {}) =>
        (await test.place(test.kitchen.body({ customer, ...changes }))).body
      const first = await place()
      expect(first.order?.welcome_discount_value).toBe(58.1)
      expect((await place()).code).toBe('ordering.dayFull')
      const cancelled = await Promise.all(Array.from({ length: 5 }, () => decide(first.order?.id ?? 0, 7)))
      expect(cancelled.map(({ status }) => status)).toEqual(Array(5).fill(200))
      await countersMatch()

      const again = await place()
      expect(again.order?.welcome_discount_value).toBe(58.1)
      await decide(again.order?.id ?? 0, 7)
      const bought = await place({ coupon_code: coupon.code })
      expect(bought.order).toMatchObject({ coupon_discount_value: 58.1, welcome_discount_value: 0 })
      await decide(bought.order?.id ?? 0, 7)
      const last = await place({ coupon_code: coupon.code })
      expect(last.code).toBeUndefined()
      await countersMatch()
      expect(await query('select * from store_day_capacity where store_id = $1', [stores])).toEqual([
        { store_id: stores, day: tomorrow(), order_count: 1 },
      ])
    })

    it('handles parallel orders and cancellations of the same resources', async () => {
      const coupon = await addCoupon(test, { total_usage_limit: 10 })
      const order = () => test.kitchen.body({ customer: newCustomer(), coupon_code: coupon.code })
      const placed = (await parallel(10, order)).map(({ body }) => body.order?.id ?? 0)
      const reason = (await one('select id from cancel_reasons limit 1')).id as number
      const token = test.world.admins['Super Admin'].token
      const answers = await Promise.all([
        ...placed.map((order_id) =>
          test.server.call('POST', '/api/admins/settings/orderStatus/updateOrderStatus', {
            token,
            body: { order_id: String(order_id), status_id: '7', cancel_reason_id: String(reason) },
          }),
        ),
        ...Array.from({ length: many / 2 }, () => test.place(order())),
      ])
      expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      await countersMatch()
    })
  })
})
