import { addDays, atQatar } from '@sufra/contract/kernel/clock'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeOrder, makeWorld, type Tenant } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeRules('the stores of a kitchen pack', (open) => {
  let database: Database
  let server: Listening
  let admin: string
  let tenants: readonly [Tenant, Tenant]
  let day: string

  beforeAll(async () => {
    database = await open()
    const world = await makeWorld(database.pool)
    server = await listen(database)
    admin = world.admins['Super Admin'].token
    tenants = [await world.tenant('cooking'), await world.tenant('other')]
    for (const { ids, mark, people } of tenants) {
      const id = await makeOrder(database.pool, ids, mark)
      const body = { order_id: String(id), status_id: '6' }
      await server.ask(orders.updateStatus, 'store_user', { token: people.store_user.token, body })
      const { rows } = await database.pool.query('select event_day from orders where id = $1', [id])
      day = rows[0].event_day
    }
    // This tenant's orders of the day are pending and cancelled.
    await world.tenant('idle')
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const stores = async (kind: 'admin' | 'restaurant' | 'store_user', token: string, date = day) =>
    (await server.ask(orders.kitchenStores, kind, { token, body: { date } })).output?.stores.map(
      ({ name }) => name.en,
    )

  it('are those with accepted orders on the day', async () => {
    expect(await stores('admin', admin)).toEqual(['cooking store', 'other store'])
    expect(await stores('admin', admin, '2001-01-01')).toEqual([])
  })

  it('are only the caller’s own', async () => {
    const { restaurant, store_user } = tenants[0].people
    expect(await stores('restaurant', restaurant.token)).toEqual(['cooking store'])
    expect(await stores('store_user', store_user.token)).toEqual(['cooking store'])
  })

  const ask = (body: object, token = tenants[0].people.restaurant.token) =>
    server.ask(orders.kitchenStores, 'restaurant', { token, body })

  it('include the next day with orders, of all stores or of one, from the requested day on', async () => {
    const next = async (date: string, restaurant_store_id?: number) =>
      (await ask({ date, restaurant_store_id })).output?.next_day
    expect(await next('2001-01-01')).toBe(day)
    expect(await next(day)).toBe(day)
    expect(await next(addDays(day, 1))).toBeNull()
    expect(await next('2001-01-01', tenants[0].ids.stores)).toBe(day)
    // Another tenant's store has none, as far as a restaurant may know.
    expect(await next('2001-01-01', tenants[1].ids.stores)).toBeNull()
  })

  it('cover several days, and so does their pack, by day and in total', async () => {
    const { ids, mark, people } = tenants[0]
    const later = await makeOrder(database.pool, ids, mark)
    const body = { order_id: String(later), status_id: '6' }
    await server.ask(orders.updateStatus, 'store_user', { token: people.store_user.token, body })
    const next = addDays(day, 2)
    await database.pool.query('update orders set event_at = $2 where id = $1', [
      later,
      atQatar(next, '00:00'),
    ])
    const { output } = await ask({ date: addDays(day, -3), date_to: day })
    expect(output?.stores).toHaveLength(1)
    const pack = async (date: string, date_to?: string) =>
      (
        await server.ask(orders.kitchenPack, 'store_user', {
          token: people.store_user.token,
          body: { restaurant_store_id: ids.stores, date, date_to },
        })
      ).output
    const both = await pack(day, next)
    expect(both).toMatchObject({ date: day, date_to: next, items: [{ quantity: 20, orders: 2 }] })
    expect(both?.days).toMatchObject([
      { date: day, items: [{ quantity: 10, orders: 1 }] },
      { date: next, items: [{ quantity: 10, orders: 1 }] },
    ])
    expect(both?.slips.map(({ date }) => date)).toEqual([day, next])
    expect((await pack(day))?.slips).toHaveLength(1)
  })

  it('are limited to 31 days, in order', async () => {
    const faults = async (date_to: string) => (await ask({ date: '2030-03-01', date_to })).refusal?.errors
    expect(await faults('2030-02-28')).toEqual({ date_to: 'Cannot be before the first day' })
    expect(await faults('2030-04-01')).toEqual({ date_to: 'At most 31 days' })
    expect(await faults('2030-03-31')).toBeUndefined()
  })
})
