// Over 300 lines: every kind of row that tests begin with, each a function of a few lines.

import type pg from 'pg'
import { newToken } from '../src/kernel/access/tokens.ts'

/** A pool, or one client of it. */
export type Queryable = Pick<pg.ClientBase, 'query'>

export type Values = Readonly<Record<string, unknown>>

export async function insert(pool: Queryable, table: string, values: Values): Promise<number> {
  const columns = Object.keys(values)
  const { rows } = await pool.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    Object.values(values).map((value) =>
      typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && !(value instanceof Date)
        ? JSON.stringify(value)
        : value,
    ),
  )
  return rows[0].id
}

export const both = (column: string, text: string): Values => ({
  [`${column}_en`]: text,
  [`${column}_ar`]: `${text} ع`,
})

export const hours = (n: number) => new Date(Date.now() + n * 3_600_000)

let count = Date.now() % 10_000_000
/** Never twice in a process, and hardly the same as in another on the same database. */
export const next = () => ++count

const rates = {
  catering_commission: 15,
  value_added_tax: 0,
  catering_advance: 50,
  credit_card_fee: 2.5,
  debit_card_fee: 1.5,
  cash_on_delivery_limit: 1_000_000,
}

/** A store without other rows. */
export const makeEmptyStore = (pool: Queryable, restaurant_id: number, mark: string, more: Values = {}) =>
  insert(pool, 'stores', {
    restaurant_id,
    ...both('name', `${mark} store`),
    ...both('description', `${mark} food`),
    ...both('address', `${mark} street`),
    ...rates,
    email: 'store@world.test',
    phone: '97444000000',
    max_catering_per_day: 50,
    cancellation_days: 2,
    ...more,
  })

export async function makeStore(
  pool: Queryable,
  restaurant_id: number,
  mark: string,
  region_id: number,
  area_id: number,
) {
  const store_id = await makeEmptyStore(pool, restaurant_id, mark, { catering_status: true })
  const working_hours = await insert(pool, 'working_hours', {
    store_id,
    week_day: 0,
    start_time: '08:00',
    end_time: '22:00',
  })
  const booked_days = await insert(pool, 'booked_days', {
    store_id,
    start_date: '2031-01-01',
    end_date: '2031-01-02',
    title: mark,
  })
  const served = { start_time: '08:00', end_time: '22:00', catering_delivery_fees: 3000, region_id }
  const store_regions = await insert(pool, 'store_regions', { store_id, ...served })
  const store_region_areas = await insert(pool, 'store_region_areas', {
    store_region_id: store_regions,
    area_id,
    ...served,
  })
  return { stores: store_id, working_hours, booked_days, store_regions, store_region_areas }
}

export async function makeMenu(pool: Queryable, store_id: number, mark: string) {
  const subcategories = await insert(pool, 'subcategories', { store_id, ...both('name', `${mark} grills`) })
  const items = await insert(pool, 'items', {
    store_id,
    sub_category_id: subcategories,
    ...both('name', `${mark} machboos`),
    ...both('short_description', `${mark} rice`),
    quantity_per_day: 100,
    max_quantity_per_day: 100,
    original_price: 60_000,
    promoted_price: 50_000,
    price_per_unit: 2_500,
    enough_for: 10,
    lead_time: 4,
    available_from_time: '00:00',
    available_to_time: '23:59',
    setup_time: 1,
    max_time: 4,
  })
  const option = (id: string, on: number) => ({ [id]: on, ...both('name', `${mark} option`) })
  const item_choices = await insert(pool, 'item_choices', {
    item_id: items,
    ...both('name', `${mark} salads`),
    min_selection_needed: 0,
    max_selection_needed: 2,
    max_quantity: 3,
  })
  const item_choice_options = await insert(
    pool,
    'item_choice_options',
    option('item_choice_id', item_choices),
  )
  const item_addons = await insert(pool, 'item_addons', { item_id: items, ...both('name', `${mark} staff`) })
  const item_addon_options = await insert(pool, 'item_addon_options', option('item_addon_id', item_addons))
  return { subcategories, items, item_choices, item_choice_options, item_addons, item_addon_options }
}

/** A gallery with one picture, which is the main one. */
export async function makeGallery(pool: Queryable, item_id: number): Promise<number> {
  const file_id = await insert(pool, 'files', {
    key: `wo/world-${next()}.png`,
    preset: 'gallery',
    content_type: 'image/png',
    size: 1,
    sha256: Buffer.alloc(32),
    width: 1,
    height: 1,
  })
  return insert(pool, 'item_images', { item_id, file_id, is_default: true, sorting_index: 1 })
}

