import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from './databases.ts'
import {
  addCustomer,
  addStore,
  both,
  holdConnection,
  insert,
  orderRow,
  type Query,
  type Row,
  refusal,
} from './schema.rows.ts'

/** The kept counts of orders, and their keys besides store and status. */
const counts: Record<string, { column?: string; of?: string }> = {
  order_totals: {},
  order_block_counts: { column: 'block', of: '(id >> 12)::integer' },
  order_span_counts: { column: 'span', of: '(id >> 16)::integer' },
}

describeEachDatabase('schema of orders and money', (open) => {
  let close: () => Promise<void>
  let query: Query
  let store: Row
  let customer: unknown

  beforeAll(async () => {
    ;({ query, close } = await holdConnection(await open()))
    store = await addStore(query)
    customer = await addCustomer(query)
  })
  afterAll(() => close?.())

  const addOrder = (changes: Row = {}, of = store) =>
    insert(query, 'orders', { ...orderRow(of, customer, 10_000), ...changes })
  const one = async (text: string, values?: unknown[]) => (await query(text, values))[0] ?? {}

  test('the ledger accepts only balanced events and never changes', async () => {
    const order = await addOrder()
    const event = await insert(query, 'ledger_events', { kind: 'placement', order_id: order.id })
    const post = (...amounts: number[]) =>
      refusal(
        query(
          `insert into ledger_postings (event_id, line_number, account, amount)
        select $1, n, 'platform_bank', a from unnest($2::bigint[]) with ordinality as p(a, n)`,
          [event.id, amounts],
        ),
      )
    expect(await post(100, -99)).toBe('ledger_postings_balance')
    expect(await post(100)).toBe('ledger_postings_balance')
    expect(await post(100, -60, -40)).toBe('accepted')
    const nowhere = query(
      `insert into ledger_postings (event_id, line_number, account, amount)
      values ($1, 8, 'nowhere', 5), ($1, 9, 'platform_bank', -5)`,
      [event.id],
    )
    expect(await refusal(nowhere)).toBe('ledger_postings_account')
    expect(await refusal(query('update ledger_postings set amount = amount * 2'))).toBe(
      'ledger_postings_immutable',
    )
    expect(await refusal(query('delete from ledger_postings'))).toBe('ledger_postings_immutable')
    expect(await refusal(query('delete from ledger_events'))).toBe('ledger_events_immutable')
    expect(await refusal(insert(query, 'ledger_events', { kind: 'placement', order_id: order.id }))).toBe(
      'ledger_events_step',
    )
    expect(await refusal(query('delete from orders where id = $1', [order.id]))).toContain('fkey')
  })

  test('the counts of orders match the rows after any change', async () => {
    const stores = [await addStore(query), await addStore(query)]
    const random = (n: number) => Math.floor(Math.random() * n)
    for (let round = 0; round < 60; round++) {
      const total = 100 + random(900)
      await addOrder(
        {
          sub_total: total,
          order_total_price: total,
          remaining_amount: total,
          created_at: `2026-0${1 + random(9)}-15T2${random(4)}:00:00Z`,
        },
        stores[random(2)],
      )
    }
    const [{ least = 0 } = {}] = await query('select min(id) as least from orders where store_id = $1', [
      stores[0]?.store_id,
    ])
    const anyOrder = () => Number(least) + random(60)
    for (let round = 0; round < 120; round++) {
      const id = anyOrder()
      if (random(12) === 0) await query('delete from orders where id = $1', [id])
      else if (random(3) === 0)
        await query(
          'update orders set remaining_amount = remaining_amount - 1 where id = $1 and status_id <> 7',
          [id],
        )
      else {
        await query(
          `update orders set status_id = s, cancelled_at = case s when 7 then now() end,
          remaining_amount = case s when 7 then 0 else order_total_price end from (values ($2::smallint)) v(s) where id = $1`,
          [id, [1, 6, 7, 8][random(4)]],
        )
      }
    }
    for (const [table, { column, of }] of Object.entries(counts)) {
      const key = ['store_id', 'status_id', 'restaurant_id', ...(column ? [column] : [])].join(', ')
      const by = ['store_id', 'status_id', 'restaurant_id', ...(of ? [`${of} as ${column}`] : [])].join(', ')
      const onlyCounts = column === 'block' || column === 'span'
      const price = onlyCounts ? '0' : 'total_price'
      const live = onlyCounts ? '0' : 'sum(order_total_price)'
      const keptRows = await query(`select ${key}, order_count::int as n, ${price}::bigint as price
        from ${table} where order_count > 0 order by ${key}`)
      const counted = await query(`select ${by}, count(*)::int as n, ${live}::bigint as price
        from orders group by ${key} order by ${key}`)
      expect(keptRows.length).toBeGreaterThan(1)
      expect(keptRows).toEqual(counted)
    }
  })

  test('an order adds up, has its day in Qatar, and its version counts only real changes', async () => {
    const day = await one(`select event_day::text, version from orders where id = $1`, [
      (await addOrder()).id,
    ])
    expect(day.event_day).toBe('2026-12-02')
    expect(await refusal(addOrder({ catering_delivery_fees: 500 }))).toBe('orders_sub_total')
    expect(await refusal(addOrder({ discount_value: 500, order_total_price: 9_500 }))).toBe(
      'orders_discount_parts',
    )
    expect(await refusal(addOrder({ status_id: 7 }))).toBe('orders_cancelled')
    const { id } = await addOrder()
    await query('update orders set seen_at = now(), requested_amount = 0 where id = $1', [id])
    expect((await one('select version from orders where id = $1', [id])).version).toBe(1)
    await query('update orders set status_id = 6, accepted_at = now() where id = $1', [id])
    expect((await one('select version from orders where id = $1', [id])).version).toBe(2)
  })

  test('the same amount is never requested twice', async () => {
    const order = await addOrder({ status_id: 8, due_to_store: 900 })
    const request = (id = store) =>
      insert(query, 'payment_requests', {
        ...id,
        reference_date: '2026-12-01',
        amount: 900,
        raised_by_kind: 'store_user',
      })
    const hold = (payment_request_id: unknown, amount: number) =>
      refusal(insert(query, 'payment_request_orders', { payment_request_id, order_id: order.id, amount }))
    const decide = (id: unknown, status: string, by = 'admin') =>
      refusal(
        query(
          'update payment_requests set status = $2, decided_by_kind = $3, decided_at = now() where id = $1',
          [id, status, by],
        ),
      )
    const first = await request()
    expect(await hold((await request(await addStore(query))).id, 100)).toBe('payment_request_orders_left')
    expect(await hold(first.id, 901)).toBe('payment_request_orders_left')
    expect(await hold(first.id, 900)).toBe('accepted')
    const second = await request()
    expect(await hold(second.id, 1)).toBe('payment_request_orders_left')
    expect(await decide(first.id, 'request_rejected', 'store_user')).toBe('payment_requests_not_own')
    expect(await decide(first.id, 'request_rejected')).toBe('accepted')
    expect(await hold(second.id, 900)).toBe('accepted')
    expect(await decide(second.id, 'request_accepted')).toBe('accepted')
    expect(await decide(second.id, 'request_rejected')).toBe('payment_requests_decided_once')
    await query('update orders set due_to_store = 700 where id = $1', [order.id])
    const third = await request()
    expect(await hold(third.id, 1)).toBe('payment_request_orders_left')
    expect(await hold(third.id, -200)).toBe('accepted')
  })

  test('a line adds up', async () => {
    const lines = {
      order_id: (await addOrder()).id,
      line_number: 1,
      ...both('name', 'Rice'),
      quantity: 12,
      enough_for: 10,
      original_price: 500,
      promoted_price: 500,
      price_per_unit: 30,
    }
    expect(await refusal(insert(query, 'order_lines', { ...lines, line_total: 500 }))).toBe(
      'order_lines_total',
    )
    expect(await refusal(insert(query, 'order_lines', { ...lines, line_total: 560 }))).toBe('accepted')
  })
})
