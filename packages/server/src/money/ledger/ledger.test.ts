import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, openCheckout } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { errorCode } from '../../kernel/database/db.ts'
import { type Posting, payment } from './ledger.rules.ts'
import { lockFigures, post } from './ledger.sql.ts'
import { recordCancellation, recordCash, recordCompletion } from './lifecycle.sql.ts'

describeRules("an order's ledger", (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const placed = async () => (await test.place(test.kitchen.body())).body.order?.id as number
  const postings = async (id: number) => {
    const { rows } = await test.database.pool.query(
      'select account, sum(amount) as amount from ledger_postings where order_id = $1 group by 1 having sum(amount) <> 0',
      [id],
    )
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount])) as Record<string, number>
  }
  const figures = (id: number) => test.database.db.transaction((tx) => lockFigures(tx, id))

  it('records the remaining amount as the store’s cash on completion', async () => {
    const id = await placed()
    await test.database.db.transaction((tx) => recordCompletion(tx, id))
    expect(await figures(id)).toMatchObject({
      remaining_amount: 0,
      paid_amount: 0,
      cash_collected_amount: 610_98,
      platform_commission_value: 87_15,
      due_to_store: -87_15,
    })
    expect(await postings(id)).toEqual({
      store_cash: 610_98,
      store_uncollected: -610_98,
      store_payable: 87_15,
      commission_revenue: -87_15,
    })
    const { rows } = await test.database.pool.query(
      'select amount from cash_collections where order_id = $1',
      [id],
    )
    expect(rows).toEqual([{ amount: 610_98 }])
    await expect(test.database.db.transaction((tx) => recordCompletion(tx, id))).rejects.toSatisfy(
      (error) => errorCode(error) === '23505',
    )
  })

  it('counts only what is still owed if cash was recorded before', async () => {
    const id = await placed()
    const { db } = test.database
    await db.transaction(async (tx) => recordCash(tx, await lockFigures(tx, id), 100_00))
    expect(await figures(id)).toMatchObject({
      remaining_amount: 510_98,
      paid_amount: 0,
      cash_collected_amount: 100_00,
    })
    await db.transaction((tx) => recordCompletion(tx, id))
    expect(await figures(id)).toMatchObject({ remaining_amount: 0, cash_collected_amount: 610_98 })
  })

  it('reverses the placement of a rejected order', async () => {
    const id = await placed()
    await test.database.db.transaction((tx) => recordCancellation(tx, id))
    expect(await postings(id)).toEqual({})
    expect(await figures(id)).toMatchObject({
      remaining_amount: 0,
      platform_commission_value: 0,
      due_to_store: 0,
    })
  })

  it('refunds or forfeits a payment', async () => {
    const paid = async () => {
      const id = await placed()
      await test.database.db.transaction(async (tx) => {
        const order = await lockFigures(tx, id)
        const { rows } = await tx.execute<{ id: number }>(sql`
          insert into payments (order_id, reference, card_kind, amount, gateway_charge)
          values (${id}, ${`gateway-${id}`}, 'credit', 30000, 750) returning id`)
        const { restaurant_id, store_id } = order
        await post(tx, {
          kind: 'payment',
          postings: payment(300_00, 7_50),
          restaurant_id,
          store_id,
          order_id: id,
          payment_id: rows[0]?.id,
        })
      })
      return id
    }
    const [back, forfeited] = [await paid(), await paid()]
    expect(await figures(back)).toMatchObject({
      paid_amount: 300_00,
      pgw_charges_value: 7_50,
      remaining_amount: 310_98,
      due_to_store: 300_00 - 7_50 - 87_15,
    })
    const { db } = test.database
    await db.transaction((tx) => recordCancellation(tx, back))
    expect(await figures(back)).toMatchObject({
      refunded_amount: 300_00,
      due_to_store: -7_50,
      remaining_amount: 0,
    })
    await db.transaction((tx) =>
      recordCancellation(tx, forfeited, { forfeited: 305_49, platform_bears_charge: false }),
    )
    expect(await figures(forfeited)).toMatchObject({
      refunded_amount: 0,
      due_to_store: 292_50,
      remaining_amount: 0,
    })
    expect(await postings(forfeited)).toEqual({
      platform_bank: 300_00,
      gateway_charges: -7_50,
      store_payable: -292_50,
    })
  })

  it('rejects unbalanced postings and loses none', async () => {
    const id = await placed()
    const { restaurant_id, store_id } = await figures(id)
    const lame: Posting[] = [{ account: 'platform_bank', amount: 5 }]
    const posting = post(test.database.db, {
      kind: 'charge',
      postings: lame,
      restaurant_id,
      store_id,
      order_id: id,
    })
    await expect(posting).rejects.toSatisfy((error) => errorCode(error) === '23514')
    for (const change of ['update ledger_postings set amount = 1', 'delete from ledger_events']) {
      await expect(test.database.pool.query(`${change} where order_id = $1`, [id])).rejects.toThrow(
        /never changed/,
      )
    }
  })
})
