import type { Database } from '../src/kernel/database/db.ts'

export type Row = Record<string, unknown>
export type Query = (text: string, values?: unknown[]) => Promise<Row[]>

/** Holds one connection, so that settings made on it persist. */
export async function holdConnection(database: Database): Promise<{ query: Query; close(): Promise<void> }> {
  const client = await database.pool.connect()
  const close = async () => {
    client.release()
    await database.close()
  }
  return { query: async (text, values) => (await client.query<Row>(text, values)).rows, close }
}

/** The name of the violated constraint, or 'accepted'. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
    return 'accepted'
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'constraint' in error && error.constraint ? String(error.constraint) : error.message
  }
}

export async function insert(query: Query, table: string, values: Row): Promise<Row> {
  const columns = Object.keys(values)
  const marks = columns.map((_, i) => `$${i + 1}`).join(', ')
  const rows = await query(
    `insert into ${table} (${columns.join(', ')}) values (${marks}) returning *`,
    Object.values(values),
  )
  return rows[0] ?? {}
}

export const both = (column: string, text: string): Row => ({
  [`${column}_en`]: text,
  [`${column}_ar`]: text,
})

const rates = {
  catering_commission: 15,
  catering_advance: 50,
  credit_card_fee: 2.5,
  debit_card_fee: 1.5,
}

export async function addStore(query: Query): Promise<{ store_id: unknown; restaurant_id: unknown }> {
  const restaurant = await insert(query, 'restaurants', { name: 'Karam' })
  const store = await insert(query, 'stores', {
    restaurant_id: restaurant.id,
    ...both('name', 'Karam'),
    ...both('description', 'Rice and grills'),
    ...rates,
    value_added_tax: 0,
    cash_on_delivery_limit: 100_000,
    email: 'karam@sufra.test',
    phone: '97444000000',
    max_catering_per_day: 5,
  })
  return { store_id: store.id, restaurant_id: restaurant.id }
}

export async function addCustomer(query: Query): Promise<unknown> {
  const rows = await query(
    `insert into customers (mobile, fullname) values ('97455000001', 'Noor')
     on conflict (mobile) where archived_at is null or merged_into_id is not null do update set fullname = excluded.fullname returning id`,
  )
  return rows[0]?.id
}

export const orderRow = (store: Row, customer_id: unknown, total: number): Row => ({
  ...store,
  customer_id,
  payment_method: 'creditcard',
  event_at: '2026-12-01T22:30:00Z',
  restaurant_name: 'Karam',
  ...both('store_name', 'Karam'),
  store_phone: '97444000000',
  store_email: 'karam@sufra.test',
  ...rates,
  customer_fullname: 'Noor',
  customer_mobile: '97455000001',
  sub_total: total,
  order_total_price: total,
  remaining_amount: total,
})

export async function addItem(query: Query, store_id: unknown): Promise<Row> {
  const category = await insert(query, 'subcategories', { store_id, ...both('name', 'Grills') })
  return insert(query, 'items', {
    store_id,
    sub_category_id: category.id,
    ...both('name', 'Machboos'),
    ...both('short_description', 'Rice'),
    quantity_per_day: 10,
    max_quantity_per_day: 10,
    original_price: 6000,
    promoted_price: 5000,
    price_per_unit: 250,
    enough_for: 10,
    lead_time: 4,
    available_from_time: '00:00',
    available_to_time: '23:59',
    setup_time: 1,
    max_time: 4,
  })
}
