import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutTest, makeKitchen, openCheckout, tomorrow } from '../../test/checkout.ts'
import { describeRules } from '../../test/databases.ts'

describeRules('the ordering API', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const one = async (query: string, values: unknown[] = []) =>
    (await test.database.pool.query(query, values)).rows[0]
  const call = (
    method: string,
    path: string,
    body?: unknown,
    token: string | undefined = test.world.channel,
  ) => test.server.call<Record<string, unknown>>(method, `/api/mobile/${path}`, { token, body })

  describe('the public catalogue', () => {
    it('lists active stores that accept orders, with the areas they deliver to', async () => {
      const { pool } = test.database
      const [off, archived, pending] = [
        await test.world.tenant('Off'),
        await test.world.tenant('Archived'),
        await test.world.tenant('Pending'),
      ]
      await pool.query('update stores set catering_status = false where id = $1', [off.ids.stores])
      await pool.query('update stores set archived_at = now() where id = $1', [archived.ids.stores])
      await pool.query("update restaurants set approval = 'pending' where id = $1", [pending.ids.restaurants])
      const { body } = await call('GET', 'stores')
      const stores = body.stores as { id: number; name: unknown; areas: unknown[] }[]
      const ids = stores.map(({ id }) => id)
      expect(ids).toContain(test.kitchen.tenant.ids.stores)
      for (const hidden of [off, archived, pending]) expect(ids).not.toContain(hidden.ids.stores)
      const own = stores.find(({ id }) => id === test.kitchen.tenant.ids.stores)
      expect(own?.areas).toEqual([
        {
          area_id: test.world.place.area_id,
          region_id: test.world.place.region_id,
          name: { en: 'West Bay', ar: 'West Bay ع' },
          catering_delivery_fees: 30,
          start_time: '08:00',
          end_time: '22:00',
        },
      ])
      for (const hidden of [archived, pending]) {
        expect((await call('GET', `stores/${hidden.ids.stores}/menu`)).status).toBe(404)
        const hours = { restaurant_store_id: hidden.ids.stores }
        expect((await call('POST', 'store/getWorkingHoursByStoreId', hours)).status).toBe(404)
        const placed = await test.place(test.kitchen.body({ store_id: hidden.ids.stores as number }))
        expect(placed).toMatchObject({ status: 404, body: { code: 'row.missing' } })
      }
    })

    it('shows the menu without hidden rows', async () => {
      const { tenant } = await makeKitchen(test.database, test.world, 'Menu')
      const { pool } = test.database
      const before = (await call('GET', `stores/${tenant.ids.stores}/menu`)).body.items as Record<
        string,
        unknown
      >[]
      expect(before).toHaveLength(1)
      expect(before[0]).toMatchObject({
        id: tenant.ids.items,
        name: { en: 'Menu machboos', ar: 'Menu machboos ع' },
        promoted_price: 500,
        price_per_unit: 25,
      })
      expect(before[0]?.choices).toHaveLength(2)
      await pool.query('update item_choices set show_on_menu = false where item_id = $1', [tenant.ids.items])
      const after = (await call('GET', `stores/${tenant.ids.stores}/menu`)).body.items as Record<
        string,
        unknown
      >[]
      expect(after[0]?.choices).toEqual([])
      await pool.query('update items set show = false where id = $1', [tenant.ids.items])
      expect((await call('GET', `stores/${tenant.ids.stores}/menu`)).body.items).toEqual([])
    })

    it('returns working hours without a credential', async () => {
      const hours = { restaurant_store_id: test.kitchen.tenant.ids.stores }
      const { status, body } = await call('POST', 'store/getWorkingHoursByStoreId', hours, '')
      expect(status).toBe(200)
      expect(body.storeHours).toHaveLength(7)
      const sunday = { week_day: 'Sunday', start_time: '08:00', end_time: '22:00' }
      expect((body.storeHours as unknown[])[0]).toMatchObject(sunday)
    })
  })

  describe('placing', () => {
    it('prices the order itself and stores a copy of everything', async () => {
      const { kitchen } = test
      await test.database.pool.query(`update restaurants set name_ar = 'مطعم الزعفران' where id = $1`, [
        kitchen.tenant.ids.restaurants,
      ])
      const { status, body } = await test.place(kitchen.body())
      expect(body).toMatchObject({ success: true })
      expect(status).toBe(200)
      // 500 for ten, two more at 25, one option at 10, twice 10.49, 30 for delivery.
      expect(body.order).toMatchObject({
        status: 'PENDING',
        sub_total: 580.98,
        discount_value: 0,
        catering_delivery_fees: 30,
        order_total_price: 610.98,
        remaining_amount: 610.98,
      })
      const id = body.order?.id
      const { pool } = test.database
      const read = async () => ({
        order: await one('select * from orders where id = $1', [id]),
        lines: (await pool.query('select * from order_lines where order_id = $1', [id])).rows,
      })
      const before = await read()
      expect(before.order).toMatchObject({
        restaurant_name: 'Saffron restaurant',
        restaurant_name_ar: 'مطعم الزعفران',
        store_name_ar: 'Saffron store ع',
        catering_commission: 15,
        cancellation_days: 2,
        customer_fullname: 'Aisha Al-Kuwari',
        customer_mobile: '97455123456',
        area_name_en: 'West Bay',
        region_name_en: 'Doha',
        street_number: '920',
        event_day: tomorrow(),
        sub_total: 580_98,
        platform_commission_value: 87_15,
        due_to_store: -87_15,
        remaining_amount: 610_98,
        paid_amount: 0,
      })
      expect(before.lines[0]).toMatchObject({
        name_en: 'Saffron machboos',
        unit_name_ar: 'شخص',
        additional_demands_text: 'No nuts',
        choices: [
          { name_en: 'Sauce', item_choice_options: [{ name_ar: 'Tahina ع', item_choice_price: 1000 }] },
        ],
        addons: [{ item_addon_options: [{ quantity: 2, item_addon_option_price: 1049 }] }],
      })
      const history = await one('select * from order_status_history where order_id = $1', [id])
      expect(history).toMatchObject({
        status_id: 1,
        actor_kind: 'channel',
        actor_name: expect.stringContaining('app'),
      })

      const { ids } = kitchen.tenant
      await pool.query(
        `update items set name_en = 'X', promoted_price = 1, price_per_unit = 1 where id = $1`,
        [ids.items],
      )
      await pool.query(
        `update item_choice_options set name_ar = 'X', item_choice_price = 1 where item_choice_id = $1`,
        [kitchen.choice],
      )
      await pool.query(`delete from item_addon_options where id = $1`, [kitchen.addon])
      await pool.query(
        `update stores set name_ar = 'X', catering_commission = 99, cancellation_days = 9 where id = $1`,
        [ids.stores],
      )
      await pool.query(`update restaurants set name = 'X' where id = $1`, [ids.restaurants])
      await pool.query(`update areas set name_en = 'X' where id = $1`, [test.world.place.area_id])
      expect(await read()).toEqual(before)
      await pool.query(`update areas set name_en = 'West Bay' where id = $1`, [test.world.place.area_id])
      Object.assign(test, { kitchen: await makeKitchen(test.database, test.world, 'Saffron') })
    })

    it('identifies a customer by mobile number, and an address by street and building', async () => {
      const customer = { fullname: 'Hamad', mobile: '+97466778899' }
      await test.place(test.kitchen.body({ customer }))
      await test.place(test.kitchen.body({ customer: { fullname: 'Hamad Al-Thani', mobile: '66778899' } }))
      const found = await one(
        `select count(*) over () as people, fullname, (select count(*) from orders where customer_id = customers.id) as orders,
          (select count(*) from customer_addresses where customer_id = customers.id) as addresses
        from customers where mobile = '97466778899'`,
      )
      expect(found).toEqual({ people: 1, fullname: 'Hamad Al-Thani', orders: 2, addresses: 1 })
    })

    it('uses the region’s fee for an area without its own row, and the area’s own otherwise', async () => {
      const { pool } = test.database
      const { rows } = await pool.query(
        `insert into areas (region_id, name_en, name_ar) values ($1, 'Katara', 'كتارا') returning id`,
        [test.world.place.region_id],
      )
      const { ids } = test.kitchen.tenant
      await pool.query('update store_regions set catering_delivery_fees = 4500 where id = $1', [
        ids.store_regions,
      ])
      const elsewhere = await test.place(test.kitchen.body({ area_id: rows[0].id }))
      expect(elsewhere.body.order).toMatchObject({ catering_delivery_fees: 45 })
      const own = await test.place(test.kitchen.body())
      expect(own.body.order).toMatchObject({ catering_delivery_fees: 30 })
    })

    it('posts balanced entries that match the order, and keeps the totals correct', async () => {
      const { body } = await test.place(test.kitchen.body())
      const { rows } = await test.database.pool.query(
        `select account, amount from ledger_postings where order_id = $1 order by line_number`,
        [body.order?.id],
      )
      expect(rows).toEqual([
        { account: 'customer_receivable', amount: 610_98 },
        { account: 'store_uncollected', amount: -610_98 },
        { account: 'store_expected', amount: 87_15 },
        { account: 'commission_revenue', amount: -87_15 },
      ])
      const event = await one('select * from ledger_events where order_id = $1', [body.order?.id])
      expect(event).toMatchObject({
        kind: 'placement',
        actor_kind: 'channel',
        store_id: test.kitchen.tenant.ids.stores,
      })
    })
  })

  it('leaves the database balanced after all that', async () => {
    const { rows } = await test.database.db.execute(sql`
      select orders.id from orders left join lateral (
        select sum(amount) as total, coalesce(sum(amount) filter (where account = 'customer_receivable'), 0) as owed,
          coalesce(-sum(amount) filter (where account in ('store_expected', 'store_payable')), 0) as due
        from ledger_postings where order_id = orders.id) ledger on true
      where exists (select from ledger_events where order_id = orders.id) and (total <> 0 or owed <> remaining_amount or due <> due_to_store
        or order_total_price <> sub_total + catering_delivery_fees - discount_value
        or sub_total <> (select sum(line_total) from order_lines where order_id = orders.id))`)
    expect(rows).toEqual([])
  })
})
