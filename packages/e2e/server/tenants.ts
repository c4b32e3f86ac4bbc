import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { orderStatus } from '@sufra/contract/orders/orders'
import type pg from 'pg'
import type { OidcProvider } from '../../server/test/oidcProvider.ts'
import { makeOrder, type Tenant, type World } from '../../server/test/world.ts'
import type { Streams } from './streams.ts'

export interface Place {
  readonly pool: pg.Pool
  readonly world: World
  readonly origin: string
  readonly streams: Streams
  /** Directory of stored pictures. */
  readonly files: string
  /** What browsers and channels reach. */
  readonly product: { stop(): Promise<void>; start(): Promise<void> }
  /** At which people of the platform may sign in. */
  readonly provider: OidcProvider | undefined
}

/** How many orders of each status a tenant starts with. */
export type Orders = Partial<Record<keyof typeof orderStatus, number>>

export interface SeededTenant extends Omit<Tenant, 'link'> {
  /** Newest last. */
  readonly orders: readonly number[]
}

const path: Readonly<Record<keyof typeof orderStatus, readonly string[]>> = {
  pending: [],
  accepted: ['6'],
  cancelled: ['7'],
  completed: ['6', '8'],
}

/** Uses the product's API, so that history, totals and ledger are as in production. */
async function decide(place: Place, token: string, order: number, status: string): Promise<void> {
  const response = await fetch(`${place.origin}/api/storeUser/settings/orderStatus/updateOrderStatus`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      order_id: String(order),
      status_id: status,
      cancel_reason_id: status === '7' ? '1' : '',
      early: true,
    }),
  })
  if (!response.ok) throw new Error(`Order ${order} to ${status}: ${await response.text()}`)
}

async function addOrders(place: Place, tenant: Tenant, wanted: Orders): Promise<number[]> {
  const made: number[] = []
  for (const [status, count = 0] of Object.entries(wanted) as [keyof Orders, number][]) {
    for (let n = 0; n < count; n++) {
      const order = await makeOrder(place.pool, tenant.ids, tenant.mark)
      for (const step of path[status]) await decide(place, tenant.people.store_user.token, order, step)
      made.push(order)
    }
  }
  return made
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The rows of the test world name pictures without files; a browser requests them. */
async function drawPictures({ pool, files }: Place): Promise<void> {
  const { rows } = await pool.query<{ key: string }>(`select key from files where key like 'wo/world-%'`)
  await mkdir(join(files, 'wo'), { recursive: true })
  for (const { key } of rows) await writeFile(join(files, key), pixel)
}

/**
 * Deletes what a tenant of the test world adds to lists of the whole platform. Their pages would grow with each test:
 * after a few hundred tenants axe took a minute for one of them.
 */
async function clearShared(pool: pg.Pool, ids: Tenant['ids']): Promise<void> {
  for (const [mark, column] of [
    ['global_categories', 'global_category_id'],
    ['filters', 'filter_id'],
    ['requirements', 'requirement_id'],
  ] as const)
    await pool.query(
      `update item_${mark} set ${column} = (select min(id) from ${mark}) where ${column} = ${ids[mark]}`,
    )
  for (const table of [
    'review_categories',
    'faqs',
    'roles',
    'global_categories',
    'filters',
    'requirements',
  ] as const)
    await pool.query(`delete from ${table} where id = any($1)`, [[ids[table], ids[`unused ${table}`]]])
  for (const table of ['cancel_reasons', 'units'] as const)
    await pool.query(`delete from ${table} where id = $1`, [ids[table]])
  await pool.query('delete from filter_collections where id = any($1)', [
    [ids.filter_collections, ids['item collections']],
  ])
  const { rows } = await pool.query<{ region_id: number }>(
    'delete from areas where id = $1 returning region_id',
    [ids['unused areas']],
  )
  await pool.query('delete from regions where id = any($1)', [[ids['unused regions'], rows[0]?.region_id]])
}

/** The tenants of the test world have orders of their own. Replaces them with the requested ones. */
export async function makeTenant(place: Place, mark: string, wanted: Orders): Promise<SeededTenant> {
  const made = await place.world.tenant(mark)
  await drawPictures(place)
  const store = [made.ids.stores]
  for (const table of ['reviews', 'link_tokens', 'order_status_history', 'order_lines'])
    await place.pool.query(
      `delete from ${table} where order_id in (select id from orders where store_id = $1)`,
      store,
    )
  await place.pool.query('delete from orders where store_id = $1', store)
  await clearShared(place.pool, made.ids)
  return { mark, people: made.people, ids: made.ids, orders: await addOrders(place, made, wanted) }
}
