import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { demoAccounts } from '../../../server/demo/accounts.ts'
import { growDemo } from '../../../server/demo/grow.ts'
import { isEmpty, loadDemo } from '../../../server/demo/load.ts'
import { readSettings, type Settings } from '../../../server/src/kernel/config/settings.ts'
import { type Database, openDatabase } from '../../../server/src/kernel/database/db.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { addSession } from '../../../server/test/world.ts'
import { directory, postgresDatabase } from './places.ts'

export const databaseKinds = ['postgres', 'pglite'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** The demo marketplace in its own database. */
export interface Marketplace {
  readonly kind: DatabaseKind
  readonly orders: number
  /** The settings of a server that opens it. */
  readonly env: Readonly<Record<string, string>>
  /** A live session of each kind: the first admin, an owner of several stores, a store's manager. */
  readonly tokens: Readonly<Record<Kind, string>>
  open(): Promise<Database>
  /** A copy of its files, as only one process at a time can open an embedded database. */
  copy(): Promise<string>
  /** Settings of a Postgres database with the same content that may be written to. With a name, it is kept too. */
  writable(name?: string): Promise<Readonly<Record<string, string>>>
}

/** Set a smaller number for quick runs while changing the bench; reported figures use the default. */
export const orders = Number(process.env.BENCH_ORDERS ?? 100_000)
export const manyOrders = Number(process.env.BENCH_MANY_ORDERS ?? 1_000_000)

/** With `BENCH_KEEP=name` the Postgres marketplaces are called `name_100000` and so on, are kept and reused. */
const keep = process.env.BENCH_KEEP

async function place(kind: DatabaseKind, orders: number): Promise<Record<string, string>> {
  const SUFRA_DATA = await directory()
  if (kind === 'pglite') return { SUFRA_DATA }
  return { SUFRA_DATA, DATABASE_URL: await postgresDatabase(keep && `${keep}_${orders}`) }
}

const sessionsOf: Readonly<Record<Kind, string>> = {
  admin: `select id from accounts where email = '${demoAccounts[0].email}'`,
  restaurant: `select accounts.id from accounts join stores using (restaurant_id)
    where accounts.kind = 'restaurant' and accounts.archived_at is null
    group by 1 order by count(*) desc, 1 limit 1`,
  store_user: `select id from accounts where kind = 'store_user' and archived_at is null order by id limit 1`,
}

async function signIn({ pool }: Database, kind: Kind): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(sessionsOf[kind])
  return (await addSession(pool, rows[0]?.id as number)).token
}

async function fill(database: Database, settings: Settings, orders: number): Promise<void> {
  await migrate(database.pool)
  if (await isEmpty(database.db)) await loadDemo(database, settings, { room: orders })
  const added = await growDemo(database, { orders, spread: true })
  // Growing ends with an analyze; a database grown earlier may have new indexes.
  // Both may take longer than the server's statement timeout.
  const upkeep = added === 0 ? 'analyze; checkpoint' : 'checkpoint'
  await database.pool.query(`set statement_timeout = 0; ${upkeep}; reset statement_timeout`)
}

async function make(kind: DatabaseKind, orders: number): Promise<Marketplace> {
  const env = await place(kind, orders)
  const settings = readSettings({ NODE_ENV: 'test', ...env })
  const open = () => openDatabase(settings)
  const database = await open()
  try {
    console.log(`a marketplace of ${orders.toLocaleString('en-US')} orders on ${kind} …`)
    await fill(database, settings, orders)
    const tokens = {
      admin: await signIn(database, 'admin'),
      restaurant: await signIn(database, 'restaurant'),
      store_user: await signIn(database, 'store_user'),
    }
    const copy = async () => {
      const path = await directory()
      await cp(join(settings.dataDir, 'db'), path, { recursive: true })
      return path
    }
    const writable = async (name?: string) => {
      const template = new URL(env.DATABASE_URL ?? '').pathname.slice(1)
      const kept = keep && name && `${keep}_${name}`
      return { SUFRA_DATA: await directory(), DATABASE_URL: await postgresDatabase(kept, template) }
    }
    return { kind, orders, env, tokens, open, copy, writable }
  } finally {
    await database.close()
  }
}

const made = new Map<string, Promise<Marketplace>>()

/** Created at its first use in a run and then shared. */
export function marketplace(kind: DatabaseKind, orders: number): Promise<Marketplace> {
  const key = `${kind} ${orders}`
  const found = made.get(key) ?? make(kind, orders)
  made.set(key, found)
  return found
}
