import { orderLinks, orderNotes, orders, payments } from '@sufra/contract'
import { mostOrderNotes } from '@sufra/contract/orders/notes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../../test/money.ts'

type Person = 'admin' | 'restaurant' | 'store_user'

describeRules('internal notes on an order', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  const tokenOf = (kind: Person) =>
    kind === 'admin' ? test.world.admins['Super Admin'].token : test.kitchen.tenant.people[kind].token
  const add = (kind: Person, id: number, note: string) =>
    test.server.ask(orderNotes.add, kind, { token: tokenOf(kind), params: { id }, body: { note } })
  const read = async (kind: Person, id: number) =>
    (await test.server.ask(orderNotes.list, kind, { token: tokenOf(kind), params: { id } })).output?.notes
  const remove = (kind: Person, id: number) =>
    test.server.ask(orderNotes.remove, kind, { token: tokenOf(kind), params: { id } })

  it('are two separate lists, one per side, with author and time', async () => {
    const id = await test.accepted()
    await add('admin', id, 'Paid late twice')
    await add('restaurant', id, 'Bring the large pots')
    await add('store_user', id, 'Gate\nis  blue')
    expect(await read('admin', id)).toMatchObject([
      { note: 'Paid late twice', author_kind: 'admin', author_name: 'platform Super Admin', own: true },
    ])
    const own = (kind: Person) => read(kind, id).then((notes) => notes?.map(({ note, own }) => [note, own]))
    expect(await own('restaurant')).toEqual([
      ['Bring the large pots', true],
      ['Gate\nis  blue', false],
    ])
    expect(await own('store_user')).toEqual([
      ['Bring the large pots', false],
      ['Gate\nis  blue', true],
    ])
  })

  it('can be deleted only by their author', async () => {
    const id = await test.accepted()
    const { output } = await add('restaurant', id, 'Mine')
    const note = output?.note.id ?? 0
    for (const kind of ['store_user', 'admin'] as const) expect((await remove(kind, note)).status).toBe(404)
    expect(await read('store_user', id)).toHaveLength(1)
    expect((await remove('restaurant', note)).status).toBe(200)
    expect(await read('store_user', id)).toEqual([])
    expect((await remove('restaurant', note)).status).toBe(404)
    const { rows } = await test.database.pool.query(
      `select action, before, after from audit_log where table_name = 'order_notes' and row_id = $1 order by id`,
      [String(note)],
    )
    expect(rows.map(({ action }) => action)).toEqual(['insert', 'delete'])
    expect(JSON.stringify(rows)).not.toContain('Mine')
  })

  it('are neither read nor deleted by their author once the order is no longer theirs', async () => {
    const id = await test.accepted()
    const { output } = await add('store_user', id, 'Mine')
    const { ids, people } = test.kitchen.tenant
    const moveTo = (store: number | undefined) =>
      test.database.pool.query('update store_members set store_id = $1 where account_id = $2', [
        store,
        people.store_user.account_id,
      ])
    await moveTo(ids['unused stores'])
    expect((await remove('store_user', output?.note.id ?? 0)).status).toBe(404)
    expect(await read('store_user', id)).toBeUndefined()
    await moveTo(ids.stores)
    expect(await read('store_user', id)).toHaveLength(1)
  })

  it('are not found or written on an order of another tenant', async () => {
    const id = await test.accepted()
    const { token } = (await test.world.tenant('stranger')).people.restaurant
    const params = { id }
    const asked = [
      await test.server.ask(orderNotes.list, 'restaurant', { token, params }),
      await test.server.ask(orderNotes.add, 'restaurant', { token, params, body: { note: 'Hello' } }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404])
  })

  it('are required, limited in length, and limited per order', async () => {
    const id = await test.accepted()
    for (const note of ['', ' \n ', 'x'.repeat(1001)]) expect((await add('admin', id, note)).status).toBe(422)
    await test.database.pool.query(
      `insert into order_notes (order_id, side, note, author_account_id, author_kind, author_name)
        select $1, 'restaurant', 'One of many', $2, 'restaurant', 'Somebody' from generate_series(1, $3::int)`,
      [id, test.kitchen.tenant.people.restaurant.account_id, mostOrderNotes],
    )
    const full = await add('store_user', id, 'One more')
    expect([full.status, full.refusal?.code]).toEqual([409, 'orderNotes.full'])
    expect((await add('admin', id, 'Ours')).status).toBe(200)
  })

  it('are not in links, the ordering API, webhooks, prints or kitchen packs', async () => {
    const { database, server, world, kitchen } = test
    await database.pool.query(
      `update channels set webhook_url = 'https://hooks.example.test', webhook_secret = 'kept' where id in
        (select channel_id from orders)`,
    )
    const date = inDays(9)
    const id = await test.accepted({ date })
    const secret = 'Zanzibar'
    await add('admin', id, `${secret} of the platform`)
    await add('restaurant', id, `${secret} of the restaurant`)
    await test.pay(id, 10, `note-${id}`)
    const token = tokenOf('admin')
    const params = { id }
    const link = await server.ask(orderLinks.create, 'admin', { token, params, body: {} })
    const pack = { restaurant_store_id: kitchen.tenant.ids.stores as number, date }
    const store = { token: tokenOf('store_user') }
    const answers = [
      await server.ask(orders.show, 'admin', { token, params }),
      await server.ask(orders.storeView, 'admin', { token, params }),
      await server.ask(orders.show, 'store_user', { ...store, params }),
      await server.ask(orders.list, 'admin', { token, body: {} }),
      await server.ask(orders.kitchenPack, 'store_user', { ...store, body: pack }),
      await server.ask(orderLinks.show, 'link', { token: link.output?.url.split('/').at(-1) }),
      await server.ask(payments.show, 'channel', { token: world.channel, params }),
    ]
    for (const { status, output } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(output)).not.toContain(secret)
    }
    const { rows } = await database.pool.query('select payload from webhook_deliveries where order_id = $1', [
      id,
    ])
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
