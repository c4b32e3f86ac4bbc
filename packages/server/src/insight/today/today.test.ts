import { today } from '@sufra/contract/insight/today'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { items } from '@sufra/contract/menu/items'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'

describeRules('the first page', (open) => {
  let test: MoneyTest
  const day = qatarDay(new Date())
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const tokenOf = (kind: Kind) =>
    kind === 'admin' ? test.world.admins['Super Admin'].token : test.kitchen.tenant.people[kind].token
  const events = async (kind: Kind) => {
    const { output } = await test.server.ask(today.events, kind, { token: tokenOf(kind) })
    if (!output) throw new Error('not answered')
    return output
  }
  const desk = async (kind: Kind, body: RequestOf<typeof orders.list>) => {
    const { output } = await test.server.ask(orders.list, kind, { token: tokenOf(kind), body })
    if (!output) throw new Error('not answered')
    return output.orders
  }
  const listed = async (kind: Kind, body: RequestOf<typeof orders.list>) => (await desk(kind, body)).total
  const fullDays = async (kind: Kind) => {
    const { output } = await test.server.ask(today.fullDays, kind, { token: tokenOf(kind) })
    if (!output) throw new Error('not answered')
    return output.days.map(({ day, item, used, limit }) => ({ day, item: item?.id ?? null, used, limit }))
  }
  const move = (id: number, time: string, later = 0) =>
    query(`update orders set event_at = ($1::date + $2::time) at time zone 'Asia/Qatar' where id = $3`, [
      addDays(day, later),
      time,
      id,
    ])

  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  it('counts the events of each hour as the desk lists them', async () => {
    await move(await test.accepted(), '00:00')
    await move(await test.accepted(), '18:10')
    await move(await test.order(), '18:59:59')
    const cancelled = await test.order()
    await test.decide(cancelled, 7)
    await move(cancelled, '18:30')
    await move(await test.accepted(), '23:59:59', 1)
    await move(await test.accepted(), '00:00', 2)
    await move(await test.accepted(), '23:59:59', -1)
    const { ids: theirs } = await test.world.tenant('Neighbours')
    await move(theirs.orders ?? 0, '18:20')
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const { hours, ...days } = await events(kind)
      expect(days).toEqual({ today: day, tomorrow: addDays(day, 1) })
      const found = hours.map(({ day, hour, pending, accepted }) => [day, hour, pending, accepted])
      if (kind !== 'admin')
        expect(found).toEqual([
          [day, 0, 0, 1],
          [day, 18, 1, 1],
          [addDays(day, 1), 23, 0, 1],
        ])
      for (const { day, hour, pending, accepted, completed, people } of hours) {
        const at = { date_from: day, date_to: day, hour }
        expect(await listed(kind, { ...at, order_status: 'newOrder' })).toBe(pending)
        const { data, total } = await desk(kind, { ...at, order_status: 'accepted', count: 100 })
        expect([total, data.reduce((sum, row) => sum + row.people, 0)]).toEqual([accepted, people])
        expect(await listed(kind, { ...at, order_status: 'completed' })).toBe(completed)
      }
    }
  })

  it('counts people of accepted orders alone', async () => {
    await query('update orders set event_at = now() - interval $$9 days$$')
    const id = await test.accepted()
    await move(id, '12:00')
    await move(await test.order(), '12:00')
    const { rows } = await query('select sum(quantity)::int as people from order_lines where order_id = $1', [
      id,
    ])
    expect((await events('store_user')).hours.map(({ people }) => people)).toEqual([rows[0].people])
  })

  it('tells the coming days that are full by four fifths, of stores and of items', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    await query('delete from store_day_capacity')
    await query('delete from item_day_capacity')
    await query('update stores set max_catering_per_day = 5 where id = $1', [stores])
    await query('update items set quantity_per_day = 10 where id = $1', [items])
    const used = (table: string, id: unknown, later: number, count: number) =>
      query(`insert into ${table} values ($1, $2, $3)`, [id, addDays(day, later), count])
    await used('store_day_capacity', stores, -1, 5)
    await used('store_day_capacity', stores, 0, 4)
    await used('store_day_capacity', stores, 1, 3)
    await used('store_day_capacity', stores, 14, 5)
    await used('item_day_capacity', items, 0, 7)
    await used('item_day_capacity', items, 13, 8)
    const expected = [
      { day, item: null, used: 4, limit: 5 },
      { day: addDays(day, 13), item: items, used: 8, limit: 10 },
    ]
    expect(await fullDays('store_user')).toEqual(expected)
    expect(await fullDays('restaurant')).toEqual(expected)
    expect(await fullDays('admin')).toEqual(expected)
    const foreign = (await test.world.tenant('foreign')).people.restaurant.token
    const { output } = await test.server.ask(today.fullDays, 'restaurant', { token: foreign })
    expect(output).toEqual({ days: [], total: 0 })
    await query('update items set show_on_restaurant_manager = false where id = $1', [items])
    expect(await fullDays('admin')).toEqual(expected)
    for (const kind of ['restaurant', 'store_user'] as const)
      expect(await fullDays(kind)).toEqual(expected.slice(0, 1))
    await query('update items set show_on_restaurant_manager = true where id = $1', [items])
  })

  it('leads from a full day to the orders that take it, cancelled ones left out', async () => {
    const { stores, items } = test.kitchen.tenant.ids as Record<'stores' | 'items', number>
    await query('update items set quantity_per_day = 1000 where id = $1', [items])
    const { rows: copied } = await query('select * from items where id = $1', [items])
    const { id: _id, ...item } = copied[0]
    const other = await insert(test.database.pool, 'items', { ...item, name_en: 'Without choices' })
    await query('delete from store_day_capacity')
    await query('delete from item_day_capacity')
    await query('update stores set max_catering_per_day = 7 where id = $1', [stores])
    const date = addDays(day, 3)
    for (const decided of [undefined, 6, 6, 7, 8] as const) {
      const id = await test.order({ date })
      if (decided === 8) await test.decide(id, 6)
      if (decided) await test.decide(id, decided)
    }
    for (let n = 0; n < 2; n++) await test.order({ date, items: [{ item_id: other, quantity: 12 }] })
    await query('update items set quantity_per_day = 50 where id = $1', [items])
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const { output } = await test.server.ask(today.fullDays, kind, { token: tokenOf(kind) })
      const found = output?.days.map(({ item, used, limit, orders }) => [item?.id, used, limit, orders])
      expect([kind, found]).toEqual([
        kind,
        [
          [undefined, 6, 7, 6],
          [items, 48, 50, 4],
        ],
      ])
      const on = { date_from: date, date_to: date, store_id: String(stores), uncancelled: true }
      expect(await listed(kind, on)).toBe(6)
      expect(await listed(kind, { ...on, item_id: String(items) })).toBe(4)
      expect(await listed(kind, { ...on, uncancelled: false, item_id: String(items) })).toBe(5)
    }
  })

  it('tells menus with items that lack something or cannot be ordered, as their meters do', async () => {
    const { stores } = test.kitchen.tenant.ids
    const token = tokenOf('restaurant')
    const { output } = await test.server.ask(today.menus, 'restaurant', { token })
    const gaps = await test.server.ask(items.gaps, 'restaurant', { token, params: { id: stores as number } })
    const unfinished = gaps.output?.groups
      .filter(({ gaps }) => gaps.length > 0)
      .reduce((sum, { items }) => sum + items, 0)
    expect(unfinished).toBeGreaterThan(0)
    expect(output?.menus.map(({ store, ...counts }) => [store.id, counts])).toEqual([
      [stores, { unfinished, problems: gaps.output?.problems }],
    ])
    expect(output?.left_out).toBe(0)
  })

  it('looks at the menus of twenty stores and tells how many more there are', async () => {
    const { rows } = await query('select * from stores where id = $1', [test.kitchen.tenant.ids.stores])
    const { id: _id, ...store } = rows[0]
    const before = await query('select from stores where restaurant_id = $1 and archived_at is null', [
      store.restaurant_id,
    ])
    for (let n = 0; n < 20; n++)
      await insert(test.database.pool, 'stores', { ...store, name_en: `Branch ${n}`, name_ar: `فرع ${n}` })
    const { output } = await test.server.ask(today.menus, 'restaurant', { token: tokenOf('restaurant') })
    expect(output?.left_out).toBe(before.rowCount)
    expect(output?.menus.map(({ store }) => store.id)).toEqual([test.kitchen.tenant.ids.stores])
  })
})
