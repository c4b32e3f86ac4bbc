import { auth, checkout, stores } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CheckoutTest,
  type Kitchen,
  makeKitchen,
  newCustomer,
  openAroundTheClock,
  openCheckout,
} from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { cancelOrder } from '../../../test/world.rows.ts'
import { insert, makeOrder, password } from '../../../test/world.ts'

describeEachDatabase('deleting a store', (open, kind) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  /** A kitchen without the orders that every tenant of the world has. */
  const free = async (mark: string) => {
    const kitchen = await makeKitchen(test.database, test.world, mark)
    await openAroundTheClock(test.database, kitchen)
    await cancelOrder(test.database.pool, kitchen.tenant.ids.orders as number)
    return kitchen
  }
  const idOf = ({ tenant }: Kitchen) => tenant.ids.stores as number
  const remove = (kitchen: Kitchen, language = 'en') =>
    test.server.ask(stores.remove, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id: idOf(kitchen) },
      headers: { 'accept-language': language },
    })
  const isArchived = async (kitchen: Kitchen) =>
    (await query('select archived_at is not null as archived from stores where id = $1', [idOf(kitchen)]))[0]
      .archived

  it('is rejected while orders are pending or accepted, with their number', async () => {
    const kitchen = await free('Full')
    const { pool } = test.database
    const ids = kitchen.tenant.ids
    await makeOrder(pool, ids, 'Full')
    const accepted = await makeOrder(pool, ids, 'Full')
    await pool.query('update orders set status_id = 6, accepted_at = now() where id = $1', [accepted])
    const refused = await remove(kitchen)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'stores.openOrders'])
    expect(refused.refusal?.message).toContain('(2)')
    expect((await remove(kitchen, 'ar')).refusal?.message).toContain('(العدد: 2)')
    expect(await isArchived(kitchen)).toBe(false)
  })

  it('removes it from every list, also the public’s, and keeps it for old orders', async () => {
    const kitchen = await free('Leaving')
    const { restaurant } = kitchen.tenant.people
    expect((await remove(kitchen)).status).toBe(200)
    const again = await remove(kitchen)
    expect([again.status, again.refusal?.code]).toEqual([404, 'row.missing'])
    const id = idOf(kitchen)
    const { output } = await test.server.ask(stores.list, 'restaurant', { token: restaurant.token })
    expect(output?.stores.map((store) => store.id)).not.toContain(id)
    const ofRestaurant = await test.server.ask(stores.listOf, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id: kitchen.tenant.ids.restaurants ?? 0 },
    })
    expect(ofRestaurant.output?.stores.map((store) => store.id)).not.toContain(id)
    expect(ofRestaurant.output?.stores).not.toEqual([])
    for (const operation of [stores.show, stores.history, stores.update, stores.updateCateringStatus]) {
      const body = operation === stores.updateCateringStatus ? { catering_status: true } : {}
      const asked = await test.server.ask(operation, 'restaurant', {
        token: restaurant.token,
        params: { id },
        body,
      })
      expect([operation.id, asked.status]).toEqual([operation.id, 404])
    }
    const token = test.world.channel
    const open = await test.server.ask(checkout.stores, 'channel', { token })
    expect(open.output?.stores.map((store) => store.id)).not.toContain(id)
    expect((await test.server.ask(checkout.menu, 'channel', { token, params: { id } })).status).toBe(404)
    expect((await test.place(kitchen.body({ customer: newCustomer() }))).body.code).toBe('row.missing')
    expect((await query('select store_name_en from orders where store_id = $1', [id])).length).toBe(2)
  })

  it('ends the sessions of its users at once and frees their addresses', async () => {
    const kitchen = await free('Ending')
    const { store_user, restaurant } = kitchen.tenant.people
    const live = async (door: 'store_user' | 'restaurant', token: string) =>
      (await test.server.ask(stores.list, door, { token })).status
    expect(await live('store_user', store_user.token)).toBe(200)
    await remove(kitchen)
    expect(await live('store_user', store_user.token)).toBe(401)
    expect(await live('restaurant', restaurant.token)).toBe(200)
    const credentials = { email: store_user.email, password }
    expect((await test.server.ask(auth.signIn, 'store_user', { body: credentials })).status).toBe(401)
    const sessions = await query('select id from sessions where account_id = $1 and revoked_at is null', [
      store_user.account_id,
    ])
    expect(sessions).toEqual([])
    const [role] = await query(`select id from roles where name = 'Marketing'`)
    await insert(test.database.pool, 'accounts', {
      kind: 'admin',
      name: 'Next',
      email: store_user.email,
      password_hash: 'x',
      role_id: role.id,
    })
  })

  it('and placing orders in parallel exclude each other', async () => {
    for (let round = 0; round < (kind === 'postgres' ? 25 : 3); round++) {
      const kitchen = await free(`Race ${round}`)
      const place = () => test.place(kitchen.body({ customer: newCustomer() }))
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
      const [removed, ...placed] = await Promise.all([
        wait((round % 9) * 4).then(() => remove(kitchen)),
        ...Array.from({ length: 6 }, (_, index) => wait(index * 3).then(place)),
      ])
      const taken = placed.filter(({ status }) => status === 200)
      const refused = placed.filter(({ body }) => body.code === 'row.missing')
      expect(taken.length + refused.length).toBe(6)
      const [{ open }] = await query(
        'select count(*) as open from orders where store_id = $1 and status_id in (1, 6)',
        [idOf(kitchen)],
      )
      expect(open).toBe(taken.length)
      expect(await isArchived(kitchen)).toBe(removed.status === 200)
      if (removed.status === 200) expect(taken).toEqual([])
      else expect([removed.refusal?.code, taken.length > 0]).toEqual(['stores.openOrders', true])
    }
  })

  describe.runIf(kind === 'postgres')('during a parallel order', () => {
    /** Runs these statements in a separate transaction that stays open until `then` has finished. */
    const holding = async (
      texts: readonly string[],
      id: number,
      then: (end: () => Promise<unknown>) => Promise<void>,
    ) => {
      const client = await test.database.pool.connect()
      try {
        await client.query('begin')
        for (const text of texts) await client.query(text, [id])
        await then(() => client.query('commit'))
      } finally {
        client.release(true)
      }
    }
    const anyWaits = async () => {
      for (;;) {
        const [row] = await query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
        )
        if (row) return
      }
    }

    it('waits for a running order, which does not wait for it', async () => {
      const kitchen = await free('Waiting')
      await holding(['select 1 from stores where id = $1 for key share'], idOf(kitchen), async (end) => {
        const removing = remove(kitchen)
        await anyWaits()
        const placed = await test.place(kitchen.body({ customer: newCustomer() }))
        expect(placed.status).toBe(200)
        await end()
        expect((await removing).refusal?.code).toBe('stores.openOrders')
      })
    })

    it('blocks a new order, which then finds no store', async () => {
      const kitchen = await free('Waited for')
      const removing = [
        'select 1 from stores where id = $1 for update',
        'update stores set archived_at = now() where id = $1',
      ]
      await holding(removing, idOf(kitchen), async (end) => {
        const placing = test.place(kitchen.body({ customer: newCustomer() }))
        await anyWaits()
        await end()
        expect((await placing).body.code).toBe('row.missing')
      })
    })
  })
})
