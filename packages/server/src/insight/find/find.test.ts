import { find } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { insert, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeEachDatabase('finding', (open, kind) => {
  let database: Database
  let server: Listening
  let world: World
  let own: Tenant
  let foreign: Tenant
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)

  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    own = await world.tenant('OWN')
    foreign = await world.tenant('FOREIGN')
    server = await listen(database)
    for (const [tenant, name] of [
      [own, 'Saffron Kitchen'],
      [foreign, 'Saffron Terrace'],
    ] as const) {
      await query('update stores set name_en = $1, name_ar = $2 where id = $3', [
        name,
        'مطبخ الزعفران',
        tenant.ids.stores,
      ])
      await query('update items set name_en = $1, name_ar = $2 where id = $3', [
        'Grilled hammour platter',
        'طبق الهامور المشوي',
        tenant.ids.items,
      ])
    }
    await query("update coupons set code = 'RAMADAN26' where id = $1", [own.ids.coupons])
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const foundBy = async (kind: Kind, token: string, search: string) => {
    const { output, refusal } = await server.ask(find.all, kind, { token, body: { search } })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.found.map((row) => `${row.kind} ${row.id}`)
  }
  const superAdmin = (search: string) => foundBy('admin', world.admins['Super Admin'].token, search)
  const owner = (search: string) => foundBy('restaurant', own.people.restaurant.token, search)

  it('gives what a name is for in either script, with typing errors too', async () => {
    const store = `store ${own.ids.stores}`
    for (const search of [
      'saffron kit',
      'KITCHEN',
      'safron kitchen',
      'sfafron kitchen',
      'مطبخ الزعفران',
      'الزعفرن',
    ])
      expect(await superAdmin(search), search).toContain(store)
    for (const search of ['hammour', 'hamour', 'الهامور', 'الهاموور'])
      expect(await superAdmin(search), search).toContain(`item ${own.ids.items}`)
    expect(await superAdmin('ramadan26')).toContain(`coupon ${own.ids.coupons}`)
    expect(await superAdmin('ramdan26')).toContain(`coupon ${own.ids.coupons}`)
    expect(await superAdmin('qqqqqq')).toEqual([])
  })

  it('gives orders and payment requests by number, the order first', async () => {
    for (const search of [`#${own.ids.orders}`, ` ${own.ids.orders} `])
      expect((await superAdmin(search))[0]).toBe(`order ${own.ids.orders}`)
    expect(await superAdmin(String(own.ids.payment_requests))).toContain(
      `payment_request ${own.ids.payment_requests}`,
    )
  })

  it('gives tenants only their own, with typing errors and numbers too', async () => {
    expect(await owner('safron')).toEqual([`store ${own.ids.stores}`])
    expect(await owner('hamour')).toEqual([`item ${own.ids.items}`])
    expect(await foundBy('store_user', own.people.store_user.token, 'hammour')).toEqual([
      `item ${own.ids.items}`,
    ])
    for (const kind of ['order', 'payment_request', 'store', 'item']) {
      const id = foreign.ids[`${kind}s`]
      expect(await owner(String(id))).not.toContain(`${kind} ${id}`)
    }
    expect(await owner(String(own.ids.orders))).toContain(`order ${own.ids.orders}`)
    for (const search of ['ramadan26', 'OWN'])
      expect((await owner(search)).filter((row) => /^(coupon|customer|restaurant) /.test(row))).toEqual([])
  })

  it('gives tenants their own, however many others have the name', async () => {
    const added = async ({ ids }: Tenant, count: number) => {
      const { rows } = await query(
        `insert into items (store_id, sub_category_id, name_en, name_ar, short_description_en,
           short_description_ar, quantity_per_day, max_quantity_per_day, original_price, promoted_price,
           price_per_unit, enough_for, lead_time, available_from_time, available_to_time, setup_time, max_time)
         select store_id, sub_category_id, 'Luqaimat', 'لقيمات', short_description_en, short_description_ar,
           quantity_per_day, max_quantity_per_day, original_price, promoted_price, price_per_unit, enough_for,
           lead_time, available_from_time, available_to_time, setup_time, max_time
         from items, generate_series(1, $2::int) where items.id = $1 returning items.id`,
        [ids.items, count],
      )
      return rows[0].id
    }
    // More than are ranked of all tenants.
    await added(foreign, 300)
    expect(await owner('luqaimat')).toEqual([])
    const item = await added(own, 1)
    expect(await owner('luqaimat')).toEqual([`item ${item}`])
  })

  it.runIf(kind === 'postgres')('gives no customer who is forgotten meanwhile', async () => {
    const id = await insert(database.pool, 'customers', {
      mobile: '97455330011',
      fullname: 'Wadha Al-Sulaiti',
    })
    expect(await superAdmin('wadha')).toContain(`customer ${id}`)
    await openTransaction(database.pool, async (client, commit) => {
      await client.query(
        `update customers set mobile = '', email = null, archived_at = now(), erased_at = now() where id = $1`,
        [id],
      )
      // Words of names are read before this transaction ends, customers after it.
      await client.query('lock table customers in access exclusive mode')
      const found = superAdmin('wadha')
      await anyWaits(database.pool)
      await commit()
      expect(await found).not.toContain(`customer ${id}`)
    })
  })

  it('gives nothing of a list that the role may not open', async () => {
    // May see payments, but neither orders nor coupons.
    const auditor = (search: string) => foundBy('admin', world.admins.Auditor.token, search)
    expect(await auditor('ramadan26')).toEqual([])
    expect(await auditor(String(own.ids.payment_requests))).toContain(
      `payment_request ${own.ids.payment_requests}`,
    )
    expect((await auditor(String(own.ids.orders))).filter((row) => row.startsWith('order '))).toEqual([])
  })
})
