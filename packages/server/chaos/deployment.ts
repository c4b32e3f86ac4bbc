import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Database, openDatabase } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { type Kitchen, makeKitchen, openAroundTheClock } from '../test/checkout.ts'
import {
  type DatabaseKind,
  fillDirectory,
  ownedDatabase,
  serverRole,
  testSettings,
  urlOf,
} from '../test/databases.ts'
import { makeWorld, type World } from '../test/world.ts'

/** The actors and rows of the load. Orders up to `oldest` were inserted by hand. */
export interface Cast {
  readonly world: World
  readonly kitchen: Kitchen
  readonly oldest: number
}

/** A separate data directory, and on Postgres a separate database. */
export interface Deployment extends Cast {
  readonly kind: DatabaseKind
  readonly dataDir: string
  readonly env: Record<string, string>
  /** Queries the database directly, without the server. */
  inspect<T>(look: (pool: pg.Pool) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

export const newDirectory = () => mkdtemp(join(tmpdir(), 'sufra-chaos-'))

async function makeCast(database: Database): Promise<Cast> {
  const { pool } = database
  const world = await makeWorld(pool)
  const kitchen = await makeKitchen(database, world, 'Saffron')
  await openAroundTheClock(database, kitchen)
  // The capacity of the day must outlast the check.
  await pool.query('update stores set max_catering_per_day = 1000000')
  await pool.query('update items set quantity_per_day = 1000000')
  const { rows } = await pool.query<{ oldest: number }>('select max(id) as oldest from orders')
  return { world, kitchen, oldest: rows[0]?.oldest ?? 0 }
}

const settingsFor = (dataDir: string) => testSettings({ SUFRA_DATA: dataDir })

let template: Promise<{ path: string; cast: Cast }> | undefined

/** Creates the template that later deployments copy. */
async function makeTemplate() {
  const path = await newDirectory()
  await fillDirectory(path)
  const database = await openDatabase(settingsFor(path))
  const cast = await makeCast(database)
  await database.close()
  return { path, cast }
}

export async function removeTemplate(): Promise<void> {
  const made = await template
  template = undefined
  if (made) await rm(made.path, { recursive: true, force: true })
}

async function embeddedIn(dataDir: string): Promise<Deployment> {
  template ??= makeTemplate()
  const { path, cast } = await template
  await cp(join(path, 'db'), join(dataDir, 'db'), { recursive: true })
  return {
    ...cast,
    kind: 'pglite',
    dataDir,
    env: { SUFRA_DATA: dataDir },
    inspect: async (look) => {
      const database = await openDatabase(settingsFor(dataDir), { join: true })
      return look(database.pool).finally(() => database.close())
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function onPostgres(dataDir: string, given?: Database): Promise<Deployment> {
  const database = given ?? (await ownedDatabase('postgres'))
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  return {
    ...(await makeCast(database)),
    kind: 'postgres',
    dataDir,
    env: { SUFRA_DATA: dataDir, DATABASE_URL: urlOf(rows[0]?.name ?? '', serverRole) },
    inspect: (look) => look(database.pool),
    remove: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A migrated deployment, in a new directory or in `directory`. */
export async function deploy(kind: DatabaseKind, directory?: string): Promise<Deployment> {
  const dataDir = directory ?? (await newDirectory())
  return kind === 'pglite' ? embeddedIn(dataDir) : onPostgres(dataDir)
}

/** A deployment on the check's own Postgres server. */
export async function deployOn(url: string): Promise<Deployment> {
  const dataDir = await newDirectory()
  const database = await openDatabase(testSettings({ SUFRA_DATA: dataDir, DATABASE_URL: url }))
  await migrate(database.pool)
  const deployment = await onPostgres(dataDir, database)
  return { ...deployment, env: { SUFRA_DATA: dataDir, DATABASE_URL: url } }
}
