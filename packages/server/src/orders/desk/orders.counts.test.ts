import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { makeWorld, type Tenant } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { reconcileChecks } from '../../money/ledger/reconcile.checks.ts'

/** The counts behind lists and cards, recomputed by SQL over the orders. */
const counts = reconcileChecks.filter(({ name }) => /^order_(totals|block|span)/.test(name))

describeEachDatabase('totals of many orders', (open, kind) => {
  const each = kind === 'postgres' ? 5_000 : 1_000
  // In parts: a row of counts that one transaction updates thousands of times becomes ever slower to find.
  const parts = 10
  const everyPart = Array.from({ length: parts }, (_, part) => part)
  let database: Database
  let tenants: readonly Tenant[]
  beforeAll(async () => {
    database = await open()
    const world = await makeWorld(database.pool)
    tenants = [await world.tenant('one'), await world.tenant('two')]
  })
  afterAll(() => database?.close())

  const differences = async () =>
    (await Promise.all(counts.map(({ text }) => database.pool.query(text).then(({ rows }) => rows)))).flat()
  const counted = async () =>
    (await database.pool.query('select sum(order_count)::int as orders from order_totals')).rows[0].orders

  it('match the orders however these are inserted, changed and deleted', async () => {
    expect([...new Set(counts.map(({ name }) => name.split(':')[0]))]).toEqual([
      'order_totals',
      'order_block_counts',
      'order_span_counts',
    ])
    const before = await counted()
    for (const { ids } of tenants)
      for (const _ of everyPart)
        await database.pool.query(
          `insert into orders (restaurant_id, store_id, customer_id, status_id, remaining_amount, created_at,
           payment_method, event_at, restaurant_name, store_name_en, store_name_ar, store_phone, store_email,
           catering_commission, catering_advance, credit_card_fee, debit_card_fee, customer_fullname,
           customer_mobile, sub_total, order_total_price)
         select restaurant_id, store_id, customer_id, 1, price, now() - random() * interval '40 days',
           payment_method, event_at, restaurant_name, store_name_en, store_name_ar, store_phone, store_email,
           catering_commission, catering_advance, credit_card_fee, debit_card_fee, customer_fullname,
           customer_mobile, price, price
         from orders, lateral (select (random() * 1e8)::bigint as price, n
           from generate_series(1, $2::int) n) made
         where id = $1`,
          [ids.orders, each / parts],
        )
    expect(await counted()).toBe(before + 2 * each)
    expect(await differences()).toEqual([])
    for (const change of [
      'update orders set status_id = 6 where status_id = 1 and random() < 0.6',
      'update orders set status_id = 8, remaining_amount = 0 where status_id = 6 and random() < 0.5',
      `update orders set status_id = 7, remaining_amount = 0, cancelled_at = now()
        where status_id in (1, 6) and random() < 0.2`,
    ]) {
      for (const part of everyPart) await database.pool.query(`${change} and id % ${parts} = ${part}`)
      expect([change, await differences()]).toEqual([change, []])
    }
    expect(await counted()).toBe(before + 2 * each)
  })
})
