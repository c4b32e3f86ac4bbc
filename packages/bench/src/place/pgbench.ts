import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '../../../server/src/kernel/database/db.ts'
import { directory } from '../data/places.ts'

/**
 * The rows of one order, inserted again by pgbench as plain prepared INSERTs: one transaction, sent as one pipeline.
 * The triggers are the same.
 */
const run = promisify(execFile)

/** How a row of each table refers to the order. */
const tables = [
  { name: 'customers', of: 'id = (select customer_id from orders where id = $1)' },
  { name: 'customer_addresses', of: 'id = (select address_id from orders where id = $1)' },
  { name: 'orders', of: 'id = $1' },
  { name: 'order_lines', of: 'order_id = $1' },
  { name: 'order_status_history', of: 'order_id = $1' },
  { name: 'ledger_events', of: 'order_id = $1' },
  { name: 'ledger_postings', of: 'event_id in (select id from ledger_events where order_id = $1)' },
  { name: 'idempotency_keys', of: `(response -> 'order' ->> 'id')::bigint = $1` },
] as const

const latest = (table: string) => `currval(pg_get_serial_sequence('${table}', 'id'))`

/** Columns that differ from one order to the next. */
const anew: Readonly<Record<string, string>> = {
  'customers.mobile': `'974' || nextval('bench_mobiles')`,
  'customer_addresses.customer_id': latest('customers'),
  'orders.customer_id': latest('customers'),
  'orders.address_id': latest('customer_addresses'),
  'orders.created_at': 'now()',
  'order_lines.order_id': latest('orders'),
  'order_status_history.order_id': latest('orders'),
  'ledger_events.order_id': latest('orders'),
  'ledger_postings.order_id': latest('orders'),
  'ledger_postings.event_id': latest('ledger_events'),
  'idempotency_keys.key': 'gen_random_uuid()::text',
}

const literal = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

async function insertOf({ pool }: Database, table: string, of: string, id: number): Promise<string> {
  const { rows } = await pool.query<{ row: Record<string, string | null> }>(
    `select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(t)) where key not in (
       select attname from pg_attribute where attrelid = $2::regclass
         and (attgenerated <> '' or (attidentity <> '' and attname = 'id')))) as row
     from ${table} t where ${of}`,
    [id, table],
  )
  if (rows.length === 0) throw new Error(`order ${id} left nothing in ${table}`)
  const columns = Object.keys(rows[0]?.row ?? {})
  const values = rows.map(
    ({ row }) =>
      `(${columns.map((column) => anew[`${table}.${column}`] ?? literal(row[column] ?? null)).join(', ')})`,
  )
  // A line of a script ends its statement or continues it: one line per statement.
  return `insert into ${table} (${columns.join(', ')}) values ${values.join(', ')};`.replaceAll('\n', ' ')
}

/** A script for each order; pgbench picks one at random for each transaction. */
export async function scriptsOf(database: Database, orders: readonly number[]): Promise<string[]> {
  const folder = await directory()
  const files: string[] = []
  for (const id of orders) {
    const inserts: string[] = []
    for (const { name, of } of tables) inserts.push(await insertOf(database, name, of, id))
    const script = ['\\startpipeline', 'begin;', ...inserts, 'commit;', '\\endpipeline']
    const file = join(folder, `${id}.sql`)
    await writeFile(file, `${script.join('\n')}\n`)
    files.push(file)
  }
  return files
}

function pgbench(): string {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions)
    ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))
    : []
  const found = installed.map((version) => join(versions, version, 'bin/pgbench')).find(existsSync)
  return process.env.PGBENCH ?? found ?? 'pgbench'
}

/** Mobile numbers that nobody has. */
export const mobiles = 'create sequence bench_mobiles start 10000000'

/** Returns transactions per second. */
export async function insertAgain(
  url: string,
  scripts: readonly string[],
  clients: number,
  seconds: number,
): Promise<number> {
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-T',
    String(seconds),
    ...scripts.flatMap((file) => ['-f', file]),
    url,
  ]
  const { stdout, stderr } = await run(pgbench(), args, { maxBuffer: 16_000_000 })
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (tps === undefined || /aborted/.test(stderr)) throw new Error(`pgbench: ${stdout}${stderr}`)
  return Number(tps)
}
