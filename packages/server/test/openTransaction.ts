import type pg from 'pg'

/** Another transaction, open while a test goes on; rolled back unless the test ends it. */
export async function openTransaction(
  pool: pg.Pool,
  run: (client: pg.PoolClient, commit: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await run(client, () => client.query('commit'))
  } finally {
    client.release(true)
  }
}

/** Waits until sessions are blocked by a lock (on Postgres; the embedded database has no waiting sessions). */
export async function anyWaits(pool: pg.Pool, sessions = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rowCount ?? 0) >= sessions) return
  }
}
