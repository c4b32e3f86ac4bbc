import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase } from '../src/kernel/database/db.ts'
import { testSettings } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { startServer } from './child.ts'
import { openCluster } from './cluster.ts'
import { acknowledgedBy, inconsistencies } from './consistency.ts'
import { deployOn } from './deployment.ts'
import { startLoad } from './load.ts'

/** Waits until a statement's only value is true. */
async function holds(pool: pg.Pool, statement: string, values: unknown[] = []): Promise<void> {
  while (!Object.values((await pool.query(statement, values)).rows[0])[0]) await sleep(50)
}

const momentNow = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]?.now ?? ''

const placedAfter = async (pool: pg.Pool, moment: string): Promise<number> =>
  (
    await pool.query<{ count: number }>(
      `select count(*)::int as count from ledger_events where kind = 'placement' and at > $1::timestamptz`,
      [moment],
    )
  ).rows[0]?.count ?? 0

/**
 * Loses a Postgres server under load and restores it to a moment from a base backup and its archived log: everything
 * acknowledged before the moment is there, and nothing that came after it.
 */
export const pointInTime: Check = async ({ long, say }) => {
  const cluster = await openCluster()
  if (!cluster) {
    say('skipped: Postgres is not installed here')
    return []
  }
  const deployment = await deployOn(cluster.url)
  const orders = long ? 200 : 15
  const server = await startServer({ ...deployment.env, PORT: '0' })
  try {
    const load = startLoad({ cast: deployment, origin: () => server.origin })
    await load.more(orders)
    await cluster.backUp()
    await load.more(orders)
    const before = acknowledgedBy(load)
    const moment = await deployment.inspect(momentNow)
    await load.more(orders)
    await load.finish()
    const after = await deployment.inspect(async (pool) => {
      const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
      await holds(pool, 'select last_archived_wal >= $1 from pg_stat_archiver', [rows[0]?.name])
      return placedAfter(pool, moment)
    })
    server.kill('SIGKILL')
    await server.ended
    await cluster.stop()

    const restored = await cluster.restore(moment)
    const env = { ...deployment.env, DATABASE_URL: restored.url }
    const database = await openDatabase(testSettings(env))
    const { pool } = database
    try {
      await holds(pool, 'select not pg_is_in_recovery()')
      const found = [
        ...(await inconsistencies(pool, deployment.oldest, before)),
        ...unless((await placedAfter(pool, moment)) === 0, 'an order of after the moment is there'),
        ...unless(after > 0, 'no order was placed after the moment'),
      ]
      const again = await startServer({ ...env, PORT: '0' })
      const more = startLoad({ cast: deployment, origin: () => again.origin })
      await more
        .more(5)
        .then(() => more.finish())
        .finally(() => again.kill('SIGTERM'))
      await again.ended
      say(`${before.placed.size} orders acknowledged before the moment, ${after} placed after it`)
      return [...found, ...load.faults, ...more.faults]
    } finally {
      await database.close()
    }
  } finally {
    server.kill('SIGKILL')
    await deployment.remove().catch(() => {})
    await cluster.remove()
  }
}
