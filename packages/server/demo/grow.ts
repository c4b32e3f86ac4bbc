import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { bool } from '../src/kernel/database/columns.ts'
import type { Database, Db } from '../src/kernel/database/db.ts'
import { execute, queryOne } from '../src/kernel/database/query.ts'
import { addBalances, copyBelongings, copyOrders, takePlaces } from './grow/copy.ts'
import { forget, layOut, planGrowth } from './grow/slots.ts'

interface GrowOptions {
  readonly orders: number
  /** The orders were loaded with gaps between their ids for exactly this many. */
  readonly spread?: boolean
  readonly chunk?: number
  readonly progress?: (done: number, of: number) => void
}

/**
 * Whether triggers and foreign keys can be disabled while rows are copied whose originals passed them; only Postgres
 * may permit it.
 */
async function mayRestTriggers(db: Db): Promise<boolean> {
  const found = await queryOne(
    db,
    { may: bool },
    sql`select has_parameter_privilege('session_replication_role', 'SET') as may`,
  )
  return found?.may ?? false
}

/**
 * Copies orders with everything that belongs to them until there are `orders` of them, with the same distribution over
 * time. One transaction per chunk; returns the number of copies.
 */
export async function growDemo(database: Database, options: GrowOptions): Promise<number> {
  const { orders, spread = false, chunk = 20_000, progress = () => {} } = options
  const client = await database.pool.connect()
  try {
    const db: Db = drizzle(client)
    const resting = await mayRestTriggers(db)
    const plan = await planGrowth(db, orders, spread)
    for (let done = 0; done < plan.copies; ) {
      const last = Math.min(done + chunk, plan.copies)
      await db.transaction(async (tx) => {
        await execute(
          tx,
          sql`select set_config('sufra.audit', 'off', true),
          set_config('statement_timeout', '0', true), set_config('synchronous_commit', 'off', true)`,
        )
        await layOut(tx, plan, done + 1, last)
        await copyOrders(tx)
        if (resting) await execute(tx, sql`set local session_replication_role = replica`)
        await copyBelongings(tx)
        if (resting) await addBalances(tx)
        await takePlaces(tx)
      })
      done = last
      progress(done, plan.copies)
    }
    await forget(db)
    if (plan.copies > 0) {
      await execute(db, sql`set statement_timeout = 0`)
      await execute(db, sql`vacuum (analyze)`)
      await execute(db, sql`reset statement_timeout`)
    }
    return plan.copies
  } finally {
    client.release()
  }
}
