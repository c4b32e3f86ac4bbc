import type { MoneyTest } from '../../test/money.ts'
import { insert } from '../../test/world.ts'

/** Maps the ids of docs/ordering-api.md to those of the rows in a test. */
export class Ids {
  #actual = new Map<string, number>()
  #documented = new Map<string, number>()
  #next: Record<string, number> = { orders: 10427, payments: 5501, refunds: 771, other: 601 }

  pair(table: string, actual: number, documented: number): void {
    this.#documented.set(`${table} ${actual}`, documented)
    this.#actual.set(`${table} ${documented}`, actual)
  }

  documented(table: string, actual: number): number {
    const known = this.#documented.get(`${table} ${actual}`)
    if (known !== undefined) return known
    const counter = table in this.#next ? table : 'other'
    const documented = this.#next[counter] ?? 1
    this.#next[counter] = documented + 1
    this.pair(table, actual, documented)
    return documented
  }

  actual(table: string, documented: number): number {
    return this.#actual.get(`${table} ${documented}`) ?? documented
  }
}

const tables: Readonly<Record<string, string>> = {
  store_id: 'stores',
  restaurant_store_id: 'stores',
  area_id: 'areas',
  category_id: 'review_categories',
  categories: 'review_categories',
  region_id: 'regions',
  item_id: 'items',
  option_id: 'options',
  sub_category_id: 'subcategories',
  order: 'orders',
  payment: 'payments',
  refund: 'refunds',
}

/** Options of choices and of addons are rows of two tables. */
const groups = ['choices', 'addons']

/** Replaces every id in a body: the key of an `id` names its row, `store_id` names itself. */
export function translate(
  value: unknown,
  id: (table: string, id: number) => number,
  row = '',
  group = '',
): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, id, row, group))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const table = key === 'id' ? (tables[row] ?? row) : tables[key]
      if (table && typeof inner === 'number' && (key === 'id' || key.endsWith('_id'))) {
        return [key, id(table === 'options' ? `${group} options` : table, inner)]
      }
      return [key, translate(inner, id, key, groups.includes(key) ? key : group)]
    }),
  )
}

/** The time of everything on the page. */
const then = '2030-03-01T09:00:00.000Z'
const moments = new Set(['created_at', 'received_at', 'registered_at', 'at'])
const nextDay = '2030-03-02T09:00:00.000Z'

/** Replaces what differs between runs by the page's values. */
export function settled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => settled(each, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, settled(inner, name)]))
  }
  if (moments.has(key) && typeof value === 'string') return then
  if (key === 'editable_until') return nextDay
  // An error's text contains the order's id.
  if (typeof value === 'string' && /\border \d+/.test(value))
    return value.replace(/\border \d+/, 'order 10427')
  if (key === 'requestId') return '0c8d7a567b1e4f0c9d3c5e2f1a7b6c90'
  return value
}

/** A completed order to review, and one with a review that its store has answered. */
async function withReviews(test: MoneyTest, ids: Ids): Promise<void> {
  const { pool } = test.database
  const completed = async (documented: number) => {
    const id = await test.accepted()
    await test.decide(id, 8)
    ids.pair('orders', id, documented)
    return id
  }
  await completed(10399)
  const { rows } = await pool.query(
    `insert into reviews (customer_id, store_id, order_id, comment)
      select customer_id, store_id, id, 'Generous portions, everything hot.' from orders where id = $1
      returning id, store_id`,
    [await completed(10398)],
  )
  const { id: review_id, store_id } = rows[0]
  await pool.query('delete from review_categories where sorting_index = 0')
  const categories = await pool.query('select id from review_categories order by sorting_index')
  for (const [index, { id }] of categories.rows.entries()) {
    ids.pair('review_categories', id, index + 1)
    const rating = { review_id, review_category_id: id, rate: index === 2 ? 4 : 5 }
    await pool.query('insert into review_ratings values ($1, $2, $3)', Object.values(rating))
  }
  ids.pair('reviews', review_id, 881)
  ids.pair('review', review_id + 1, 882)
  await insert(pool, 'review_answers', {
    review_id,
    store_id,
    answer_en: 'Thank you, Noora!',
    answer_ar: 'شكرًا لك يا نورة!',
  })
}

