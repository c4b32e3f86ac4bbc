import { customerHistory, customerPrivacy, customers } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { asker, makeCustomer, marks } from './privacy.fixture.ts'

describeRules('exporting a customer', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    await test?.close()
  })

  it('gives everything that is held, those of deleted records of the number too', async () => {
    const { id, done, cancelled } = await makeCustomer(test)
    const { output } = await asker(test)(customerPrivacy.exportAll, {}, id)
    const text = JSON.stringify(output)
    expect(Object.values(marks).filter((mark) => !text.includes(mark))).toEqual([])
    const { data } = output ?? {}
    expect(data?.records.map(({ fullname }) => fullname)).toEqual([marks.name, marks.oldName])
    expect(data?.orders.map((order) => order.id)).toEqual([cancelled, done])
    expect(data?.orders[1]).toMatchObject({ payed_amount: 10_000, refunded_amount: 1_000 })
    expect(data?.payments.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['payment', 10_000],
        ['refund', 1_000],
      ]),
    )
    expect(data?.reviews[0]).toMatchObject({ order_id: done, ratings: [{ rate: 1 }] })
    expect(data?.consents).toHaveLength(2)

    const history = await asker(test)(customerHistory.list, { count: 10 }, id)
    expect(history.output?.history.data[0]).toMatchObject({ about: 'customers', action: 'export' })
    const { output: written } = await asker(test)(customers.reviews, { count: 5 }, id)
    expect(written?.reviews).toMatchObject({
      total: 1,
      data: [{ order_id: done, status: false, comment: marks.comment, answer_en: marks.answer }],
    })
    expect(written?.reviews.data[0]?.ratings.map(({ rate }) => rate)).toEqual([1])
  })

  it('is for those who may read customers', async () => {
    const { rows } = await test.database.pool.query(
      'select id from customers where archived_at is null order by id desc limit 1',
    )
    const as = async (role: 'Moderator' | 'Business Support', id = rows[0].id) =>
      (
        await test.server.ask(customerPrivacy.exportAll, 'admin', {
          token: test.world.admins[role].token,
          params: { id },
        })
      ).status
    expect([
      await as('Moderator'),
      await as('Business Support'),
      await as('Business Support', 999_999),
    ]).toEqual([403, 200, 404])
  })
})
