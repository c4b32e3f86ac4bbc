import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/accounts/signIn/passwords.ts'
import type { Settings } from '../src/kernel/config/settings.ts'
import { int } from '../src/kernel/database/columns.ts'
import { type Database, type Db, transaction } from '../src/kernel/database/db.ts'
import { execute, query } from '../src/kernel/database/query.ts'
import { demoPassword } from './accounts.ts'
import { buildCatalogue } from './catalog/catalogue.ts'
import { random } from './catalog/random.ts'
import { clockAt } from './load/clock.ts'
import { readSeeded } from './load/context.ts'
import { marketplace } from './load/marketplace.ts'
import { storePictures } from './load/pictures.ts'
import { advanceIds, insertRows, withoutForeignKeys } from './load/tables.ts'

interface DemoOptions {
  readonly orders?: number
  readonly customers?: number
  /** The same moment gives the same rows. */
  readonly now?: Date
  /** Leaves gaps between order ids, so that a marketplace of this many orders still has ids in order of time. */
  readonly room?: number
}

/** Whether nothing was entered yet: neither a restaurant nor an account. */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = await query(
    db,
    { id: int },
    sql`select id from accounts union all select id from restaurants limit 1`,
  )
  return found.length === 0
}

const seed = 2026

/** From this many rows on, dropping foreign keys during the load is faster than checking them row by row. */
const manyRows = 3000

/** Loads the whole demo marketplace or nothing. A database that is not empty is left unchanged. */
export async function loadDemo(
  database: Database,
  settings: Settings,
  options: DemoOptions = {},
): Promise<void> {
  const { orders = 5000, customers = 500, now = new Date(), room = orders } = options
  const { db } = database
  const pictured = await storePictures(settings)
  const context = {
    catalogue: buildCatalogue({ seed, customers }),
    clock: clockAt(now),
    rng: random(`${seed}/load`),
    seeded: await readSeeded(db),
    passwordHash: await hashPassword(demoPassword),
    image: pictured.image,
  }
  const idOf = (index: number) => index + 1 + Math.floor(((index + 1) * Math.max(0, room - orders)) / orders)
  const tables = { files: pictured.rows, ...marketplace(context, { count: orders, idOf }) }
  await transaction(db, async (tx) => {
    await execute(
      tx,
      sql`select pg_advisory_xact_lock(hashtext('demo marketplace')),
      set_config('sufra.audit', 'off', true), set_config('statement_timeout', '0', true)`,
    )
    if (!(await isEmpty(tx))) return
    // Payment requests are loaded with their state and amounts, so nothing is left to allocate.
    await execute(tx, sql`alter table payment_request_orders disable trigger allocate_due`)
    for (const [table, list] of Object.entries(tables)) {
      const fill = () => insertRows(tx, table, list)
      await (list.length > manyRows ? withoutForeignKeys(tx, table, fill) : fill())
    }
    await execute(tx, sql`alter table payment_request_orders enable trigger allocate_due`)
    const withIds = Object.entries(tables).filter(([, list]) => list[0] && 'id' in list[0])
    await advanceIds(
      tx,
      withIds.map(([table]) => table),
    )
  })
  await transaction(db, async (tx) => {
    // A tenth of the usual sample, in a fifth of its time, will do until upkeep or autovacuum takes a whole one.
    await execute(tx, sql`set local default_statistics_target = 10`)
    await execute(tx, sql`analyze`)
  })
}
