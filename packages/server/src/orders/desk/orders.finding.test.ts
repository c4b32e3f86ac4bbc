import { addDays, atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeOrder, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeRules('finding orders', (open) => {
  let database: Database
  let server: Listening
  let world: World
  let tenant: Tenant
  let id: number

  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })
  beforeEach(async () => {
    tenant = await world.tenant('kitchen')
    id = tenant.ids.orders as number
  })

  const tokenOf = (kind: 'admin' | 'restaurant' | 'store_user') =>
    kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token
  const listed = async (kind: 'admin' | 'restaurant' | 'store_user', body: object) => {
    const { output, refusal } = await server.ask(orders.list, kind, { token: tokenOf(kind), body })
    expect(refusal).toBeUndefined()
    return output?.orders
  }
  const idsOf = async (...args: Parameters<typeof listed>) =>
    (await listed(...args))?.data.map((row) => row.id)
  const set = (values: string, order = id) =>
    database.pool.query(`update orders set ${values} where id = $1`, [order])
  const kinds = ['admin', 'restaurant', 'store_user'] as const

  it('does not find orders by masked data', async () => {
    const word = `Zubaida${id}`
    const mobile = `974${String(60_000_000 + id).padStart(8, '0')}`
    await set(
      `customer_fullname = '${word} Al-Ansari', customer_mobile = '${mobile}', coupon_code = 'ZUB${id}'`,
    )
    const personal = [word, `${word} al-an`, mobile, mobile.slice(3), `+${mobile.slice(0, 9)}`]
    const states: [string, boolean][] = [
      ['status_id = 1', false],
      ['status_id = 6', true],
      ['status_id = 8', true],
      ['status_id = 7, remaining_amount = 0, cancelled_at = now()', false],
    ]
    for (const [state, shown] of states) {
      await set(state)
      for (const kind of kinds) {
        for (const search of personal)
          expect([state, kind, search, (await idsOf(kind, { search }))?.includes(id)]).toEqual([
            state,
            kind,
            search,
            kind === 'admin' || shown,
          ])
        for (const search of [String(id), `zub${id}`, 'kitchen st'])
          expect([kind, search, await idsOf(kind, { search })]).toEqual([
            kind,
            search,
            expect.arrayContaining([id]),
          ])
      }
    }
  })

  it('no longer finds a removed name or a deleted order', async () => {
    const { ids } = tenant
    const gone = await makeOrder(database.pool, ids, 'kitchen')
    await set(`customer_fullname = 'Forgotten${gone}'`, gone)
    expect(await idsOf('admin', { search: `forgotten${gone}` })).toEqual([gone])
    await set(`customer_fullname = 'Somebody'`, gone)
    expect(await idsOf('admin', { search: `forgotten${gone}` })).toEqual([])
    await database.pool.query('delete from orders where id = $1', [gone])
    const left = await database.pool.query('select from order_terms where order_id = $1', [gone])
    expect(left.rowCount).toBe(0)
  })

  it('filters by delivery days in Qatar, soonest first, with neighbours in the same order', async () => {
    const day = addDays(qatarDay(Date.now()), 9)
    const at = (time: string, later = 0) => `event_at = '${atQatar(addDays(day, later), time).toISOString()}'`
    const more: number[] = []
    for (const _ of [1, 2, 3]) more.push(await makeOrder(database.pool, tenant.ids, 'kitchen'))
    const [evening, night, after] = more as [number, number, number]
    await set(at('13:00'))
    await set(at('23:59'), evening)
    await set(at('00:00'), night)
    await set(at('00:00', 1), after)
    const filters = { sort: 'delivery', date_from: day, date_to: day } as const
    for (const kind of kinds) {
      const store = kind === 'admin' ? { store_id: tenant.ids.stores as number } : {}
      expect(await listed(kind, { ...filters, ...store })).toMatchObject({
        data: [{ id: night }, { id }, { id: evening }],
        total: 3,
        truncated: false,
        sort: 'delivery',
      })
      expect(await idsOf(kind, { ...filters, ...store, sort: 'arrival' })).toEqual([night, evening, id])
      const query = new URLSearchParams(
        Object.entries({ ...filters, ...store }).map(([k, v]) => [k, String(v)]),
      )
      const path = orders.neighbours.paths[kind]?.replace(':id', String(id))
      const beside = await server.call('GET', `${prefixes[kind]}/${path}?${query}`, { token: tokenOf(kind) })
      expect(beside.body).toMatchObject({ previous: night, next: evening })
    }
    expect(await idsOf('store_user', { ...filters, date_to: addDays(day, 1) })).toEqual([
      night,
      id,
      evening,
      after,
    ])
    expect(await idsOf('store_user', { ...filters, date_from: addDays(day, 1) })).toEqual([])
  })

  it('filters by store, restaurant and area, and returns nothing for those of another tenant', async () => {
    const other = await world.tenant('other')
    await set(`area_id = ${world.place.area_id}`)
    const own = { store_id: tenant.ids.stores as number, restaurant_id: tenant.ids.restaurants as number }
    for (const kind of kinds) {
      for (const filter of [{ store_id: own.store_id }, { restaurant_id: own.restaurant_id }, own])
        expect([kind, filter, (await listed(kind, filter))?.total]).toEqual([kind, filter, 2])
      expect(await idsOf(kind, { ...own, area_id: world.place.area_id })).toEqual([id])
      expect(await idsOf(kind, { ...own, area_id: 999_999 })).toEqual([])
    }
    for (const kind of ['restaurant', 'store_user'] as const)
      for (const filter of [{ store_id: other.ids.stores }, { restaurant_id: other.ids.restaurants }])
        expect(await listed(kind, filter)).toMatchObject({ data: [], total: 0 })
    const pendingIn = async (body: object) =>
      (await server.ask(orders.list, 'admin', { token: tokenOf('admin'), body })).output?.totalPending
        .order_count
    expect(await pendingIn(own)).toBe(1)
    expect(await pendingIn({})).toBeGreaterThan(1)
  })

  it('rejects an invalid day, sort or id at its field', async () => {
    const wrong = { date_from: '0000-01-01', date_to: 'today', sort: 'price', store_id: 0, area_id: 'x' }
    const { refusal } = await server.ask(orders.list, 'admin', { token: tokenOf('admin'), body: wrong })
    expect(Object.keys(refusal?.errors ?? {}).toSorted()).toEqual(
      expect.arrayContaining(['area_id', 'date_from', 'date_to', 'sort', 'store_id']),
    )
  })

  it('returns the number of people and the payment state of an order', async () => {
    await database.pool.query(
      `insert into order_lines (order_id, line_number, name_en, name_ar, quantity, original_price, promoted_price,
         price_per_unit, line_total) values ($1, 2, 'a', 'b', 15, 0, 0, 0, 0)`,
      [id],
    )
    const shown = async () => (await listed('store_user', { search: String(id) }))?.data[0]
    expect(await shown()).toMatchObject({
      people: 25,
      order_current_payment_status: { status: 'unpaid', display_status: { en: 'Unpaid', ar: 'غير مدفوع' } },
    })
    await set('paid_amount = 26500, remaining_amount = 26500')
    expect((await shown())?.order_current_payment_status).toEqual({
      status: 'unpaid',
      display_status: { en: 'Part-paid', ar: 'مدفوع جزئيًا' },
    })
    await set('refunded_amount = 26500, remaining_amount = 0, status_id = 7, cancelled_at = now()')
    expect((await shown())?.order_current_payment_status.display_status.en).toBe('Refund due')
    await database.pool.query(
      `insert into refunds (order_id, amount, reason, status, reference, requested_by_kind)
         values ($1, 26500, 'cancellation', 'done', $2, 'system')`,
      [id, `r-${id}`],
    )
    expect((await shown())?.order_current_payment_status.display_status.en).toBe('Refunded')
  })
})
