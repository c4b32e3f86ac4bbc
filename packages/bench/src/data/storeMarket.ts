import type { Kind } from '@sufra/contract/kernel/kinds'
import type pg from 'pg'
import type { Database } from '../../../server/src/kernel/database/db.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { addSession } from '../../../server/test/world.ts'
import { openAt } from './kitchens.ts'
import { directory, postgresDatabase } from './places.ts'

/**
 * A marketplace with this many restaurants and stores. One restaurant has ten stores, the same in every marketplace.
 */
export interface StoreMarket {
  readonly env: Readonly<Record<string, string>>
  readonly tokens: Readonly<Record<Kind, string>>
  readonly restaurant_id: number
  readonly store_id: number
  open(): Promise<Database>
}

const storesOfOne = 10

/**
 * Each store has pictures in two sizes, an account, and the booked days, regions and edits of some years; open around
 * the clock.
 */
const filling = (restaurants: number, stores: number) => [
  `set sufra.audit = 'off'`,
  `insert into regions (name_en, name_ar) select 'Region ' || n, 'بلدية ' || n from generate_series(1, 8) n`,
  `insert into files (key, preset, content_type, size, sha256, width, height, variants)
     select 'f/' || n || '.jpg', 'logo', 'image/jpeg', 20000, '\\x00', 400, 400,
       jsonb_build_array(jsonb_build_object('width', 200, 'key', 'f/' || n || '-200.jpg'))
     from generate_series(1, ${restaurants + 3 * stores}) n`,
  `insert into restaurants (name, logo_id) select 'Restaurant ' || n, n from generate_series(1, ${restaurants}) n`,
  `insert into accounts (kind, name, email, phone, password_hash, role_id, restaurant_id)
     select 'restaurant', 'Owner ' || n, 'owner' || n || '@bench.test', '97455000000', 'x',
       (select id from roles where name = 'Restaurant Owner'), n from generate_series(1, ${restaurants}) n`,
  `insert into stores (restaurant_id, name_en, name_ar, description_en, description_ar, catering_status,
       catering_commission, value_added_tax, catering_advance, credit_card_fee, debit_card_fee,
       cash_on_delivery_limit, email, phone, max_catering_per_day, logo_id, thumb_id, image_id)
     select case when n <= ${storesOfOne} then 1 else 2 + n % ${restaurants - 1} end, 'Store ' || n, 'متجر ' || n,
       'Grills', 'مشاوٍ', true, 15, 0, 50, 2.5, 1.5, 300000, 's@bench.test', '97444000000', 20,
       ${restaurants} + 3 * n - 2, ${restaurants} + 3 * n - 1, ${restaurants} + 3 * n
     from generate_series(1, ${stores}) n`,
  `insert into accounts (kind, name, email, phone, password_hash, role_id, restaurant_id)
     select 'store_user', 'Manager ' || n, 'manager' || n || '@bench.test', '97455000000', 'x',
       (select id from roles where name = 'Store Manager'), restaurant_id
     from generate_series(1, ${stores}) n join stores on stores.id = n`,
  `insert into store_members (account_id, store_id, restaurant_id)
     select accounts.id, stores.id, stores.restaurant_id
     from stores join accounts on accounts.name = 'Manager ' || stores.id`,
  `insert into working_hours (store_id, week_day, start_time, end_time)
     select n, day, '00:00', '00:00' from generate_series(1, ${stores}) n, generate_series(0, 6) day`,
  `insert into booked_days (store_id, start_date, end_date)
     select n, date '2024-01-01' + 90 * each, date '2024-01-03' + 90 * each
     from generate_series(1, ${stores}) n, generate_series(0, 9) each`,
  `insert into store_regions (store_id, region_id, start_time, end_time)
     select n, region, '10:00', '22:00' from generate_series(1, ${stores}) n, generate_series(1, 4) region`,
  `insert into audit_log (table_name, row_id, store_id, restaurant_id, action, before, after)
     select 'stores', n::text, n, 1, 'update', '{"name_en": "A"}', '{"name_en": "B"}'
     from generate_series(1, ${stores}) n, generate_series(1, 20)`,
  'analyze',
]

async function signIn(pool: pg.Pool, kind: Kind, condition: string): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from accounts where kind = '${kind}' and ${condition}`,
  )
  return (await addSession(pool, rows[0]?.id as number)).token
}

export async function storeMarket(restaurants: number, stores: number): Promise<StoreMarket> {
  const env = { SUFRA_DATA: await directory(), DATABASE_URL: await postgresDatabase(undefined) }
  const open = () => openAt(env)
  const database = await open()
  const { pool } = database
  try {
    await migrate(pool)
    const client = await pool.connect()
    for (const text of filling(restaurants, stores)) await client.query(text)
    client.release(true)
    await pool.query(`insert into accounts (kind, name, email, password_hash, role_id)
      select 'admin', 'Admin', 'admin@bench.test', 'x', id from roles where name = 'Super Admin'`)
    const tokens = {
      admin: await signIn(pool, 'admin', 'true'),
      restaurant: await signIn(pool, 'restaurant', 'restaurant_id = 1'),
      store_user: await signIn(
        pool,
        'store_user',
        'id = (select account_id from store_members where store_id = 1)',
      ),
    }
    return { env, tokens, restaurant_id: 1, store_id: 1, open }
  } finally {
    await database.close()
  }
}
