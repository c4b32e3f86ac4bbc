import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Big tables with what tells their rows apart. */
const keyColumns = {
  orders: 'id',
  order_lines: 'order_id',
  ledger_postings: 'event_id',
  audit_log: 'id',
} as const

type BigTable = keyof typeof keyColumns
const bigTables = Object.keys(keyColumns) as BigTable[]

/** Inserts copies of one row, with keys from `from` on. */
async function copyText(client: pg.ClientBase, table: BigTable): Promise<string> {
  const key = keyColumns[table]
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => (name === key ? 'n' : `t.${name}`))
  return `insert into ${table} (${names}) select ${values}
    from (select * from ${table} order by ${key} limit 1) t, generate_series($1::bigint, $2::bigint) n`
}

/** Without triggers and foreign keys: what they do is no matter here. */
const bare = `set session_replication_role = 'replica'; set synchronous_commit = off; set statement_timeout = 0`

const firstKey = 1_000_000_000

/** Fills the big tables up to so many rows, as copies of one. */
export async function fill(pool: pg.Pool, rows: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(bare)
    for (const table of bigTables)
      await client.query(await copyText(client, table), [firstKey, firstKey + rows - 1])
    for (const table of bigTables) await client.query(`analyze ${table}`)
  } finally {
    client.release(true)
  }
}

/** Somebody who writes to each big table all the time, and how long the longest write took since it was last asked. */
export async function startWriters(pool: pg.Pool) {
  let going = true
  const longest = new Map<BigTable, number>()
  const failures: string[] = []
  const write = async (table: BigTable, client: pg.PoolClient) => {
    await client.query(bare)
    const text = await copyText(client, table)
    const key = keyColumns[table]
    for (let at = firstKey * 2; going; at++) {
      const begun = performance.now()
      await client.query(text, [at, at])
      // Money, lines and the trail are only added to.
      if (table === 'orders')
        await client.query(`update orders set status_id = status_id where ${key} = $1`, [firstKey])
      const took = performance.now() - begun
      longest.set(table, Math.max(longest.get(table) ?? 0, took))
      await sleep(5)
    }
  }
  const writing = Promise.all(
    bigTables.map(async (table) => {
      const client = await pool.connect()
      await write(table, client)
        .catch((error: Error) => failures.push(`${table}: ${error.message}`))
        .finally(() => client.release(true))
    }),
  )
  return {
    failures,
    /** The longest write since the last call, in milliseconds, by table; waits until each was written once more. */
    longest: async (): Promise<[BigTable, number][]> => {
      const before = new Map(longest)
      longest.clear()
      while (longest.size < bigTables.length && failures.length === 0) await sleep(5)
      return bigTables.map((table) => [table, Math.max(before.get(table) ?? 0, longest.get(table) ?? 0)])
    },
    stop: async () => {
      going = false
      await writing
    },
  }
}
