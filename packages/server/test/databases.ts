import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { describe } from 'vitest'
import { workers } from '../src/features.ts'
import { readSettings, type Settings } from '../src/kernel/config/settings.ts'
import { connect, type Database } from '../src/kernel/database/db.ts'
import { type Embedded, openInMemory } from '../src/kernel/database/embedded.ts'
import { grantToServer } from '../src/kernel/database/grants.ts'
import { migrate, readMigrations } from '../src/kernel/database/migrate.ts'
import { makeQueues } from '../src/owner.ts'
import { reusable } from './reuse.ts'

/**
 * Fresh databases for tests, migrated and with the tables of the job queue, each ready in well under a second: Postgres
 * copies a template database, PGlite loads a dump kept in the temporary directory; both are named after their content.
 */
export type DatabaseKind = 'pglite' | 'postgres'

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Servers reach their tables through this pooler if it is set, as in `npm run chaos -- pooler`. */
const pooler = process.env.TEST_POOLER_URL

export function testSettings(env: Record<string, string> = {}): Settings {
  const unprepared = pooler && { SUFRA_PREPARED_STATEMENTS: '0' }
  return readSettings({ NODE_ENV: 'test', SUFRA_DEMO: '0', SUFRA_POOL_SIZE: '10', ...unprepared, ...env })
}

export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'sufra-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Made once in a process, also if several files ask at once. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
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

/** The role of tested servers, which does not own their tables, as in production. */
export const serverRole = 'sufra_test_server'

/** The address of a database as the role that owns it, or as another one. */
export function urlOf(name: string, role?: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  if (role) Object.assign(url, { username: role, password: role })
  return url.href
}

/** The same address through a pooler. */
export const pooledUrl = (url: string, pooler: string): string =>
  Object.assign(new URL(url), { host: new URL(pooler).host }).href

function addressOf(name: string, role: string) {
  const url = urlOf(name, role)
  return { url, pooledUrl: pooler && pooledUrl(url, pooler) }
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

const queues = workers.map(({ queue }) => queue)

const contentHash = kept(async () => {
  const migrations = await readMigrations()
  const text = migrations.map(({ name, sha256 }) => name + sha256).join()
  const jobs = getConstructionPlans() + JSON.stringify(queues)
  return createHash('sha256')
    .update(text)
    .update(jobs)
    .update(grantToServer.toString())
    .digest('hex')
    .slice(0, 12)
})

/** Migrations, and the tables of the job queue, which a server would make at its first start. */
async function fill(database: Database): Promise<void> {
  await migrate(database.pool)
  await makeQueues(database)
}

/** The password is of use where Postgres asks for one. */
async function grantTo(owner: Database, name: string): Promise<void> {
  await owner.pool.query(
    `do $$ begin create role ${serverRole} login password '${serverRole}'; exception when duplicate_object then end $$`,
  )
  const server = await connect({ url: urlOf(name, serverRole) }, testSettings())
  await grantToServer(owner, server).finally(() => server.close())
}

async function template(): Promise<string> {
  const name = `sufra_template_${await contentHash()}`
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(917264)')
    await dropAbandoned(client)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const building = `${name}_building`
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building}`)
    const database = await connect({ url: urlOf(building) }, testSettings())
    await fill(database)
      .then(() => grantTo(database, building))
      .finally(() => database.close())
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'sufra\\_template\\_%' and datname <> $1`,
      [building],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => {})
    await client.query(`alter database ${building} rename to ${name}`)
  })
  return name
}

// Node's own types leave it to the browser's.
declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object }
const held: object[] = []

/** V8 keeps what it compiled and optimised of a program as long as it is held: databases of one process share it. */
function holdProgram(): void {
  if (held.length > 0) return
  const { resolve } = createRequire(import.meta.url)
  const file = join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')
  held.push(new WebAssembly.Module(readFileSync(file)))
}

function inMemory(snapshot?: Uint8Array<ArrayBuffer>): Promise<Embedded> {
  holdProgram()
  return openInMemory(snapshot)
}

const dump = kept(async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = join(tmpdir(), `sufra-template-${await contentHash()}.tar`)
  if (existsSync(file)) return new Uint8Array(await readFile(file))
  const embedded = await inMemory()
  const database = await connect({ host: embedded.host }, testSettings(), embedded)
  await fill(database)
  await database.pool.query('checkpoint')
  const bytes = await embedded.dump()
  await database.close()
  for (const old of await readdir(tmpdir())) {
    if (/^sufra-template-.*\.tar$/.test(old)) await rm(join(tmpdir(), old), { force: true })
  }
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return bytes
})

/** Fills a new data directory with a migrated database, as a server leaves it. */
export async function fillDirectory(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unpack = spawn('tar', ['-xf', '-', '-C', folder], { stdio: ['pipe', 'ignore', 'ignore'] })
  unpack.stdin.end(await dump())
  const [code] = await once(unpack, 'close')
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}

let made = 0
const uniqueName = () => `sufra_test_${process.pid}_${Date.now().toString(36)}_${made++}`

/** An empty database without tables; `close` drops it. */
export async function emptyDatabase(
  kind: DatabaseKind,
  from?: string,
  owned = from === undefined,
): Promise<Database> {
  if (kind === 'pglite') {
    const embedded = await inMemory()
    return connect({ host: embedded.host }, testSettings(), embedded)
  }
  const name = uniqueName()
  await asAdmin(async (client) => {
    await client.query(`create database ${name}${from ? ` template ${from}` : ''}`)
    // No test stops Postgres on the way, so none needs to wait for the disk at each commit.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const address = owned ? { url: urlOf(name) } : addressOf(name, serverRole)
  const database = await connect(address, testSettings())
  return {
    ...database,
    close: async () => {
      await database.close()
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** A migrated database with only the rows of migrations and the queues; `close` drops it. */
export async function testDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'postgres') return emptyDatabase('postgres', await template())
  const embedded = await reusable(async () => inMemory(await dump()))
  return connect({ host: embedded.host }, testSettings(), embedded)
}

/** Runs what only the role that owns the tables may, such as switching triggers off. */
export async function asTableOwner<T>(
  { pool, embedded }: Pick<Database, 'pool' | 'embedded'>,
  run: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  if (!embedded) {
    const owner = await ownerOf(pool)
    return run(owner).finally(() => owner.end())
  }
  const client = await pool.connect()
  return run(client).finally(() => client.release())
}

async function ownerOf(pool: pg.Pool): Promise<pg.Client> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const client = new pg.Client({ connectionString: urlOf(rows[0]?.name ?? '') })
  await client.connect()
  return client
}

/** A migrated database as the role that owns its tables. */
export async function ownedDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'postgres' ? emptyDatabase(kind, await template(), true) : testDatabase(kind)
}

/** Opens the database as a second process would: on Postgres with its own connections. */
export async function again(database: Database): Promise<Database> {
  if (database.embedded) return { ...database, close: async () => {} }
  const { rows } = await database.pool.query('select current_database() as name, current_user as role')
  return connect(addressOf(rows[0].name, rows[0].role), testSettings())
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
 * operation's own SQL is always tested on both: kinds.suite.ts.)
 */
export function describeRules(name: string, suite: Suite): void {
  if (process.env.TEST_EVERY) describeEachDatabase(name, suite)
  else describeDatabase('pglite', name, suite)
}

/** The available kinds, for tests that need both at once. */
export const databaseKinds: DatabaseKind[] = reachable ? ['pglite', 'postgres'] : ['pglite']

/** Postgres if there is one: it takes a third of the processor time of the embedded database. */
export const fastestKind: DatabaseKind = reachable ? 'postgres' : 'pglite'
