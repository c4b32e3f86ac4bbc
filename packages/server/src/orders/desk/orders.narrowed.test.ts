import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { mostNarrowed, orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeEmptyStore } from '../../../test/world.rows.ts'
import { makeOrder, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeRules('counts above a filtered desk', (open) => {
  let database: Database
  let server: Listening
  let world: World
  let tenant: Tenant
  let made: readonly number[]
  const today = qatarDay(new Date())
  const day = addDays(today, 40)

  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await listen(database)
    tenant = await world.tenant('narrowed')
    made = [tenant.ids.orders as number]
    for (let i = 0; i < 4; i++) made = [...made, await makeOrder(database.pool, tenant.ids, 'narrowed')]
    const [, second, third, fourth] = made
    await database.pool.query(
      `update orders set event_at = ($1::date + time '12:00') at time zone 'Asia/Qatar', area_id = $2
        where id = any($3)`,
      [day, tenant.ids.areas, [second, third, fourth]],
    )
    await database.pool.query('update orders set status_id = 6 where id = $1', [fourth])
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const figures = async (kind: 'admin' | 'restaurant' | 'store_user', body: object) => {
    const token = kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token
    const { output } = await server.ask(orders.list, kind, { token, body })
    if (!output) throw new Error('not answered')
    return output
  }
  const counts = async (...args: Parameters<typeof figures>) => {
    const { totalPending, totalAccepted, totalCompleted } = await figures(...args)
    return [totalPending, totalAccepted, totalCompleted].map(({ order_count }) => order_count)
  }

  it('count each status by days, area, restaurant and store, whatever status is listed', async () => {
    const { restaurants, stores, areas } = tenant.ids
    const days = { date_from: day, date_to: day }
    for (const kind of ['restaurant', 'store_user'] as const) {
      expect(await counts(kind, {})).toEqual([4, 1, 0])
      for (const body of [days, { ...days, order_status: 'accepted' }, { area_id: areas }])
        expect([kind, body, await counts(kind, body)]).toEqual([kind, body, [2, 1, 0]])
      expect(await counts(kind, { date_from: addDays(day, 1) })).toEqual([0, 0, 0])
    }
    expect(await counts('admin', { restaurant_id: restaurants })).toEqual([4, 1, 0])
    expect(await counts('admin', { store_id: stores, ...days })).toEqual([2, 1, 0])
    expect(await counts('admin', { area_id: areas, restaurant_id: restaurants })).toEqual([2, 1, 0])
    const { totalPending } = await figures('store_user', days)
    expect(totalPending).toEqual({ order_count: 2, total_price: 2 * 53_000 })
  })

  it('are limited like the list, and say that there are more', async () => {
    const far = addDays(today, 400)
    await database.pool.query(
      `insert into orders (restaurant_id, store_id, customer_id, status_id, remaining_amount, payment_method, event_at,
         restaurant_name, store_name_en, store_name_ar, store_phone, store_email, catering_commission,
         catering_advance, credit_card_fee, debit_card_fee, customer_fullname, customer_mobile, sub_total,
         order_total_price)
       select restaurant_id, store_id, customer_id, 1, 100, payment_method,
         ($2::date + time '12:00') at time zone 'Asia/Qatar', restaurant_name, store_name_en, store_name_ar,
         store_phone, store_email, catering_commission, catering_advance, credit_card_fee, debit_card_fee,
         customer_fullname, customer_mobile, 100, 100
       from orders, generate_series(1, $3::int) where id = $1`,
      [made[0], far, mostNarrowed + 1],
    )
    const { totalPending } = await figures('restaurant', { date_from: far, date_to: far })
    expect(totalPending).toEqual({
      order_count: mostNarrowed,
      total_price: mostNarrowed * 100,
      truncated: true,
    })
  })

  it('say whether rows are from several stores', async () => {
    expect((await figures('admin', {})).several_stores).toBe(true)
    expect((await figures('store_user', {})).several_stores).toBe(false)
    await makeEmptyStore(database.pool, tenant.ids.restaurants as number, 'narrowed second', {})
    expect((await figures('restaurant', {})).several_stores).toBe(true)
  })

  it('say until when an order can be cancelled free, and what it costs afterwards', async () => {
    const [first = 0] = made
    const shown = async (set: string) => {
      await database.pool.query(`update orders set ${set} where id = $1`, [first])
      const { orders: listed } = await figures('store_user', { search: String(first) })
      const row = listed.data.find(({ id }) => id === first)
      if (!row) throw new Error('not listed')
      const early = Date.parse(row.picked_time_iso_date) - Date.parse(row.free_until)
      return [row.advance_amount, early / 3_600_000]
    }
    const rule = "cancellation_days = 2, cancellation_rule = 'hours'"
    expect(await shown(`payment_method = 'creditcard', catering_advance = 50, ${rule}`)).toEqual([26_500, 48])
    expect(await shown('catering_advance = 0')).toEqual([0, 48])
    expect(await shown("payment_method = 'cashondelivery', catering_advance = 50")).toEqual([0, 48])
  })
})