/** A bulk edit that raised the price of one item, and can be undone. */
export async function makeMenuChange(pool: Queryable, store_id: number, item_id: number): Promise<number> {
  const change_id = await insert(pool, 'menu_changes', {
    store_id,
    what: 'prices',
    asked: { what: 'prices', percent: 25, prices: ['promoted_price'], round_to: 0.01 },
    count: 1,
    actor_kind: 'system',
    actor_name: 'world',
  })
  await insert(pool, 'menu_change_rows', {
    change_id,
    table_name: 'items',
    row_id: item_id,
    item_id,
    before: { promoted_price: 40_000 },
    after: { promoted_price: 50_000 },
  })
  return change_id
}

/** An offer of the item that has long ended. */
export const makeOffer = (pool: Queryable, ids: Values, mark: string): Promise<number> =>
  insert(pool, 'offers', {
    ...both('title', `${mark} offer`),
    type: 'Item',
    store_id: ids.stores,
    item_id: ids.items,
    discount: 10,
    start_date: '2001-01-01',
    end_date: '2001-01-31',
  })

/** One of each taxonomy; a registration code has up to five characters. */
export async function makeMarks(pool: Queryable) {
  const coded = (name: string) => ({ ...both('name', name), slug: next().toString(36).slice(-5) })
  return {
    global_categories: await insert(pool, 'global_categories', coded('Grills')),
    filters: await insert(pool, 'filters', coded('Spicy')),
    requirements: await insert(pool, 'requirements', both('name', 'A power socket')),
  }
}

export async function markItem(
  pool: Queryable,
  item_id: number,
  { global_categories, filters, requirements }: Awaited<ReturnType<typeof makeMarks>>,
): Promise<void> {
  const mark = (table: string, column: string, id: number) =>
    pool.query(`insert into ${table} (item_id, ${column}) values ($1, $2)`, [item_id, id])
  await mark('item_global_categories', 'global_category_id', global_categories)
  await mark('item_filters', 'filter_id', filters)
  await mark('item_requirements', 'requirement_id', requirements)
}

const newMobile = () => `974${String(30_000_000 + (next() % 10_000_000)).padStart(8, '0')}`

/** Customers without orders, one of them with an address. */
export async function makeCustomers(
  pool: Queryable,
  mark: string,
  { region_id, area_id }: { readonly region_id: number; readonly area_id: number },
) {
  const customers = await insert(pool, 'customers', { mobile: newMobile(), fullname: `${mark} guest` })
  const unused = await insert(pool, 'customers', { mobile: newMobile(), fullname: `${mark} visitor` })
  const merged = await insert(pool, 'customers', { mobile: newMobile(), fullname: `${mark} guest` })
  const address = { customer_id: customers, region_id, area_id, building_number: '14', street_number: '920' }
  return {
    customers,
    'unused customers': unused,
    customer_addresses: await insert(pool, 'customer_addresses', address),
    customer_merges: await makeMerge(pool, customers, merged),
  }
}

async function makeMerge(pool: Queryable, kept_id: number, merged_id: number): Promise<number> {
  await pool.query('update customers set archived_at = now(), merged_into_id = $1 where id = $2', [
    kept_id,
    merged_id,
  ])
  return insert(pool, 'customer_merges', {
    kept_id,
    merged_id,
    moved: {
      orders: [],
      customer_addresses: [],
      customer_notes: [],
      customer_consents: [],
      reviews: [],
      device_tokens: [],
      customers: [],
    },
    took_email: false,
    took_block: false,
    merged_by: 'World',
  })
}

/** A push message of next year. */
export const makeSend = (pool: Queryable, created_by: number): Promise<number> =>
  insert(pool, 'notification_sends', {
    kind: 'push',
    ...both('title', 'National Day'),
    ...both('message', 'Order early'),
    audience: {},
    send_to: '{users}',
    send_at: hours(8760),
    next_step_at: hours(8760),
    created_by,
  })

/** A pending cash order with one line, satisfying all constraints of the schema. */
export async function makeOrder(
  pool: Queryable,
  ids: Readonly<Record<string, number>>,
  mark: string,
  channel_id: number | null = null,
): Promise<number> {
  const customer_id = await insert(pool, 'customers', {
    mobile: newMobile(),
    fullname: `${mark} customer`,
  })
  const order_id = await insert(pool, 'orders', {
    restaurant_id: ids.restaurants,
    store_id: ids.stores,
    customer_id,
    channel_id,
    payment_method: 'cashondelivery',
    event_at: hours(72),
    restaurant_name: mark,
    ...both('store_name', `${mark} store`),
    store_phone: '97444000000',
    store_email: 'store@world.test',
    ...rates,
    customer_fullname: `${mark} customer`,
    customer_mobile: '97455000000',
    sub_total: 50_000,
    catering_delivery_fees: 3_000,
    order_total_price: 53_000,
    remaining_amount: 53_000,
  })
  await insert(pool, 'order_lines', {
    order_id,
    line_number: 1,
    item_id: ids.items,
    ...both('name', `${mark} machboos`),
    quantity: 10,
    enough_for: 10,
    original_price: 60_000,
    promoted_price: 50_000,
    price_per_unit: 2_500,
    line_total: 50_000,
  })
  await insert(pool, 'order_status_history', {
    order_id,
    status_id: 1,
    actor_kind: 'channel',
    actor_name: 'world',
  })
  return order_id
}

