import type { checkout } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { expect } from 'vitest'
import type { Database } from '../src/kernel/database/db.ts'
import { type Listening, listen } from './server.ts'
import { insert, makeWorld, type Tenant, type World } from './world.ts'

export type PlaceBody = RequestOf<typeof checkout.place>

/**
 * A store open daily from 08:00 to 22:00 with unlimited capacity. Its item has a required choice (two options of QAR 10
 * and 7.5) and a priced addon, and needs five hours' notice.
 */
export interface Kitchen {
  readonly tenant: Tenant
  readonly choice: number
  readonly options: readonly [number, number]
  readonly addon: number
  /** An accepted body: 12 people, one option, two of the addon, QAR 610.99 in all. */
  readonly body: (changes?: Partial<PlaceBody>) => PlaceBody
}

export interface OrderAnswer {
  readonly status: number
  readonly body: Record<string, unknown> & {
    code?: string
    message?: string
    order?: Record<string, unknown> & { id: number }
    quote?: Record<string, unknown>
  }
}

export interface CheckoutTest {
  readonly database: Database
  readonly world: World
  readonly server: Listening
  readonly kitchen: Kitchen
  place(
    body: unknown,
    options?: { key?: string | undefined; token?: string; language?: string },
  ): Promise<OrderAnswer>
  quote(body: unknown, options?: { language?: string }): Promise<OrderAnswer>
  close(): Promise<void>
}

const both = (text: string) => ({ name_en: text, name_ar: `${text} ع` })

export const tomorrow = (): string => addDays(qatarDay(new Date()), 1)

export async function makeKitchen(database: Database, world: World, mark: string): Promise<Kitchen> {
  const { pool } = database
  const tenant = await world.tenant(mark)
  const item_id = tenant.ids.items as number
  const choice = await insert(pool, 'item_choices', {
    item_id,
    ...both('Sauce'),
    min_selection_needed: 1,
    max_selection_needed: 2,
    max_quantity: 4,
  })
  for (const week_day of [1, 2, 3, 4, 5, 6]) {
    await insert(pool, 'working_hours', {
      store_id: tenant.ids.stores,
      week_day,
      start_time: '08:00',
      end_time: '22:00',
    })
  }
  await pool.query('update stores set max_catering_per_day = 1000000 where id = $1', [tenant.ids.stores])
  await pool.query('update items set quantity_per_day = 1000000 where id = $1', [item_id])
  const option = (name: string, item_choice_price: number) =>
    insert(pool, 'item_choice_options', {
      item_choice_id: choice,
      ...both(name),
      item_choice_price,
      max_selection_option: 3,
    })
  const options = [await option('Tahina', 1000), await option('Garlic', 750)] as const
  const addon = await insert(pool, 'item_addon_options', {
    item_addon_id: tenant.ids.item_addons,
    ...both('Waiter'),
    item_addon_option_price: 1049,
    max_selection: 2,
  })
  const body = (changes: Partial<PlaceBody> = {}): PlaceBody => ({
    store_id: tenant.ids.stores as number,
    area_id: world.place.area_id,
    date: tomorrow(),
    time: '19:30',
    payment_method: 'cashondelivery',
    customer: { fullname: 'Aisha Al-Kuwari', mobile: '55123456', email: 'aisha@example.test' },
    address: { name: 'Home', street_number: '920', building_number: '14', details: 'Blue gate' },
    notes: 'Ring twice',
    items: [
      {
        item_id,
        quantity: 12,
        additionalDemandsText: 'No nuts',
        choices: [{ option_id: options[0], quantity: 1 }],
        addons: [{ option_id: addon, quantity: 2 }],
      },
    ],
    ...changes,
  })
  return { tenant, choice, options, addon, body }
}

/** Makes the kitchen open and deliver at any time of day. */
export async function openAroundTheClock({ pool }: Database, { tenant }: Kitchen): Promise<void> {
  const always = `start_time = '00:00', end_time = '00:00'`
  const { ids } = tenant
  await pool.query(`update working_hours set ${always} where store_id = $1`, [ids.stores])
  await pool.query(`update store_regions set ${always} where id = $1`, [ids.store_regions])
  await pool.query(`update store_region_areas set ${always} where id = $1`, [ids.store_region_areas])
}

let keys = 0
export const newKey = (): string => `test-key-${process.pid}-${++keys}`

export async function openCheckout(
  open: () => Promise<Database>,
  env: Record<string, string> = {},
): Promise<CheckoutTest> {
  const database = await open()
  const world = await makeWorld(database.pool)
  const server = await listen(database, env)
  const kitchen = await makeKitchen(database, world, 'Saffron')
  return {
    database,
    world,
    server,
    kitchen,
    place: async (body, { key = newKey(), token = world.channel, language = 'en' } = {}) =>
      server.call('POST', '/api/mobile/orders', {
        token,
        body,
        headers: { 'idempotency-key': key, 'accept-language': language },
      }),
    quote: async (body, { language = 'en' } = {}) =>
      server.call('POST', '/api/mobile/orders/quote', {
        token: world.channel,
        body,
        headers: { 'accept-language': language },
      }),
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

/** Quotes and places the same order: both must agree, and a quote must write nothing. */
export async function quoteAndPlace(test: CheckoutTest, body: PlaceBody): Promise<OrderAnswer['body']> {
  const counted = `select (select count(*) from orders) as orders, (select count(*) from customers) as customers,
    (select sum(order_count) from store_day_capacity) as taken, (select sum(orders) from promotion_costs) as uses`
  const before = (await test.database.pool.query(counted)).rows
  const quoted = await test.quote(body)
  expect((await test.database.pool.query(counted)).rows).toEqual(before)
  const placed = await test.place(body)
  expect([quoted.status, quoted.body.code, quoted.body.message]).toEqual([
    placed.status,
    placed.body.code,
    placed.body.message,
  ])
  if (placed.body.order) expect(quoted.body.quote).toMatchObject(amountsOf(placed.body.order))
  else expect((await test.database.pool.query(counted)).rows).toEqual(before)
  return { ...placed.body, ...(quoted.body.quote && { quote: quoted.body.quote }) }
}

const amountsOf = (order: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(order).filter(
      ([key]) => !['id', 'created_at', 'status', 'remaining_amount'].includes(key),
    ),
  )

/** Counted from one start, so that none comes twice, however long the tests run. */
let mobiles = Date.now() % 1_000_000
/** A customer without orders. */
export const newCustomer = () => ({
  fullname: 'Noora Al-Marri',
  mobile: String(66_000_000 + ++mobiles),
})

export const addCoupon = async (test: CheckoutTest, changes: Record<string, unknown> = {}) => {
  const code = `C${process.pid}X${++mobiles}`
  const id = await insert(test.database.pool, 'coupons', {
    code,
    title_en: 'Coupon',
    title_ar: 'قسيمة',
    short_description_en: 'Coupon',
    short_description_ar: 'قسيمة',
    discount: 10,
    platform_contribution: 60,
    start_date: '2020-01-01',
    end_date: '2040-01-01',
    type: 'Store',
    all_stores: true,
    ...changes,
  })
  return { id, code: (changes.code as string | undefined) ?? code }
}
