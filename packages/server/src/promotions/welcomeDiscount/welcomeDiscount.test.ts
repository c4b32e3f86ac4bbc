// Over 300 lines: the rules, the races and the calls of one record share their set-up.

import { welcomeDiscount } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addCoupon,
  type CheckoutTest,
  newCustomer,
  openCheckout,
  type PlaceBody,
  quoteAndPlace,
} from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'

const words = { message_en: 'Welcome!\nTen per cent off', message_ar: 'أهلًا!\nخصم عشرة بالمئة' }

describeEachDatabase('the welcome discount', (open, kind) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const admin = <Op extends Operation>(operation: Op, body?: unknown, id?: number) =>
    test.server.ask(operation, 'admin', {
      token: test.world.admins['Super Admin'].token,
      ...(body !== undefined && { body }),
      ...(id !== undefined && { params: { id } }),
    })
  const listed = async () => (await admin(welcomeDiscount.list)).output?.discounts ?? []
  const standing = async () => {
    const [first] = await listed()
    if (!first) throw new Error('there is no welcome discount')
    return first
  }
  const change = async (body: object) => admin(welcomeDiscount.update, body, (await standing()).id)
  const today = qatarDay(new Date())
  /** Ten per cent for everybody: QAR 58.10 of the kitchen's order. */
  const reset = () =>
    change({ value: 10, status: true, ...words, clear: ['budget', 'end_date'] }).then(({ status }) =>
      expect(status).toBe(200),
    )
  const order = (customer: PlaceBody['customer'] = newCustomer(), more: Partial<PlaceBody> = {}) =>
    quoteAndPlace(test, test.kitchen.body({ customer, ...more }))
  const place = (customer: PlaceBody['customer'] = newCustomer(), more: Partial<PlaceBody> = {}) =>
    test.place(test.kitchen.body({ customer, ...more }))
  const welcomeOf = async (...args: Parameters<typeof order>) =>
    (await order(...args)).order?.welcome_discount_value
  const cancel = async (order_id: number) => {
    const [reason] = await query('select id from cancel_reasons limit 1')
    return test.server.call('POST', '/api/admins/settings/orderStatus/updateOrderStatus', {
      token: test.world.admins['Super Admin'].token,
      body: { order_id: String(order_id), status_id: '7', cancel_reason_id: String(reason.id) },
    })
  }
  const tally = (answers: { status: number; body: { code?: string } }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ body }) => body.code ?? 'placed')].map(([code, all]) => [code, all.length]),
    )
  const counterMatches = async () => {
    const [row] = await query(`select
      (select coalesce(sum(discount), 0)::int from promotion_costs where kind = 'welcome') as counted,
      case when budget is not null then given_value::int end as of_budget,
      (select coalesce(sum(discount_value), 0)::int from welcome_redemptions) as redeemed from welcome_discounts`)
    expect(row.counted).toBe(row.redeemed)
    expect(row.of_budget ?? row.counted).toBe(row.redeemed)
    return row.counted as number
  }
  /** Customers' orders of earlier tests stand, and so does what they got. */
  const budgetFor = async (orders: number) => Math.floor((await counterMatches()) + orders * 58_10) / 100

  describe('as it is set up', () => {
    it('is a list that is empty at first; saving makes one, and never a second', async () => {
      await query('delete from welcome_discounts')
      expect(await listed()).toEqual([])
      const body = { value: 12.5, status: false, ...words }
      const saved = await Promise.all(Array.from({ length: 4 }, () => admin(welcomeDiscount.save, body)))
      expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      expect(saved.find(({ status }) => status === 409)?.refusal?.code).toBe('welcomeDiscount.exists')
      expect(await listed()).toEqual([
        {
          id: expect.any(Number),
          ...body,
          budget: null,
          end_date: null,
          given_value: 0,
          given_count: 0,
          version: 1,
        },
      ])
    })

    it('is changed partly, emptied by name, and never over somebody else’s change unseen', async () => {
      const { id, version } = await standing()
      const budget = { budget: 500, end_date: '2040-03-31' }
      expect((await admin(welcomeDiscount.update, { ...budget, version }, id)).status).toBe(200)
      expect(await standing()).toMatchObject({ ...budget, budget: 500_00, value: 12.5, ...words })
      const late = await admin(welcomeDiscount.update, { value: 5, budget: 100, version }, id)
      expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
      expect(late.refusal?.stale?.changes).toMatchObject({ budget: { before: null, after: '500.00' } })
      await change({ clear: ['budget', 'end_date'] })
      expect(await standing()).toMatchObject({ budget: null, end_date: null })
    })

    it('is refused at the field in the wrong', async () => {
      const refused = async (body: object) => (await change(body)).refusal
      expect((await refused({ value: 0, status: true }))?.errors).toEqual({
        value: 'Enter a discount above 0 to activate it',
      })
      for (const value of [-1, 100.01, 1.234, '10'])
        expect(Object.keys((await refused({ value }))?.errors ?? {}), String(value)).toEqual(['value'])
      for (const budget of [0, -5, 1.001])
        expect(Object.keys((await refused({ budget }))?.errors ?? {}), String(budget)).toEqual(['budget'])
      expect(Object.keys((await refused({ end_date: '2030-02-30' }))?.errors ?? {})).toEqual(['end_date'])
      expect(Object.keys((await refused({ message_en: 'x'.repeat(501) }))?.errors ?? {})).toEqual([
        'message_en',
      ])
      expect((await refused({ budget: 5, clear: ['budget'] }))?.code).toBe('input.invalid')
    })

    it('takes no budget below what was given out', async () => {
      await reset()
      expect(await welcomeOf()).toBe(58.1)
      const { refusal } = await change({ budget: 58.09 })
      expect([refusal?.code, refusal?.errors?.budget]).toEqual([
        'welcomeDiscount.budgetSpent',
        'QAR 58.10 was given out already, so the budget cannot be lower. To stop, switch the discount off',
      ])
      expect((await change({ budget: 58.1 })).status).toBe(200)
    })

    it('leaves no version and no audit row where it is given out, and one where it is edited', async () => {
      await reset()
      const edits = () =>
        query(`select after from audit_log where table_name = 'welcome_discounts' order by id`)
      const [{ version }, before] = [await standing(), await edits()]
      await place()
      expect((await standing()).version).toBe(version)
      expect(await edits()).toEqual(before)
      await change({ value: 11 })
      expect((await edits()).at(-1)).toMatchObject({ after: { value: 11 } })
    })
  })

  describe('as it is given', () => {
    beforeEach(reset)

    it('looks at the customer, however the number is written', async () => {
      const { fullname, mobile } = newCustomer()
      const arabic = mobile.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
      expect(await welcomeOf({ fullname, mobile: ` +974${mobile}` })).toBe(58.1)
      for (const again of [mobile, `974${mobile}`, `00974${mobile}`, arabic])
        expect(await welcomeOf({ fullname: 'Somebody else', mobile: again }), again).toBe(0)
    })

    it('is given on its last day, and no more on the day after', async () => {
      await change({ end_date: today })
      expect(await welcomeOf()).toBe(58.1)
      await change({ end_date: addDays(today, -1) })
      expect(await welcomeOf()).toBe(0)
    })

    it('is given while its budget has enough for the order, and never in part', async () => {
      await change({ budget: await budgetFor(1.99) })
      expect(await welcomeOf()).toBe(58.1)
      const last = newCustomer()
      expect(await welcomeOf(last)).toBe(0)
      await change({ budget: await budgetFor(1) })
      // The customer has ordered without it since.
      expect(await welcomeOf(last)).toBe(0)
      expect(await welcomeOf()).toBe(58.1)
      expect(await standing()).toMatchObject({ given_value: await counterMatches() })
    })

    it('costs no budget with a coupon, which comes instead', async () => {
      const before = await counterMatches()
      const { code } = await addCoupon(test)
      expect(await welcomeOf(newCustomer(), { coupon_code: code })).toBe(0)
      expect(await counterMatches()).toBe(before)
    })

    it('is given back once by cancelling the first order, however often that is asked at once', async () => {
      const before = await counterMatches()
      await change({ budget: await budgetFor(1) })
      const customer = newCustomer()
      const { body } = await place(customer)
      expect(await counterMatches()).toBe(before + 58_10)
      const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(body.order?.id ?? 0)))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await counterMatches()).toBe(before)
      expect(await welcomeOf(customer)).toBe(58.1)
      expect(await welcomeOf()).toBe(0)
    })

    it('is refused with the new price if it ended between the quote and the order', async () => {
      const customer = newCustomer()
      const body = test.kitchen.body({ customer })
      const { quote } = (await test.quote(body)).body
      expect(quote).toMatchObject({ welcome_discount: 10, order_total_price: 552.88 })
      await change({ status: false })
      const agreed = { ...body, expected_total: 552.88 }
      const refused = await test.place(agreed)
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'ordering.priceChanged',
        'The price has changed: the order is now QAR 610.98 instead of QAR 552.88',
      ])
      expect(await quoteAndPlace(test, agreed)).toMatchObject({ code: 'ordering.priceChanged' })
      expect((await quoteAndPlace(test, { ...body, expected_total: 610.98 })).order).toMatchObject({
        order_total_price: 610.98,
      })
    })

    it('is announced to channels while it can be had', async () => {
      const announced = async () =>
        (await test.server.ask(welcomeDiscount.current, 'channel', { token: test.world.channel })).output
          ?.welcome_discount
      const message = { en: words.message_en, ar: words.message_ar }
      expect(await announced()).toEqual({ value: 10, message, end_date: null })
      await change({ end_date: today })
      expect(await announced()).toMatchObject({ end_date: today })
      await change({ budget: await budgetFor(0) })
      expect(await announced()).toBeNull()
      await change({ clear: ['budget'], end_date: addDays(today, -1) })
      expect(await announced()).toBeNull()
      await change({ clear: ['end_date'], status: false })
      expect(await announced()).toBeNull()
    })

    it('is answered with a tag, and with 304 as long as nothing changes', async () => {
      const get = (known?: string) =>
        test.server.call('GET', '/api/mobile/welcomeDiscount', {
          token: test.world.channel,
          headers: known ? { 'if-none-match': known } : {},
        })
      const first = await get()
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w-]+"$/)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const { status, body } = await get(known)
        expect([status, body]).toEqual([304, ''])
      }
      await change({ value: 15 })
      const changed = await get(tag)
      expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
    })
  })

  describe('with a budget', () => {
    beforeEach(reset)
    /** The embedded database has one connection, so calls only queue. */
    const many = kind === 'postgres' ? 200 : 20

    it('is given to exactly as many of the customers who come at once as it has enough for', async () => {
      const before = await counterMatches()
      await change({ budget: await budgetFor(7.5) })
      const agreed = { expected_total: 552.88 }
      const answers = await Promise.all(Array.from({ length: many }, () => place(newCustomer(), agreed)))
      const { placed, ...refused } = tally(answers)
      expect(placed).toBe(7)
      expect(Object.keys(refused).filter((code) => !/welcomeEnded|priceChanged/.test(code))).toEqual([])
      expect(await counterMatches()).toBe(before + 7 * 58_10)
    })

    it.runIf(kind === 'postgres')(
      'asks again rather than charging more, if the last of it went while the order was under way',
      async () => {
        await change({ budget: await budgetFor(1) })
        const { pool } = test.database
        const customer = newCustomer()
        // Somebody else's order takes it after this one was priced.
        await openTransaction(pool, async (client, commit) => {
          await client.query('update welcome_discounts set given_value = budget')
          const placing = place(customer)
          await anyWaits(pool)
          await commit()
          const { status, body } = await placing
          expect([status, body.code, body.message]).toEqual([
            409,
            'ordering.welcomeEnded',
            'The welcome discount is no longer available. Without it the order is QAR 610.98',
          ])
        })
        expect((await place(customer)).body.order).toMatchObject({ order_total_price: 610.98 })
        await query(
          'update welcome_discounts set given_value = (select coalesce(sum(discount_value), 0) from welcome_redemptions)',
        )
      },
    )

    it('balances under parallel orders and cancellations', async () => {
      const placed = await Promise.all(Array.from({ length: 10 }, () => place()))
      const ids = placed.map(({ body }) => body.order?.id ?? 0)
      await change({ budget: await budgetFor(3) })
      const answers = await Promise.all([
        ...ids.flatMap((id) => [cancel(id), cancel(id)]),
        ...Array.from({ length: many / 4 }, () => place()),
      ])
      expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
      const given = await counterMatches()
      expect(given / 100).toBeLessThanOrEqual(((await standing()).budget ?? 0) / 100)
      await change({ clear: ['budget'] })
    })

    it('stops at once: every order under way is wholly before or wholly after', async () => {
      const [orders, stopped] = await Promise.all([
        Promise.all(Array.from({ length: many / 2 }, () => place(newCustomer(), { expected_total: 552.88 }))),
        change({ status: false }),
      ])
      expect(stopped.status).toBe(200)
      const { placed = 0 } = tally(orders)
      const totals = orders.flatMap(({ body }) => (body.order ? [body.order.order_total_price] : []))
      expect(totals).toEqual(Array(placed).fill(552.88))
      await counterMatches()
    })
  })
})
