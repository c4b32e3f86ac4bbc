// Over 300 lines: all filters are tested on one marketplace, which a second file would have to seed again.
import { qatarDay, qatarTime } from '@sufra/contract/kernel/clock'
import { mostFound, mostNarrowed, orderFilters } from '@sufra/contract/orders/orders'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert, makeStore } from '../../../test/world.rows.ts'
import { makeWorld, type Tenant } from '../../../test/world.ts'
import { type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Database } from '../../kernel/database/db.ts'
import { orderScope } from '../../money/ledger/ledger.orders.sql.ts'
import type { Filters } from './list.filter.ts'
import { listNarrowed } from './list.narrow.ts'
import { neighbours } from './list.neighbours.ts'

const random = (n: number) => Math.floor(Math.random() * n)
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T

const people = [
  'Fatima Al-Kuwari',
  'فاطِمة الكُوَاري',
  'Ali ALI',
  "Aisha O'Hara",
  'José Núñez',
  'مصطفى عبد الله',
]
const mobiles = ['97455123456', '97455199999', '97433000001']
const coupons = [null, null, null, 'Eid-25', 'WELCOME']

/** A search text, and whether it finds an order for someone who may see all of it. */
type Finds = (order: Order) => boolean
const named =
  (...names: readonly string[]): Finds =>
  ({ customer_fullname }) =>
    names.includes(customer_fullname)
const called =
  (beginning: string): Finds =>
  ({ customer_mobile }) =>
    customer_mobile.startsWith(beginning)
const [fatima, فاطمة, ali, aisha, jose, mustafa] = people as [string, string, string, string, string, string]
const searches: readonly { typed: string; personal: Finds; always?: Finds }[] = [
  { typed: 'fatima', personal: named(fatima) },
  { typed: 'KUWARI', personal: named(fatima) },
  { typed: 'fatima al k', personal: named(fatima) },
  { typed: 'uwari', personal: () => false },
  { typed: 'فاطمه', personal: named(فاطمة) },
  { typed: 'فاطمة الكواري', personal: named(فاطمة) },
  { typed: 'كوارى', personal: named(فاطمة) },
  { typed: 'ali', personal: named(ali) },
  { typed: 'OHARA', personal: named(aisha) },
  { typed: 'jose nun', personal: named(jose) },
  { typed: 'مصطفي', personal: named(mustafa) },
  { typed: 'عبدالله', personal: () => false },
  { typed: '5512', personal: called('9745512') },
  { typed: '+974 5512-3456', personal: called('97455123456') },
  { typed: '00974551', personal: called('974551') },
  { typed: '97433', personal: () => false },
  { typed: '55123456', personal: called('97455123456') },
  { typed: 'eid', personal: () => false, always: ({ coupon_code }) => coupon_code === 'Eid-25' },
  { typed: 'welcome', personal: () => false, always: ({ coupon_code }) => coupon_code === 'WELCOME' },
  {
    typed: 'second sto',
    personal: () => false,
    always: ({ store_name }) => store_name === 'second store',
  },
  { typed: 'x', personal: () => false },
]

interface Order {
  readonly id: number
  readonly status_id: number
  readonly event_at: string
  readonly late_for_all: boolean
  readonly restaurant_id: number
  readonly store_id: number
  readonly area_id: number
  readonly customer_fullname: string
  readonly customer_mobile: string
  readonly coupon_code: string | null
  readonly store_name: string
  readonly payment_method: string
  readonly remaining_amount: string
  /** Orders of the first store's item. */
  readonly has_item: boolean
}

