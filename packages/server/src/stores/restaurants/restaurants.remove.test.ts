import { auth, orders } from '@sufra/contract'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { restaurants } from '@sufra/contract/stores/restaurants'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, makeKitchen, newCustomer, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { cancelOrder } from '../../../test/world.rows.ts'
import type { Tenant } from '../../../test/world.ts'

describeEachDatabase('archiving a restaurant', (open, kind) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const admin = () => test.world.admins['Super Admin'].token
  const remove = (id: number | undefined, language = 'en') =>
    test.server.ask(restaurants.remove, 'admin', {
      token: admin(),
      params: { id: id ?? 0 },
      headers: { 'accept-language': language },
    })
  /** A restaurant without open orders. */
  const quietKitchen = async () => {
    const kitchen = await makeKitchen(test.database, test.world, 'Quiet')
    await cancelOrder(test.database.pool, kitchen.tenant.ids.orders as number)
    return kitchen
  }
  const alive = async (door: Audience, token: string) =>
    (await test.server.ask(auth.verifyToken, door, { token })).status
  const sessionsOf = ({ people }: Tenant) =>
    Promise.all([alive('restaurant', people.restaurant.token), alive('store_user', people.store_user.token)])

  const somebodyWaits = () =>
    expect
      .poll(() =>
        query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)

  it('is rejected while an order is pending or accepted', async () => {
    const { ids } = await test.world.tenant('Busy')
    const refused = async () => {
      const { refusal } = await remove(ids.restaurants, 'ar')
      return [refusal?.code, refusal?.message]
    }
    const refusal = ['restaurants.openOrders', expect.stringContaining('(العدد: 1)')]
    expect(await refused()).toEqual(refusal)
    await query('update orders set status_id = 6 where id = $1', [ids.orders])
    expect(await refused()).toEqual(refusal)
    expect(
      await query('select 1 from stores where id = $1 and archived_at is null', [ids.stores]),
    ).toHaveLength(1)
    await cancelOrder(test.database.pool, ids.orders as number)
    expect((await remove(ids.restaurants)).status).toBe(200)
  })

  it('archives its stores, ends accounts and sessions, frees addresses and hides it from customers', async () => {
    const { tenant, body } = await quietKitchen()
    const { ids, people } = tenant
    expect(await sessionsOf(tenant)).toEqual([200, 200])
    expect((await remove(ids.restaurants)).output).toEqual({})
    expect(await sessionsOf(tenant)).toEqual([401, 401])
    const left = await query(
      `select 'store' from stores where restaurant_id = $1 and archived_at is null union all
      select 'account' from accounts where archived_at is null and restaurant_id = $1 union all
      select 'session' from sessions where revoked_at is null and account_id = any($2)`,
      [ids.restaurants, [people.restaurant.account_id, people.store_user.account_id]],
    )
    expect(left).toEqual([])
    expect((await remove(ids.restaurants)).refusal?.code).toBe('row.missing')
    await query('update accounts set email = $2 where id = $1', [
      test.world.admins.Moderator.account_id,
      people.restaurant.email,
    ])

    const stores = await test.server.call<{ stores: { id: number }[] }>('GET', '/api/mobile/stores', {
      token: test.world.channel,
    })
    expect(stores.body.stores.map(({ id }) => id)).not.toContain(ids.stores)
    const menu = await test.server.call('GET', `/api/mobile/stores/${ids.stores}/menu`, {
      token: test.world.channel,
    })
    expect([stores.status, menu.status]).toEqual([200, 404])
    expect((await test.place(body())).status).toBe(404)
  })

  it('keeps old orders complete for admins', async () => {
    const { tenant } = await quietKitchen()
    const id = tenant.ids.orders as number
    const details = async () =>
      (await test.server.ask(orders.show, 'admin', { token: admin(), params: { id } })).output
    const before = await details()
    await remove(tenant.ids.restaurants)
    expect(await details()).toEqual(before)
    expect(JSON.stringify(before)).toContain('Quiet store')
  })

  it('and placing orders in parallel exclude each other', async () => {
    for (let round = 0; round < (kind === 'postgres' ? 12 : 3); round++) {
      const { tenant, body } = await quietKitchen()
      const late = () => new Promise((done) => setTimeout(done, round % 4))
      const place = async () => (await test.place(body({ customer: newCustomer() }))).status
      const [removed, ...placed] = await Promise.all([
        late().then(() => remove(tenant.ids.restaurants)),
        ...Array.from({ length: 4 }, place),
      ])
      const taken = placed.filter((status) => status === 200).length
      expect(placed.filter((status) => status !== 200 && status !== 404)).toEqual([])
      expect(removed.status).toBe(taken === 0 ? 200 : 409)
    }
    const orphans = `select 1 from orders join stores on stores.id = store_id
      where status_id in (1, 6) and stores.archived_at is not null`
    expect(await query(orphans)).toEqual([])
  })

  /** Runs a transaction manually, to test between its locks and its commit. */
  async function byHand(run: (client: Pick<pg.PoolClient, 'query'>) => Promise<void>): Promise<void> {
    const client = await test.database.pool.connect()
    try {
      await client.query('begin')
      await run(client)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it.runIf(kind === 'postgres')('makes a parallel order wait, which then finds no store', () =>
    byHand(async (client) => {
      const { tenant, body } = await quietKitchen()
      const id = tenant.ids.restaurants
      await client.query('select id from restaurants where id = $1 for update', [id])
      await client.query('select id from stores where restaurant_id = $1 order by id for update', [id])
      const placing = test.place(body({ customer: newCustomer() }))
      await somebodyWaits()
      await client.query('update stores set archived_at = now() where restaurant_id = $1', [id])
      await client.query('update restaurants set archived_at = now() where id = $1', [id])
      await client.query('commit')
      expect((await placing).status).toBe(404)
    }),
  )

  it.runIf(kind === 'postgres')('waits for a parallel order, and is then rejected because of it', () =>
    byHand(async (client) => {
      const { tenant, body } = await quietKitchen()
      // The lock held by an order being placed.
      await client.query('select id from stores where id = $1 for key share', [tenant.ids.stores])
      const removing = remove(tenant.ids.restaurants)
      await somebodyWaits()
      const stands = 'update orders set status_id = 6, cancelled_at = null where id = $1'
      await client.query(stands, [tenant.ids.orders])
      await client.query('commit')
      expect((await removing).refusal?.code).toBe('restaurants.openOrders')
      expect((await test.place(body({ customer: newCustomer() }))).status).toBe(200)
    }),
  )
})