/** Sets up the kitchen of the page, alone in its marketplace. */
export async function dressPage(test: MoneyTest): Promise<Ids> {
  const { pool } = test.database
  const { tenant, choice, options, addon } = test.kitchen
  const ids = new Ids()
  const name = (table: string, id: number, en: string, ar: string) =>
    pool.query(`update ${table} set name_en = $2, name_ar = $3 where id = $1`, [id, en, ar])
  await pool.query('update restaurants set archived_at = now() where id <> $1', [tenant.ids.restaurants])
  await withReviews(test, ids)
  const rows = [
    ['stores', tenant.ids.stores, 41, 'Saffron Kitchen', 'مطبخ الزعفران', 'stores'],
    ['areas', tenant.ids.areas, 312, 'West Bay', 'الخليج الغربي', 'areas'],
    ['regions', tenant.ids.regions, 7, 'Doha', 'الدوحة', 'regions'],
    ['subcategories', tenant.ids.subcategories, 88, 'Grills', 'مشويات', 'subcategories'],
    ['items', tenant.ids.items, 2075, 'Lamb machboos', 'مجبوس لحم', 'items'],
    ['item_choices', tenant.ids.item_choices, 511, 'Salads', 'سلطات', 'choices'],
    ['item_choices', choice, 510, 'Sauce', 'صلصة', 'choices'],
    ['item_choice_options', options[0], 9301, 'Tahina', 'طحينة', 'choices options'],
    ['item_choice_options', options[1], 9302, 'Garlic', 'ثومية', 'choices options'],
    ['item_choice_options', tenant.ids.item_choice_options, 9311, 'Fattoush', 'فتوش', 'choices options'],
    ['item_addons', tenant.ids.item_addons, 640, 'Staff', 'طاقم الخدمة', 'addons'],
    ['item_addon_options', addon, 9401, 'Waiter', 'نادل', 'addons options'],
    ['item_addon_options', tenant.ids.item_addon_options, 9402, 'Host', 'مضيف', 'addons options'],
  ] as const
  for (const [table, id, documented, en, ar, kind] of rows) {
    await name(table, id as number, en, ar)
    ids.pair(kind, id as number, documented)
  }
  const { ids: made } = tenant
  for (const [table, documented, en, ar] of [
    ['filter_collections', 31, 'Ramadan feasts', 'ولائم رمضان'],
    ['item collections', 32, 'Best dishes', 'أشهى الأطباق'],
  ] as const) {
    await name('filter_collections', made[table] as number, en, ar)
    ids.pair('collections', made[table] as number, documented)
  }
  await pool.query(
    `update stores set description_en = 'Qatari feasts', description_ar = 'ولائم قطرية' where id = $1`,
    [tenant.ids.stores],
  )
  await pool.query('delete from booked_days')
  // The page's dates do not change over time.
  await pool.query(`update settings set value = '{"days_ahead": 36500}' where key = 'ordering'`)
  await pool.query('delete from working_hours where week_day <> 0')
  await pool.query(
    `insert into working_hours (store_id, week_day, start_time, end_time) values ($1, 1, '08:00', '22:00')`,
    [tenant.ids.stores],
  )
  await pool.query(
    `update items set short_description_en = 'Rice and lamb', short_description_ar = 'أرز ولحم', quantity_per_day = 400
      where id = $1`,
    [tenant.ids.items],
  )
  // Announced, with too little left for the page's orders.
  await pool.query(`update welcome_discounts set status = true, budget = 100, message_en = 'Ten per cent off your first order',
    message_ar = 'خصم عشرة بالمئة على طلبك الأول', end_date = '2030-04-30'`)
  await pool.query('delete from faqs where id <> $1', [made.faqs])
  await pool.query(
    `update faqs set question_en = 'Can I pay in cash?', question_ar = 'هل يمكنني الدفع نقدًا؟',
      answer_en = 'Yes, up to the limit that the store names.', answer_ar = 'نعم، حتى الحد الذي يحدده المتجر.'`,
  )
  ids.pair('faqs', made.faqs as number, 21)
  await insert(pool, 'coupons', {
    code: 'FEAST10',
    title_en: 'Feast',
    title_ar: 'وليمة',
    short_description_en: '10 % off',
    short_description_ar: 'خصم 10٪',
    discount: 10,
    platform_contribution: 60,
    start_date: '2020-01-01',
    end_date: '2040-01-01',
    type: 'Store',
    all_stores: true,
  })
  return ids
}

/** Has an offer on while the page asks for offers: all other prices on it are without. */
export async function withOffer<T>(test: MoneyTest, ids: Ids, ask: () => Promise<T>): Promise<T> {
  const { pool } = test.database
  const { stores, items } = test.kitchen.tenant.ids
  const id = await insert(pool, 'offers', {
    title_en: 'Family Fridays',
    title_ar: 'جمعة العائلة',
    short_description_en: 'Fifteen per cent off our lamb',
    short_description_ar: 'خصم 15٪ على لحم الضأن',
    type: 'Item',
    store_id: stores,
    item_id: items,
    discount: 15,
    start_date: '2020-01-01',
    end_date: '2040-01-31',
  })
  ids.pair('offers', id, 31)
  try {
    return await ask()
  } finally {
    await pool.query('update offers set archived_at = now() where id = $1', [id])
  }
}
