import { orderStatus, orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asAdmin, describeEachDatabase } from '../../../test/databases.ts'
import { openDesk as desk } from '../../../test/openStream.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeOrder, makeWorld, password, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeEachDatabase('live desk', (open, kind) => {
  let database: Database
  let server: Listening
  let world: World
  let tenant: Tenant
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
    tenant = await world.tenant('desk')
  })
  const accept = (order_id: number) =>
    server.ask(orders.updateStatus, 'admin', {
      token: world.admins['Super Admin'].token,
      body: { order_id, status_id: 6 },
    })

  it('ends at once for a caller who loses access, and for nobody else', async () => {
    const { email, token } = await world.admin('Super Admin')
    const shop = await world.tenant('closing')
    const { restaurant, store_user } = shop.people
    const set = (table: string, change: string, id: unknown) =>
      database.pool.query(`update ${table} set ${change} where id = $1`, [id])
    const reset = {
      old_password: password,
      new_password: 'another-one-1',
      confirmation_password: 'another-one-1',
    }
    const signedIn = async () => {
      const answer = await server.call<{ token: string }>('POST', '/api/admins/signIn', {
        body: { email, password },
      })
      return answer.body.token
    }
    const endings: [string, string, () => Promise<unknown>][] = [
      [
        'admins',
        await signedIn(),
        () => server.call('POST', '/api/admins/changePassword', { token, body: reset }),
      ],
      ['admins', token, () => server.call('POST', '/api/admins/logOut', { token, body: {} })],
      ['storeUser', store_user.token, () => set('stores', 'archived_at = now()', shop.ids.stores)],
      ['restaurant', restaurant.token, () => set('restaurants', 'archived_at = now()', shop.ids.restaurants)],
    ]
    const remaining = await desk(server.origin, 'storeUser', tenant.people.store_user.token)
    await remaining.next()
    for (const [door, its, end] of endings) {
      const open = await desk(server.origin, door, its)
      expect((await open.next())?.data.type).toBe('hello')
      await end()
      expect(await open.next()).toBeUndefined()
    }
    const role = await world.admin('Business Support')
    const demoted = await desk(server.origin, 'admins', role.token)
    await demoted.next()
    await database.pool.query(
      `delete from role_permissions where permission = 'orders.read'
        and role_id = (select role_id from accounts where id = $1)`,
      [role.account_id],
    )
    expect(await demoted.next()).toBeUndefined()
    expect(remaining.isOpen()).toBe(true)
    remaining.close()
  })

  it('sends hello, then changes to everyone concerned, masked like the list', async () => {
    const id = tenant.ids.orders as number
    const other = await world.tenant('other')
    const store = await desk(server.origin, 'storeUser', tenant.people.store_user.token)
    const restaurant = await desk(server.origin, 'restaurant', tenant.people.restaurant.token)
    const stranger = await desk(server.origin, 'storeUser', other.people.store_user.token)
    const admin = await desk(server.origin, 'admins', world.admins.Moderator.token)
    for (const each of [store, restaurant, stranger, admin])
      expect((await each.next())?.data.type).toBe('hello')
    await accept(id)
    for (const each of [store, restaurant, admin]) {
      const event = await each.next()
      expect(event?.data).toMatchObject({
        type: 'order',
        was: 1,
        order: { id, order_current_status: { id: 6 } },
      })
    }
    await accept(other.ids.orders as number)
    const seen = await stranger.next()
    expect(seen?.data).toMatchObject({ order: { id: other.ids.orders }, totalAccepted: { order_count: 1 } })
    for (const each of [store, restaurant, stranger, admin]) each.close()
  })

  it('resumes without gaps or repeats', async () => {
    const first = await desk(server.origin, 'storeUser', tenant.people.store_user.token)
    const hello = await first.next()
    const more: number[] = []
    for (let i = 0; i < 3; i++) more.push(await makeOrder(database.pool, tenant.ids, 'desk'))
    const seen = await first.next()
    expect(seen?.data).toMatchObject({ type: 'order', was: null, order: { id: more[0] } })
    first.close()
    await accept(more[2] as number)
    const again = await desk(server.origin, 'storeUser', tenant.people.store_user.token, seen?.id)
    const rest = [await again.next(), await again.next(), await again.next(), await again.next()]
    expect(
      rest.map((event) => (event?.data.type === 'order' ? event.data.order.id : event?.data.type)),
    ).toEqual([more[1], more[2], more[2], 'hello'])
    again.close()
    const whole = await desk(server.origin, 'storeUser', tenant.people.store_user.token, hello?.id)
    for (const expected of [more[0], more[1], more[2], more[2]]) {
      const event = await whole.next()
      expect(event?.data).toMatchObject({ order: { id: expected } })
    }
    whole.close()
  })

  it('asks to reload after an unknown or expired position', async () => {
    const { token } = tenant.people.store_user
    const long = Date.now() - 30 * 3_600_000
    for (const after of ['nonsense', `1-1-${long}`, `9999999999-1-${Date.now()}`]) {
      const stale = await desk(server.origin, 'storeUser', token, after)
      expect((await stale.next())?.data.type).toBe('reset')
      expect((await stale.next())?.data.type).toBe('hello')
      stale.close()
    }
  })

  it('receives orders written by another process', async () => {
    const listening = await desk(server.origin, 'restaurant', tenant.people.restaurant.token)
    await listening.next()
    const id = await makeOrder(database.pool, tenant.ids, 'desk')
    expect((await listening.next())?.data).toMatchObject({ order: { id }, totalPending: { order_count: 2 } })
    listening.close()
  })

  it('ends when the server stops', async () => {
    const second = await listen(database)
    const listening = await desk(second.origin, 'restaurant', tenant.people.restaurant.token)
    await listening.next()
    await second.close()
    expect(await listening.next()).toBeUndefined()
    expect(listening.isOpen()).toBe(false)
  })

  if (kind === 'postgres') {
    it('publishes a decision of one process on the other', async () => {
      const second = await listen(database)
      const listening = await desk(second.origin, 'storeUser', tenant.people.store_user.token)
      await listening.next()
      await accept(tenant.ids.orders as number)
      expect((await listening.next())?.data).toMatchObject({
        order: { order_current_status: { id: orderStatus.accepted } },
      })
      listening.close()
      await second.close()
    })

    it('ends a stream on one process when its caller signs out on the other', async () => {
      const { token } = await world.admin('Moderator')
      const second = await listen(database)
      const listening = await desk(second.origin, 'admins', token)
      await listening.next()
      await server.call('POST', '/api/admins/logOut', { token, body: {} })
      expect(await listening.next()).toBeUndefined()
      await second.close()
    })

    it("is not held up by another database's transaction", async () => {
      await asAdmin(async (elsewhere) => {
        await elsewhere.query('begin')
        await elsewhere.query('select pg_current_xact_id()')
        const listening = await desk(server.origin, 'restaurant', tenant.people.restaurant.token)
        await listening.next()
        await accept(tenant.ids.orders as number)
        expect((await listening.next())?.data).toMatchObject({ type: 'order', was: 1 })
        listening.close()
        await elsewhere.query('rollback')
      })
    })

    it('misses nothing that commits out of order', async () => {
      const listening = await desk(server.origin, 'restaurant', tenant.people.restaurant.token)
      await listening.next()
      const slow = await database.pool.connect()
      await slow.query('begin')
      await slow.query(
        'update orders set paid_amount = 100, remaining_amount = remaining_amount - 100 where id = $1',
        [tenant.ids.orders],
      )
      const quick = await makeOrder(database.pool, tenant.ids, 'desk')
      await slow.query('commit')
      slow.release()
      const events = [await listening.next(), await listening.next()]
      const ids = events.map((each) => (each?.data.type === 'order' ? each.data.order.id : 0))
      expect(ids.toSorted((a, b) => a - b)).toEqual(
        [tenant.ids.orders, quick].toSorted((a, b) => Number(a) - Number(b)),
      )
      listening.close()
    })
  }
})
