import { cancellation, figures, orderPayments, orders, payments } from '@sufra/contract'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { percentOf } from '@sufra/contract/kernel/money'
import type { FigureName } from '@sufra/contract/money/figures.names'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'

describeRules('figures of an order’s page', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const admin = () => test.world.admins['Super Admin'].token
  const explain = async (id: number, figure: FigureName) => {
    const { output } = await test.server.ask(figures.explain, 'admin', {
      token: admin(),
      body: { figure, id, count: 100 },
    })
    if (!output) throw new Error(`${figure} is not explained`)
    const sum = (all: readonly { readonly amount: number }[]) =>
      all.reduce((total, { amount }) => total + amount, 0)
    const { amount, parts, terms, percent } = output
    expect(sum(parts), figure).toBe(amount)
    expect(percent === null ? sum(terms) : percentOf(sum(terms), percent), figure).toBe(amount)
    expect(parts.every(({ kind }) => kind === 'event')).toBe(true)
    return output
  }
  /** What the page shows is what each figure explains. */
  const expectExplained = async (id: number) => {
    const { output } = await test.server.ask(orders.show, 'admin', { token: admin(), params: { id } })
    const order = output?.order
    if (!order) throw new Error(`no order ${id}`)
    const { order_total_price, payed_amount, cash_collected_amount, refunded_amount, remaining_amount } =
      order
    const required = percentOf(order_total_price, order.store.catering_advance)
    const shown = {
      order_sub_total: order.sub_total,
      order_offer: 0 - order.offer_discount_value,
      order_coupon: 0 - order.coupon_discount_value,
      order_welcome_discount: 0 - order.welcome_discount_value,
      order_delivery: order.details.catering_delivery_fees,
      order_price: order_total_price,
      order_received: payed_amount,
      order_cash: cash_collected_amount,
      order_refunds: refunded_amount,
      order_owed: remaining_amount,
      order_dropped:
        order_total_price - payed_amount - cash_collected_amount + refunded_amount - remaining_amount,
      order_advance: required,
      order_advance_received: Math.min(payed_amount - refunded_amount, required),
    } as const
    for (const [figure, amount] of Object.entries(shown))
      expect((await explain(id, figure as keyof typeof shown)).amount, figure).toBe(amount)
    return shown
  }
  const termsOf = async (id: number, figure: FigureName) => {
    const { terms, percent } = await explain(id, figure)
    return [Object.fromEntries(terms.map(({ term, amount }) => [term, amount])), percent]
  }

  it('add up while it goes on: after payments, a refund and cash', async () => {
    const id = await test.accepted()
    await expectExplained(id)
    await test.pay(id, 200, `first-${id}`)
    await test.pay(id, 250, `second-${id}`)
    expect((await expectExplained(id)).order_advance_received).toBe(305_49)
    await test.ask(payments.refund, id, { amount: 300, reference: `back-${id}`, reason: 'Wrong card' })
    expect((await expectExplained(id)).order_advance_received).toBe(150_00)
    await test.server.ask(orderPayments.recordCash, 'admin', {
      token: admin(),
      params: { id },
      body: { amount: 100 },
    })
    expect((await expectExplained(id)).order_owed).toBe(610_98 - 150_00 - 100_00)
    await test.decide(id, 8)
    expect((await expectExplained(id)).order_owed).toBe(0)
    // Nothing is owed again of an order that has ended.
    await test.ask(payments.refund, id, { amount: 50, reference: `late-${id}`, reason: 'Cold' })
    expect((await expectExplained(id)).order_dropped).toBe(50_00)
    expect(await termsOf(id, 'order_advance')).toEqual([{ order_total: 610_98 }, 50])
    const [lines] = await termsOf(id, 'order_sub_total')
    expect(lines).toMatchObject({ items: expect.any(Number), choices: 10_00, addons: expect.any(Number) })
  })

  it('add up after it was cancelled, and say what is still to go back', async () => {
    const id = await test.accepted()
    await test.pay(id, 400, `gone-${id}`)
    await test.server.ask(cancellation.cancelAccepted, 'admin', {
      token: admin(),
      params: { id },
      body: { fault: 'store', cancel_reason_id: 2 },
    })
    expect(await expectExplained(id)).toMatchObject({ order_refunds: 400_00, order_dropped: 610_98 })
    expect((await explain(id, 'order_refund_due')).amount).toBe(400_00)
    await test.ask(payments.refund, id, { amount: 150, reference: `part-${id}` })
    const { amount, parts } = await explain(id, 'order_refund_due')
    expect([amount, parts.map((part) => part.amount)]).toEqual([250_00, [400_00, -150_00]])
  })

  it('give the percentage of a coupon with what it is of, where the order tells', async () => {
    const today = qatarDay(new Date())
    await insert(test.database.pool, 'offers', {
      title_en: 'Offer',
      title_ar: 'عرض',
      type: 'Store',
      store_id: test.kitchen.tenant.ids.stores,
      discount: 10,
      start_date: today,
      end_date: today,
    })
    const { code } = await addCoupon(test)
    const id = await test.accepted({ coupon_code: code })
    const { order_offer, order_coupon, order_sub_total } = await expectExplained(id)
    expect([order_sub_total, order_offer, order_coupon]).toEqual([580_98, -58_10, -52_29])
    expect(await termsOf(id, 'order_coupon')).toEqual([{ sub_total: 580_98, offers: -58_10 }, -10])
    // A coupon of some items is of less than the order keeps.
    await test.database.pool.query('update orders set coupon_discount = 20 where id = $1', [id])
    expect(await termsOf(id, 'order_coupon')).toEqual([{ coupon_discount: -52_29 }, null])
  })

  it('may be asked for by whoever sees them on a page, and by nobody else', async () => {
    const id = await test.accepted()
    const of = { restaurant_store_id: test.kitchen.tenant.ids.stores }
    const status = async (role: keyof MoneyTest['world']['admins'], figure: FigureName) =>
      (
        await test.server.ask(figures.explain, 'admin', {
          token: test.world.admins[role].token,
          body: { figure, ...(figure.startsWith('order_') ? { id } : of) },
        })
      ).status
    // Payments and payouts; orders and statements; orders; notifications.
    for (const [role, may, mayNot] of [
      ['Auditor', ['balance', 'total_due', 'order_due', 'order_price'], ['received', 'order_cash']],
      ['Business Support', ['balance', 'received', 'order_due', 'order_cash'], ['total_due', 'new_run']],
      ['Moderator', ['order_due', 'order_cash', 'order_price'], ['balance', 'paid', 'total_due']],
      ['Marketing', [], ['balance', 'order_due', 'requests_pending']],
    ] as const) {
      for (const figure of may) expect(await status(role, figure), `${role}: ${figure}`).toBe(200)
      for (const figure of mayNot) expect(await status(role, figure), `${role}: ${figure}`).toBe(403)
    }
  })
})
