import { orders } from '@sufra/contract/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../test/databases.ts'
import { type Listening, listen } from '../../test/server.ts'
import { makeOrder, makeWorld, type Tenant } from '../../test/world.ts'
import type { Database } from '../kernel/db.ts'

describeEachDatabase('the stores of a kitchen pack', (open) => {
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
    // Its orders of the day are pending and cancelled.
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

  it('are all that have accepted orders on the day', async () => {
    expect(await stores('admin', admin)).toEqual(['cooking store', 'other store'])
    expect(await stores('admin', admin, '2001-01-01')).toEqual([])
  })

  it('are the caller’s own', async () => {
    const { restaurant, store_user } = tenants[0].people
    expect(await stores('restaurant', restaurant.token)).toEqual(['cooking store'])
    expect(await stores('store_user', store_user.token)).toEqual(['cooking store'])
  })
})