export async function cancelOrder(pool: Queryable, id: number): Promise<void> {
  await pool.query(
    `update orders set status_id = 7, cancelled_at = now(), remaining_amount = 0, cancelled_by_kind = 'admin',
       cancelled_by_name = 'world', cancel_reason_en = 'Fully booked', cancel_reason_ar = 'محجوز بالكامل' where id = $1`,
    [id],
  )
}

/** A charge, a pending payment request of each side, and an order with QAR 100 due. */
export async function makeSettling(
  pool: Queryable,
  ids: Readonly<Record<string, number>>,
  mark: string,
  endedOrder: number,
) {
  const of = { store_id: ids.stores, restaurant_id: ids.restaurants, reference_date: '2030-03-16' }
  await pool.query('update orders set due_to_store = 10000 where id = $1', [endedOrder])
  const request = { ...of, description: `${mark} payout`, amount: 5000 }
  await insert(pool, 'payout_accounts', {
    store_id: ids.stores,
    beneficiary: `${mark} Catering`,
    bank_name: `${mark} Bank`,
    iban: 'QA58DOHB00001234567890ABCDEFG',
  })
  const payout_runs = await insert(pool, 'payout_runs', {
    due_day: '2030-03-16',
    reference_date: '2030-03-16',
    description: `${mark} run`,
  })
  return {
    payout_runs,
    payout_files: await insert(pool, 'payout_files', {
      payout_run_id: payout_runs,
      line_count: 0,
      amount: 0,
      checksum: '0'.repeat(64),
    }),
    'due orders': endedOrder,
    other_charges: await insert(pool, 'other_charges', {
      ...of,
      description: `${mark} photographs`,
      balance: 25,
    }),
    payment_requests: await insert(pool, 'payment_requests', { ...request, raised_by_kind: 'store_user' }),
    'custom payment_requests': await insert(pool, 'payment_requests', {
      ...request,
      custom: true,
      raised_by_kind: 'admin',
    }),
  }
}

/** A collection of stores with the store, and one of its items with the item. */
export async function makeCollections(pool: Queryable, store_id: number, item_id: number) {
  const filter_collections = await insert(pool, 'filter_collections', {
    ...both('name', 'Feasts'),
    type: 'Store',
    sorting_index: next(),
  })
  const filter_collection_stores = await insert(pool, 'filter_collection_stores', {
    filter_collection_id: filter_collections,
    store_id,
    sorting_index: 1,
  })
  const ofItems = await insert(pool, 'filter_collections', {
    ...both('name', 'Best dishes'),
    type: 'Item',
    store_id,
    sorting_index: next(),
  })
  const filter_collection_items = await insert(pool, 'filter_collection_items', {
    filter_collection_id: ofItems,
    store_id,
    item_id,
    sorting_index: 1,
  })
  return {
    filter_collections,
    filter_collection_stores,
    filter_collection_items,
    'item collections': ofItems,
  }
}

let coupons = 0
/** For all stores, for a long time. */
export const coupon = (mark: string): Values => ({
  code: `${mark.replace(/[^A-Z0-9]/gi, '').toUpperCase()}-${++coupons}-${process.pid}`,
  ...both('title', `${mark} evenings`),
  ...both('short_description', `${mark} tenth`),
  discount: 10,
  platform_contribution: 50,
  start_date: '2020-01-01',
  end_date: '2040-01-01',
  type: 'Store',
  all_stores: true,
})

/** A key of a channel. */
async function makeKey(pool: Queryable, channel_id: number, more: Values = {}) {
  const { token, hash } = newToken('channel')
  const key = { channel_id, key_hash: hash, key_prefix: token.slice(0, 8), ...more }
  return { id: await insert(pool, 'channel_keys', key), token }
}

/** A channel with a key that does everything. */
export async function makeChannel(pool: Queryable, name: string, key: Values = {}) {
  const channel_id = await insert(pool, 'channels', { name })
  return { channel_id, ...(await makeKey(pool, channel_id, key)) }
}

/** A channel that was sent an event nobody took. */
export async function makeFailedDelivery(pool: Queryable, name: string) {
  const { channel_id: channels, id: channel_keys } = await makeChannel(pool, name)
  const webhook = ['http://127.0.0.1:9/hooks', `whsec_${'A'.repeat(43)}=`, channels]
  await pool.query('update channels set webhook_url = $1, webhook_secret = $2 where id = $3', webhook)
  const tried = {
    topic: 'test',
    status: 'failed',
    attempts: 12,
    last_error: 'connect ECONNREFUSED',
    next_attempt_at: null,
  }
  return {
    channels,
    channel_keys,
    webhook_deliveries: await insert(pool, 'webhook_deliveries', { channel_id: channels, ...tried }),
  }
}
