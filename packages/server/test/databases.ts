import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe } from 'vitest'
import { readSettings, type Settings } from '../src/kernel/config/settings.ts'
import { connect, type Database } from '../src/kernel/database/db.ts'
import { openInMemory } from '../src/kernel/database/embedded.ts'
import { migrate, readMigrations } from '../src/kernel/database/migrate.ts'

/**
 * Fresh, migrated databases for tests, each ready in well under a second: Postgres copies a template database,
 * PGlite loads a dump kept in the temporary directory; both are named after the migrations' content.
 */
export type DatabaseKind = 'pglite' | 'postgres'

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export function testSettings(env: Record<string, string> = {}): Settings {
  return readSettings({ NODE_ENV: 'test', SUFRA_DEMO: '0', SUFRA_POOL_SIZE: '10', ...env })
}

export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'sufra-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

async function schemaHash(): Promise<string> {
  const migrations = await readMigrations()
  const text = migrations.map(({ name, sha256 }) => name + sha256).join()
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

export async function asAdmin<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 15_000 })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

export function urlOf(name: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

const reachable = await asAdmin(async () => true).catch(() => false)
if (!reachable) {
  const notice = `No Postgres at ${postgresUrl} (TEST_DATABASE_URL)`
  if (process.env.CI) throw new Error(`${notice}: with CI set, every database test runs on both databases`)
  console.warn(`\n*** ${notice}: THE TESTS RUN ON THE EMBEDDED DATABASE ONLY ***\n`)
}

/** Drops the databases of killed test runs. Postgres rejects dropping one that is still in use. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^sufra_test_[0-9]+_'`,
  )
  for (const { datname } of rows) {
    try {
      process.kill(Number(datname.split('_')[2]), 0)
    } catch {
      await client.query(`drop database if exists ${datname}`).catch(() => {})
    }
  }
}

async function template(): Promise<string> {
  const name = `sufra_template_${await schemaHash()}`
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(917264)')
    await dropAbandoned(client)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const building = `${name}_building`
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building}`)
    const database = await connect({ url: urlOf(building) }, testSettings())
    await migrate(database.pool).finally(() => database.close())
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'sufra\\_template\\_%' and datname <> $1`,
      [building],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => {})
    await client.query(`alter database ${building} rename to ${name}`)
  })
  return name
}

async function dump(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(tmpdir(), `sufra-template-${await schemaHash()}.tar`)
  if (existsSync(file)) return new Uint8Array(await readFile(file))
  const embedded = await openInMemory()
  const database = await connect({ host: embedded.host }, testSettings(), embedded)
  await migrate(database.pool)
  await database.pool.query('checkpoint')
  const bytes = await embedded.dump()
  await database.close()
  for (const old of await readdir(tmpdir())) {
    if (/^sufra-template-.*\.tar$/.test(old)) await rm(join(tmpdir(), old), { force: true })
  }
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return bytes
}

let made = 0
const uniqueName = () => `sufra_test_${process.pid}_${Date.now().toString(36)}_${made++}`

/** An empty database without tables; `close` drops it. */
export async function emptyDatabase(kind: DatabaseKind, from?: string): Promise<Database> {
  if (kind === 'pglite') {
    const embedded = await openInMemory()
    return connect({ host: embedded.host }, testSettings(), embedded)
  }
  const name = uniqueName()
  await asAdmin((client) => client.query(`create database ${name}${from ? ` template ${from}` : ''}`))
  const database = await connect({ url: urlOf(name) }, testSettings())
  return {
    ...database,
    close: async () => {
      await database.close()
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** A migrated database with only the rows of migrations; `close` drops it. */
export async function testDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'postgres') return emptyDatabase('postgres', await template())
  const embedded = await openInMemory(await dump())
  return connect({ host: embedded.host }, testSettings(), embedded)
}

/** Opens the database as a second process would: on Postgres with its own connections. */
export async function again(database: Database): Promise<Database> {
  if (database.embedded) return { ...database, close: async () => {} }
  const { rows } = await database.pool.query('select current_database() as name')
  return connect({ url: urlOf(rows[0].name) }, testSettings())
}

type Suite = (open: () => Promise<Database>, kind: DatabaseKind) => void

/** Runs a suite on one database; `open` returns a fresh one. */
export function describeDatabase(kind: DatabaseKind, name: string, suite: Suite): void {
  const skipped = kind === 'postgres' && !reachable
  describe.skipIf(skipped)(`${name} (${kind})`, () => suite(() => testDatabase(kind), kind))
}

export function describeEachDatabase(name: string, suite: Suite): void {
  describeDatabase('pglite', name, suite)
  describeDatabase('postgres', name, suite)
}

/**
 * For rules without concurrency: runs on the embedded database, and with TEST_EVERY set on Postgres too. (Each
 * operation's own SQL is always tested on Postgres: kinds.postgres.test.ts.)
 */
export function describeRules(name: string, suite: Suite): void {
  if (process.env.TEST_EVERY) describeEachDatabase(name, suite)
  else describeDatabase('pglite', name, suite)
}

/** The available kinds, for tests that need both at once. */
export const databaseKinds: DatabaseKind[] = reachable ? ['pglite', 'postgres'] : ['pglite']
