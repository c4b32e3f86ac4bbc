import { features } from '@sufra/contract'
import type { Operation, Operations } from '@sufra/contract/kernel/operation'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../src/kernel/database/db.ts'
import { describeRules } from './databases.ts'
import { type Listening, listen } from './server.ts'
import { type SortedList, sortedLists } from './sortedLists.ts'
import { makeWorld, type Tenant, type World } from './world.ts'

/** What an operation can be sorted by, if it declares it. */
function sortsOf({ input }: Operation): readonly string[] {
  const { sort, direction } = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  const keys = sort instanceof z.ZodOptional ? sort.unwrap() : undefined
  return keys instanceof z.ZodEnum && direction ? keys.options.map(String) : []
}

/** Two months, each with a statement of every store. */
async function closeMonths(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into closed_months (month, closed_by_name) values ('2026-09-01', 'world'), ('2026-10-01', 'world')`,
  )
  await pool.query(`insert into statement_documents (number, month, store_id, restaurant_id, store_en, store_ar,
      restaurant_en, restaurant_ar, opening, closing, row_count, amount, order_total, received, commission, gateway_charge,
      expected, requested, checksum)
    select row_number() over (order by month, stores.id), month, stores.id, restaurants.id, name_en, stores.name_ar, name,
      name, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, repeat('0', 64)
    from closed_months, stores join restaurants on restaurants.id = stores.restaurant_id`)
}

/** All orders of the tenant are of the customer that its other rows are of. */
const giveOrders = (pool: pg.Pool, { ids }: Tenant) =>
  pool.query('update orders set customer_id = $1 where store_id = $2', [ids.customers, ids.stores])

type Rows = ReturnType<SortedList['rows']>

describeRules('lists', (open) => {
  let database: Database
  let server: Listening
  let world: World
  let tenant: Tenant
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('mint')
    await world.team(tenant)
    for (const mark of ['zest', 'anise']) await world.tenant(mark)
    await closeMonths(database.pool)
    await giveOrders(database.pool, tenant)
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const ask = ({ operation, door, params, body }: SortedList, more: object) => {
    const token =
      door === 'admin' ? world.admins['Super Admin'].token : tenant.people[door as 'restaurant'].token
    return server.ask(operation, door, { token, params: params(tenant), body: { ...body, ...more } })
  }
  const rowsOf = async (list: SortedList, more: object): Promise<Rows> => {
    const paging = list.operation.list ? { count: 100, page: 1 } : {}
    const { output, refusal } = await ask(list, { ...paging, ...more })
    if (output === undefined) throw new Error(`${list.operation.id}: ${refusal?.code}`)
    return list.rows(output)
  }

  it('that declare sorts are all described', () => {
    const declared = Object.values(features as Readonly<Record<string, Operations>>)
      .flatMap((operations) => Object.values(operations))
      .filter((operation) => operation.id !== 'reports.list' && sortsOf(operation).length > 0)
    expect(declared.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(sortedLists.map(({ operation }) => operation.id))].toSorted(),
    )
  })

  describe.each(sortedLists.map((list) => [`${list.operation.id} at the door ${list.door}`, list] as const))(
    '%s',
    (_, list) => {
      it.each(sortsOf(list.operation))('is sorted by %s in both directions, over all pages', async (sort) => {
        const up = await rowsOf(list, { sort, direction: 'asc' })
        expect(up.length).toBeGreaterThan(1)
        const values = up.map(({ by }) => by[sort])
        expect(values).not.toContain(undefined)
        const known = values.filter((value) => value !== null && value !== undefined)
        // Without a value a row counts as the lowest.
        expect(values.slice(0, values.length - known.length).every((value) => value === null)).toBe(true)
        expect(known).toEqual(known.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
        const ids = up.map(({ id }) => id)
        const down = await rowsOf(list, { sort, direction: 'desc' })
        expect(down.map(({ id }) => id)).toEqual(ids.toReversed())
        if (list.unpaged) return
        const pages: number[] = []
        for (let page = 1; pages.length < ids.length; page++) {
          const rows = await rowsOf(list, { sort, direction: 'asc', count: 1, page })
          expect(rows).toHaveLength(1)
          pages.push(...rows.map(({ id }) => id))
        }
        expect(pages).toEqual(ids)
      })

      it('refuses to be sorted by anything else', async () => {
        for (const wrong of [
          { sort: 'id; drop table orders' },
          { sort: '' },
          { sort: 'id', direction: 'up' },
        ]) {
          expect((await ask(list, wrong)).refusal?.code).toBe('input.invalid')
        }
      })
    },
  )
})
