import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoAccounts } from '../../../server/demo/accounts.ts'
import { growDemo } from '../../../server/demo/grow.ts'
import { loadDemo } from '../../../server/demo/load.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { type Database, openDatabase } from '../../../server/src/kernel/db.ts'
import { readSettings } from '../../../server/src/kernel/settings.ts'
import { addSession } from '../../../server/test/world.ts'

export const databaseKinds = ['postgres', 'pglite'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** The demo marketplace in a database of the bench's own. */
export interface Marketplace {
  readonly kind: DatabaseKind
  /** The settings with which a server opens it. */
  readonly env: Readonly<Record<string, string>>
  /** A live session of the first admin. */
  readonly token: string
  open(): Promise<Database>
  /** Its files once more: one process at a time can have an embedded database. */
  copy(): Promise<string>
}

/** Fewer for a quick look while changing the bench; what is reported is measured with these. */
export const orders = Number(process.env.BENCH_ORDERS ?? 100_000)

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const left: (() => Promise<void>)[] = []

async function asAdmin(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** A directory that is removed at the end of the run. */
export async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sufra-bench-'))
  left.push(() => rm(path, { recursive: true, force: true }))
  return path
}

async function place(kind: DatabaseKind): Promise<Record<string, string>> {
  const SUFRA_DATA = await directory()
  if (kind === 'pglite') return { SUFRA_DATA }
  const name = `sufra_bench_${process.pid}_${left.length}`
  await asAdmin(`create database ${name}`)
  left.push(() => asAdmin(`drop database if exists ${name} with (force)`))
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { SUFRA_DATA, DATABASE_URL: url.href }
}

async function make(kind: DatabaseKind, orders: number): Promise<Marketplace> {
  console.log(`making a marketplace of ${orders.toLocaleString('en-US')} orders on ${kind} …`)
  const env = await place(kind)
  const settings = readSettings({ NODE_ENV: 'test', ...env })
  const open = () => openDatabase(settings)
  const database = await open()
  try {
    await migrate(database.pool)
    await loadDemo(database, settings, { room: orders })
    await growDemo(database, { orders, spread: true })
    const admin = 'select id from accounts where email = $1'
    const { rows } = await database.pool.query<{ id: number }>(admin, [demoAccounts[0].email])
    const { token } = await addSession(database.pool, rows[0]?.id as number)
    await database.pool.query('vacuum analyze')
    await database.pool.query('checkpoint')
    const copy = async () => {
      const path = await directory()
      await cp(join(settings.dataDir, 'db'), path, { recursive: true })
      return path
    }
    return { kind, env, token, open, copy }
  } finally {
    await database.close()
  }
}

const made = new Map<string, Promise<Marketplace>>()

/** Made at its first use in a run; what else wants the same one gets it. */
export function marketplace(kind: DatabaseKind, orders: number): Promise<Marketplace> {
  const key = `${kind} ${orders}`
  const found = made.get(key) ?? make(kind, orders)
  made.set(key, found)
  return found
}

export async function removeAll(): Promise<void> {
  for (const remove of left.splice(0).reverse())
    await remove().catch((error: Error) => console.error(error.message))
}
