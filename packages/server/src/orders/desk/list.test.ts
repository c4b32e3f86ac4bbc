import { orderFilters } from '@sufra/contract/orders/orders'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { makeStore } from '../../../test/world.rows.ts'
import { makeWorld, type Tenant } from '../../../test/world.ts'
import { type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Database } from '../../kernel/database/db.ts'
import { orderScope } from '../../money/ledger/ledger.orders.sql.ts'
import type { Filters } from './list.filter.ts'
import { neighbours } from './list.neighbours.ts'
import { deskCounts, listOrders } from './list.sql.ts'

const random = (n: number) => Math.floor(Math.random() * n)
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T

/** Minutes a pending order has waited: in time everywhere, only for admins and the patient store, nowhere. */
const waits = [1, 20, 120, 120]
const patientMinutes = 60
const filters: readonly Filters[] = [
  {},
  ...(Object.keys(orderFilters) as (keyof typeof orderFilters)[]).map((order_status) => ({ order_status })),
  { needs_attention: true },
]

describeRules('pages of the orders list', (open) => {
  let database: Database
  let tenants: readonly [Tenant, Tenant]
  let stores: readonly { id: number; restaurant_id: number }[]
  let scopes: readonly Scope[]
  let highest = 0

  /** Ids with gaps, over many blocks and some spans, so that some of these are empty. */
  async function place(client: pg.Pool | pg.PoolClient, many: number, gap: number): Promise<void> {
    const orders = Array.from({ length: many }, () => {
      highest += 1 + random(2 * gap)
      return { id: highest, status_id: pick([1, 1, 6, 7, 8]), minutes: pick(waits), ...pickStore() }
    })
    await client.query(
      `insert into orders (id, restaurant_id, store_id, customer_id, status_id, cancelled_at, remaining_amount, created_at,
         payment_method, event_at, restaurant_name, store_name_en, store_name_ar, store_phone, store_email,
         catering_commission, catering_advance, credit_card_fee, debit_card_fee, customer_fullname, customer_mobile,
         sub_total, order_total_price)
       select v.id, v.restaurant_id, v.store_id, customer_id, v.status_id, case v.status_id when 7 then now() end, 0,
         now() - make_interval(mins => v.minutes), payment_method, event_at, restaurant_name, store_name_en,
         store_name_ar, store_phone, store_email, catering_commission, catering_advance, credit_card_fee,
         debit_card_fee, customer_fullname, customer_mobile, sub_total, sub_total
       from orders t, jsonb_to_recordset($1) v(id int, status_id int, minutes int, store_id int, restaurant_id int)
       where t.id = $2`,
      [JSON.stringify(orders), tenants[0].ids.orders],
    )
  }
  const pickStore = () => {
    const { id, restaurant_id } = pick(stores)
    return { store_id: id, restaurant_id }
  }

  /** Short walks, so that each way of finding a page is used often. */
  const ways = [
    { first: 0, nearer: 0 },
    { first: 0, nearer: 100_000 },
    { first: 100, nearer: 400 },
    { first: 100_000, nearer: 100_000 },
  ]

  const whole = (scope: Scope, { order_status, needs_attention }: Filters) => {
    const patience = scope.kind === 'admin' ? '30' : `coalesce(stores.escalation_minutes, 15)`
    const conditions = [
      ...(scope.kind === 'restaurant' ? [`orders.restaurant_id = ${scope.restaurant_id}`] : []),
      ...(scope.kind === 'store_user' ? [`orders.store_id = ${scope.store_id}`] : []),
      ...(order_status ? [`status_id = ${orderFilters[order_status]}`] : []),
      ...(needs_attention
        ? [`status_id = 1 and orders.created_at < now() - make_interval(mins => ${patience})`]
        : []),
    ]
    return `select orders.id from orders join stores on stores.id = store_id
      where ${['true', ...conditions].join(' and ')} order by orders.id desc`
  }

  /** Compares random pages of the list with those of an OFFSET, in one snapshot. */
  async function comparePages(scope: Scope, filter: Filters, pages: number): Promise<number> {
    const client = await database.pool.connect()
    try {
      await client.query('begin isolation level repeatable read')
      const ids = (await client.query<{ id: number }>(whole(scope, filter))).rows.map(({ id }) => id)
      const db = drizzle(client)
      for (let each = 0; each < pages; each++) {
        const count = pick([5, 10, 25, 37])
        const last = Math.ceil(ids.length / count) + 1
        const page = each === 0 ? Math.max(1, last - 1) : 1 + random(last)
        const input = { ...filter, count, page }
        const found = await listOrders(db, scope, scopeFilterOf(orderScope, scope), input, pick(ways))
        expect(
          found.map(({ id }) => id),
          `${scope.kind} ${JSON.stringify(filter)} page ${page} of ${count}`,
        ).toEqual(ids.slice((page - 1) * count, page * count))
      }
      const at = random(ids.length)
      const beside = await neighbours(db, scope, scopeFilterOf(orderScope, scope), ids[at] as number, filter)
      expect(beside).toEqual({ previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null })
      if (filter.needs_attention) {
        const { waiting } = await deskCounts(db, scope, scopeFilterOf(orderScope, scope))
        expect(waiting).toBe(ids.length)
      }
      return ids.length
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  beforeAll(async () => {
    database = await open()
    const { pool } = database
    const world = await makeWorld(pool)
    tenants = [await world.tenant('one'), await world.tenant('two')]
    const restaurant_id = tenants[0].ids.restaurants as number
    const { region_id, area_id } = world.place
    const second = await makeStore(pool, restaurant_id, 'second', region_id, area_id)
    await pool.query('update stores set escalation_minutes = $1 where id = $2', [
      patientMinutes,
      second.stores,
    ])
    const store_id = tenants[0].ids.stores as number
    stores = [
      { id: store_id, restaurant_id },
      { id: second.stores, restaurant_id },
      { id: tenants[1].ids.stores as number, restaurant_id: tenants[1].ids.restaurants as number },
    ]
    const person = { account_id: 1, session_id: 1, name: '', role: '', role_id: 1, permissions: [] }
    scopes = [
      { ...person, kind: 'admin', permissions: ['customers.read'] },
      { ...person, kind: 'restaurant', restaurant_id },
      { ...person, kind: 'store_user', restaurant_id, store_id },
      { ...person, kind: 'store_user', restaurant_id, store_id: second.stores },
    ]
    const { rows } = await pool.query<{ highest: number }>('select max(id) as highest from orders')
    highest = rows[0]?.highest ?? 0
    // Three ranges: dense, sparse, and dense again after an empty span.
    await place(pool, 5000, 1)
    await place(pool, 5000, 40)
    highest += 140_000
    await place(pool, 5000, 8)
    await pool.query('analyze orders')
  })
  afterAll(() => database?.close())

  it('equal those of an offset, with matching neighbours, for every filter and scope', async () => {
    for (const scope of scopes)
      for (const filter of filters) {
        // Enough for a block to have many of them.
        expect(await comparePages(scope, filter, 12)).toBeGreaterThan(800)
      }
  })

  it('stay equal while orders are placed, decided and deleted', async () => {
    const { pool } = database
    const change = async () => {
      await place(pool, 20, pick([1, 300]))
      await pool.query(
        `update orders set status_id = 8 where id in (
           select id from orders where status_id in (1, 6) order by random() limit 20)`,
      )
      await pool.query(
        `delete from orders where id in (select id from orders where id > $1 and status_id = 8 order by random() limit 5)`,
        [highest - 200_000],
      )
    }
    let changing = true
    const changes = (async () => {
      while (changing) await change()
    })()
    try {
      for (let round = 0; round < 60; round++) await comparePages(pick(scopes), pick(filters), 4)
    } finally {
      changing = false
      await changes
    }
    for (const scope of scopes) for (const filter of filters) await comparePages(scope, filter, 6)
  })
})
