import { drizzle } from 'drizzle-orm/node-postgres'
import { insertableColumns } from '../../../server/src/kernel/database/catalog.ts'
import type { Database } from '../../../server/src/kernel/database/db.ts'
import { rebuildReports } from '../../../server/src/money/reportSums/mergeReports.ts'
import { openAt } from '../data/kitchens.ts'
import { marketplace } from '../data/marketplace.ts'

/** The demo's orders, which the others are made of. */
const templates = 5000
export const years = 3

/**
 * Copies of the demo's orders, spread evenly over three years that end today. Only what reports sum up: they have no
 * lines, ledger or history.
 */
const copies = (columns: readonly string[], orders: number) => {
  const at = `now() - interval '${years} years' * (1 - n / ${orders}.0)`
  const values: Readonly<Record<string, string>> = {
    id: `nextval(pg_get_serial_sequence('orders', 'id'))`,
    channel_reference: 'null',
    created_at: at,
    event_at: `${at} + (o.event_at - o.created_at)`,
    accepted_at: `${at} + (o.accepted_at - o.created_at)`,
    cancelled_at: `${at} + (o.cancelled_at - o.created_at)`,
  }
  return `insert into orders (${columns.join(', ')})
    select ${columns.map((column) => values[column] ?? `o.${column}`).join(', ')}
    from (select o.*, row_number() over (order by id) as place from templates o) o
    join generate_series(1, ${orders}) n on place = 1 + n % ${templates} order by n`
}

/** A marketplace with so many orders, all in the sums of reports. On Postgres. */
export async function reportMarket(orders: number): Promise<Database> {
  const market = await marketplace('postgres', templates)
  const database = await openAt(await market.writable(`reports_${orders}`))
  const { rows: found } = await database.pool.query('select count(*)::int as count from orders')
  if (found[0].count === orders) return database
  console.log(`${orders.toLocaleString('en-US')} orders of ${years} years …`)
  const client = await database.pool.connect()
  try {
    const columns = await insertableColumns(client, 'orders')
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    await client.query('create temp table templates as select * from orders')
    await client.query('delete from orders')
    await client.query(copies(columns, orders))
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze orders')
    await rebuildReports(drizzle(client))
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
  return database
}