describeRules('lists by delivery, days, area and search', (open) => {
  let database: Database
  let all: readonly Order[]
  let scopes: readonly Scope[]
  let areas: readonly number[]
  let item_id: number
  let tenants: readonly [Tenant, Tenant]

  /** Several orders share each instant, so that ids decide their order. */
  async function place(
    pool: pg.Pool,
    many: number,
    stores: readonly { id: number; restaurant_id: number }[],
  ) {
    const orders = Array.from({ length: many }, () => ({
      store: pick(stores),
      status_id: pick([1, 6, 6, 7, 8, 8]),
      area_id: pick(areas),
      name: pick(people),
      mobile: pick(mobiles),
      coupon: pick(coupons),
      hours: random(240) - 120,
      minutes: pick([1, 240]),
      method: pick(['creditcard', 'cashondelivery']),
      open: pick([0, 100]),
    })).map(({ store, open, ...order }) => ({
      ...order,
      remaining: order.status_id === 1 || order.status_id === 6 ? open : 0,
      store_id: store.id,
      restaurant_id: store.restaurant_id,
    }))
    await pool.query(
      `insert into orders (restaurant_id, store_id, customer_id, status_id, cancelled_at, remaining_amount, created_at,
         payment_method, event_at, restaurant_name, store_name_en, store_name_ar, store_phone, store_email, area_id,
         catering_commission, catering_advance, credit_card_fee, debit_card_fee, customer_fullname, customer_mobile,
         coupon_code, sub_total, order_total_price)
       select v.restaurant_id, v.store_id, customer_id, v.status_id, case v.status_id when 7 then now() end, v.remaining,
         now() - make_interval(mins => v.minutes), v.method, date_trunc('hour', now()) + make_interval(hours => v.hours),
         restaurant_name, store_name_en, store_name_ar, store_phone, store_email, v.area_id, catering_commission,
         catering_advance, credit_card_fee, debit_card_fee, v.name, v.mobile, v.coupon, sub_total, sub_total
       from orders t, jsonb_to_recordset($1) v(status_id int, minutes int, store_id int, restaurant_id int, area_id int,
         name text, mobile text, coupon text, hours int, method text, remaining int)
       where t.id = $2`,
      [JSON.stringify(orders), tenants[0].ids.orders],
    )
  }

  beforeAll(async () => {
    database = await open()
    const { pool } = database
    const world = await makeWorld(pool)
    tenants = [await world.tenant('one'), await world.tenant('two')]
    const { region_id, area_id } = world.place
    areas = [area_id, await insert(pool, 'areas', { region_id, name_en: 'Far', name_ar: 'بعيد' })]
    const restaurant_id = tenants[0].ids.restaurants as number
    const store_id = tenants[0].ids.stores as number
    const second = await makeStore(pool, restaurant_id, 'second', region_id, area_id)
    const foreign = {
      id: tenants[1].ids.stores as number,
      restaurant_id: tenants[1].ids.restaurants as number,
    }
    await place(pool, 1300, [{ id: store_id, restaurant_id }, { id: second.stores, restaurant_id }, foreign])
    item_id = tenants[0].ids.items as number
    await pool.query(
      `insert into order_lines (order_id, line_number, item_id, name_en, name_ar, quantity, original_price,
         promoted_price, price_per_unit, line_total)
       select id, line, $1, 'Rice', 'أرز', 2, 0, 0, 0, 0 from orders cross join generate_series(1, 2) line
       where id % 3 = 0 and store_id <> $2 and not exists (select from order_lines where order_id = orders.id)`,
      [item_id, foreign.id],
    )
    await pool.query('analyze orders, order_lines, order_terms, store_terms')
    const person = { account_id: 1, session_id: 1, name: '', role: '', role_id: 1, permissions: [] }
    scopes = [
      { ...person, kind: 'admin', permissions: ['customers.read'] },
      { ...person, kind: 'restaurant', restaurant_id },
      { ...person, kind: 'store_user', restaurant_id, store_id: second.stores },
    ]
    const { rows } = await pool.query<Order>(
      `select orders.id, status_id, event_at, orders.created_at < now() - interval '2 hours' as late_for_all,
         orders.restaurant_id, store_id, area_id, customer_fullname, customer_mobile, coupon_code, stores.name_en as store_name,
         payment_method, remaining_amount,
         exists (select from order_lines where order_id = orders.id and item_id = $1) as has_item
       from orders join stores on stores.id = store_id`,
      [item_id],
    )
    all = rows
  })
  afterAll(() => database?.close())

  const dayOf = (later: number) => qatarDay(Date.now() + later * 86_400_000)
  const isMasked = (scope: Scope, { status_id }: Order) =>
    scope.kind !== 'admin' && [1, 7].includes(status_id)

  const newest = (a: Order, b: Order) => b.id - a.id
  const soonest = (a: Order, b: Order) => Date.parse(a.event_at) - Date.parse(b.event_at) || a.id - b.id

  /** Whether a row matches the filters, apart from search and owner. */
  function suits(order: Order, filters: Filters): boolean {
    const { date_from, date_to, hour, card_unpaid, area_id, order_status, needs_attention } = filters
    const { uncancelled } = filters
    const day = qatarDay(order.event_at)
    return (
      (area_id === undefined || order.area_id === area_id) &&
      (date_from === undefined || date_from <= day) &&
      (date_to === undefined || day <= date_to) &&
      (hour === undefined || hour === Number(qatarTime(order.event_at).slice(0, 2))) &&
      (!card_unpaid || (order.payment_method === 'creditcard' && Number(order.remaining_amount) > 0)) &&
      (!uncancelled || order.status_id !== orderFilters.cancelled) &&
      (filters.item_id === undefined || order.has_item) &&
      (order_status === undefined || order.status_id === orderFilters[order_status]) &&
      (!needs_attention || (order.status_id === 1 && order.late_for_all))
    )
  }

  /**
   * The expected hits of a search: the newest if there are too many, and all of them among the few orders of a range of
   * days.
   */
  function found(scope: Scope, owned: readonly Order[], filters: Filters, search: string) {
    const sought = searches.find(({ typed }) => typed === search)
    const mayFind = (order: Order) =>
      String(order.id) === search ||
      sought?.always?.(order) ||
      (!isMasked(scope, order) && sought?.personal(order))
    const { order_status, needs_attention, date_from, date_to, hour, card_unpaid, area_id } = filters
    const ranged = date_from || date_to || hour !== undefined
    const near = owned.filter((order) => suits(order, filters))
    if (ranged && near.length <= mostNarrowed) return { shown: near.filter(mayFind), cut: false }
    const { uncancelled, item_id } = filters
    const narrowed =
      order_status || needs_attention || ranged || card_unpaid || area_id || uncancelled || item_id
    const most = narrowed ? mostNarrowed : mostFound
    const hits = owned.filter(mayFind)
    return { shown: hits.toSorted(newest).slice(0, most), cut: hits.length > most }
  }

  /** The expected list, computed without regard to speed. */
  function whole(scope: Scope, filters: Filters): { ids: readonly number[]; truncated: boolean } {
    const { search, sort, date_from, date_to, hour } = filters
    const owned = all.filter(
      (order) =>
        (scope.kind !== 'restaurant' || order.restaurant_id === scope.restaurant_id) &&
        (scope.kind !== 'store_user' || order.store_id === scope.store_id) &&
        (filters.restaurant_id === undefined || order.restaurant_id === filters.restaurant_id) &&
        (filters.store_id === undefined || order.store_id === filters.store_id),
    )
    const { shown, cut } =
      search === undefined ? { shown: owned, cut: undefined } : found(scope, owned, filters, search)
    const matching = shown.filter((order) => suits(order, filters))
    const truncated = cut ?? matching.length > mostNarrowed
    const ranged = date_from !== undefined || date_to !== undefined || hour !== undefined
    const order = sort === 'delivery' || (ranged && truncated && !search) ? soonest : newest
    const ids = matching.toSorted(order).map(({ id }) => id)
    return { ids: ids.slice(0, mostNarrowed), truncated }
  }

  async function compare(scope: Scope, filters: Filters): Promise<number> {
    const about = `${scope.kind} ${JSON.stringify(filters)}`
    const { ids, truncated } = whole(scope, filters)
    const allowed = scopeFilterOf(orderScope, scope)
    for (const count of [5, 10, 37]) {
      for (const page of [
        1,
        1 + random(Math.ceil(ids.length / count) + 1),
        Math.ceil(ids.length / count) + 1,
      ]) {
        const found = await listNarrowed(database.db, scope, allowed, { ...filters, count, page })
        expect([about, found.rows.map(({ id }) => id)]).toEqual([
          about,
          ids.slice((page - 1) * count, page * count),
        ])
        expect([about, found.total, found.truncated]).toEqual([about, ids.length, truncated])
      }
    }
    const at = random(ids.length)
    if (ids.length > 0) {
      const beside = await neighbours(database.db, scope, allowed, ids[at] as number, filters)
      expect([about, beside]).toEqual([about, { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }])
    }
    return ids.length
  }

  const sorts = ['arrival', 'delivery'] as const
  const statuses: readonly Filters[] = [
    {},
    ...(Object.keys(orderFilters) as (keyof typeof orderFilters)[]).map((order_status) => ({ order_status })),
    { needs_attention: true },
  ]

  it('equal those of a full scan, page by page, for every filter and scope', async () => {
    const days = [
      {},
      { date_from: dayOf(0) },
      { date_to: dayOf(1) },
      { date_from: dayOf(-1), date_to: dayOf(2) },
      { date_from: dayOf(-2), date_to: dayOf(2), hour: Number(qatarTime(Date.now()).slice(0, 2)) },
    ]
    const places = [
      {},
      { area_id: areas[1] as number },
      { card_unpaid: true },
      { uncancelled: true },
      { item_id },
      { item_id, uncancelled: true, store_id: tenants[0].ids.stores as number },
      { store_id: tenants[0].ids.stores as number },
      { restaurant_id: tenants[1].ids.restaurants as number },
    ]
    let rows = 0
    for (const scope of scopes)
      for (const status of statuses)
        for (const at of places)
          rows += await compare(scope, { ...status, ...at, ...pick(days), sort: 'delivery' })
    for (const scope of scopes)
      for (const range of days)
        for (const at of places) {
          const narrow = ['area_id', 'card_unpaid', 'uncancelled', 'item_id'].some((each) => each in at)
          if (narrow || range.date_from || range.date_to)
            rows += await compare(scope, { ...pick(statuses), ...at, ...range, sort: 'arrival' })
        }
    expect(rows).toBeGreaterThan(1000)
  })

  describe('search', () => {
    it('finds every spelling of visible data, and nothing masked', async () => {
      for (const scope of scopes) {
        const lengths = new Map<string, number>()
        for (const { typed } of searches)
          lengths.set(typed, await compare(scope, { search: typed, sort: pick(sorts) }))
        expect(lengths.get('فاطمه')).toBeGreaterThan(0)
        expect(lengths.get('00974551')).toBeGreaterThan(0)
      }
    })

    it('combines with every other filter', async () => {
      for (let round = 0; round < 25; round++) {
        const { typed } = pick(searches)
        const more = pick([
          { date_from: dayOf(0), date_to: dayOf(1) },
          { date_from: dayOf(-1), ...pick(statuses) },
          { date_to: dayOf(99) },
          { date_from: dayOf(-1), store_id: tenants[0].ids.stores as number },
          { area_id: pick(areas) },
          { card_unpaid: true, ...pick(statuses) },
          { uncancelled: true },
          { item_id, ...pick(statuses) },
          { date_from: dayOf(0), date_to: dayOf(1), hour: random(24) },
          pick(statuses),
        ])
        await compare(pick(scopes), { search: typed, sort: pick(sorts), ...more })
      }
    })

    it('finds an order by its number', async () => {
      for (const scope of scopes) {
        const own = all.filter((order) => scope.kind !== 'store_user' || order.store_id === scope.store_id)
        // One that no mobile begins with: those are found too, after it.
        const alone = own.filter(({ id }) => !mobiles.some((mobile) => mobile.startsWith(`974${id}`)))
        await compare(scope, { search: String(pick(alone).id) })
        await compare(scope, { search: '999999999999' })
      }
    })

    it('returns the newest orders if there are too many hits, and first the one with that number', async () => {
      const [admin] = scopes as [Scope]
      const ids = all.map(({ id }) => id).toSorted((a, b) => b - a)
      const old = ids.findLast((id) => id >= 100) as number
      await database.pool.query("update orders set customer_fullname = 'Same Name', customer_mobile = $1", [
        `974${old}00000`,
      ])
      const allowed = scopeFilterOf(orderScope, admin)
      const list = (input: object) =>
        listNarrowed(database.db, admin, allowed, { count: 10, page: 1, ...input })
      const same = await list({ search: 'same', page: mostFound / 10 })
      expect([same.total, same.truncated]).toEqual([mostFound, true])
      expect(same.rows.map(({ id }) => id)).toEqual(ids.slice(mostFound - 10, mostFound))
      const narrower = await list({ search: 'same', date_from: '2000-01-01' })
      expect([narrower.total, narrower.truncated]).toEqual([mostNarrowed, true])
      const gone = await list({ search: 'fatima' })
      expect([gone.total, gone.truncated]).toEqual([0, false])
      const numbered = await list({ search: String(old) })
      expect(numbered.rows.map(({ id }) => id)).toEqual([old, ...ids.slice(0, 9)])
      const beside = await neighbours(database.db, admin, allowed, old, { search: String(old) })
      expect(beside).toEqual({ previous: null, next: ids[0] })
    })

    it('is not filled, truncated or influenced by orders whose customer is masked', async () => {
      const masked = 'status_id in (1, 7)'
      await database.pool.query(
        `update orders set customer_fullname = 'Hidden Person' where ${masked}
           or id in (select min(id) from orders where not ${masked} group by store_id)`,
      )
      for (const scope of scopes.slice(1)) {
        const own = all.filter((order) => scope.kind !== 'store_user' || order.store_id === scope.store_id)
        if (scope.kind === 'restaurant')
          expect(own.filter((order) => isMasked(scope, order)).length).toBeGreaterThan(mostFound)
        for (const filters of [{}, { date_from: dayOf(-99) }, { order_status: 'completed' as const }]) {
          const list = await listNarrowed(database.db, scope, scopeFilterOf(orderScope, scope), {
            ...{ search: 'hidden', count: 10, page: 1 },
            ...filters,
          })
          expect(list.rows.filter((row) => [1, 7].includes(row.status_id))).toEqual([])
          expect([scope.kind, list.truncated, list.rows.length]).toEqual([scope.kind, false, list.total])
          if (!('order_status' in filters)) expect(list.total).toBe(scope.kind === 'store_user' ? 1 : 2)
        }
      }
    })
  })
})
