import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, openCheckout } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'

describeRules('texts that the database cannot store', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const spoilt = ['\0', 'a\0b', '\ud800', '\udc00x'] as const

  it('are rejected at their field, at any depth', async () => {
    const { body: fine, tenant } = test.kitchen
    const [line] = fine().items
    for (const text of spoilt) {
      for (const [field, body] of [
        ['coupon_code', fine({ coupon_code: text })],
        ['notes', fine({ notes: text })],
        ['customer.fullname', fine({ customer: { fullname: text, mobile: '55123456' } })],
        [
          'items.0.additionalDemandsText',
          fine({ items: [{ ...line, additionalDemandsText: text } as never] }),
        ],
      ] as const) {
        for (const { status, body: refusal } of [await test.place(body), await test.quote(body)]) {
          expect([status, refusal.errors]).toEqual([
            422,
            { [field]: expect.stringContaining('cannot be saved') },
          ])
        }
      }
      const { token } = test.world.admins['Super Admin']
      const reason = { reason: { en: text, ar: text }, reason_en: text, reason_ar: text }
      const url = '/api/admins/settings/cancelReason/saveReason'
      expect((await test.server.call('POST', url, { token, body: reason })).status).toBe(422)
      const search = { token: tenant.people.restaurant.token, body: { search: text } }
      expect((await test.server.call('POST', '/api/restaurant/order/getOrdersList', search)).status).toBe(422)
    }
  })

  it('are rejected in a query and in a path', async () => {
    const { token } = test.kitchen.tenant.people.restaurant
    const list = '/api/restaurant/order/getOrdersList?search=%00'
    expect((await test.server.call('POST', list, { token, body: {} })).status).toBe(422)
    for (const url of ['/api/admins/verifyResetToken/a%00b', '/api/admins/verifyResetToken/%ED%A0%80']) {
      const { status } = await test.server.call('POST', url, { body: {} })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  it('do not include emoji, Arabic and line breaks', async () => {
    const notes = 'أهلًا 🥙\n\tنعم'
    const { status, body } = await test.place(test.kitchen.body({ notes }))
    expect(status).toBe(200)
    const { rows } = await test.database.pool.query('select notes from orders where id = $1', [
      body.order?.id,
    ])
    expect(rows).toEqual([{ notes }])
  })

  it('lose invisible and direction-changing characters in every text of an order', async () => {
    const odd = 'a\u202eb\u2066\u0085\u0007c'
    const [line] = test.kitchen.body().items
    const { status, body } = await test.place(
      test.kitchen.body({
        notes: `${odd}\n\t${odd}`,
        customer: { fullname: odd, mobile: '55198765' },
        address: { street_number: odd, building_number: odd, details: odd } as never,
        items: [{ ...line, additionalDemandsText: odd } as never],
      }),
    )
    expect([status, body.message]).toEqual([200, undefined])
    const { rows } = await test.database.pool.query(
      `select orders.notes, orders.street_number, orders.building_number, order_lines.additional_demands_text as demands,
        customer_addresses.notes as details
       from orders join order_lines on order_lines.order_id = orders.id
       join customer_addresses on customer_addresses.customer_id = orders.customer_id where orders.id = $1`,
      [body.order?.id],
    )
    expect(rows).toEqual([
      { notes: 'abc\n\tabc', street_number: 'abc', building_number: 'abc', demands: 'abc', details: 'abc' },
    ])
  })
})
