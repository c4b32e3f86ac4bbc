import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '../src/kernel/database/db.ts'
import { emptyDatabase, ownedDatabase, testSettings, urlOf } from '../test/databases.ts'
import { between, type Check, unless } from './check.ts'
import { type Child, startChild, startServer } from './child.ts'
import { newDirectory } from './deployment.ts'
import { differences, schemaOf } from './schema.ts'

const quiet = { PORT: '0', LOG_LEVEL: 'silent' }
const start = (env: Record<string, string>): Child => startChild('chaos/serve.ts', { ...quiet, ...env })

async function wantedSchema(kind: 'pglite' | 'postgres'): Promise<string[]> {
  const database = await ownedDatabase(kind)
  return schemaOf(database.pool).finally(() => database.close())
}

/** Kills the process when `when` holds, unless it is listening by then. */
async function killWhen(child: Child, when: () => boolean | Promise<boolean>, later = 0): Promise<void> {
  while (!(await when()) && !child.output().includes('Listening')) await sleep(2)
  await sleep(later)
  child.kill('SIGKILL')
  await child.ended
}

async function finishes(env: Record<string, string>, look: () => Promise<string[]>): Promise<string[]> {
  const server = await startServer({ ...env, LOG_LEVEL: 'silent' })
  const { status } = await fetch(`${server.origin}/readyz`)
  const wrong = await look()
  server.kill('SIGTERM')
  const { code } = await server.ended
  return [
    ...unless(status === 200, `answers ${status}`),
    ...unless(code === 0, `a stop ends with ${code}:\n${server.output()}`),
    ...wrong,
  ]
}

/** Kills the first start while database files are created, while it migrates, and at random moments. */
export const firstStart: Check = async ({ rounds, say }) => {
  const wanted = await wantedSchema('pglite')
  const found: string[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = await newDirectory()
    const env = { SUFRA_DATA: dataDir }
    const moments = [
      { file: 'db/global/pg_control', later: between(0, 800) },
      { file: 'run/.s.PGSQL.5432', later: between(0, 700) },
      { file: 'sufra.lock', later: between(0, 3000) },
    ]
    const { file, later } = moments[round % moments.length] ?? { file: '', later: 0 }
    await killWhen(start(env), () => existsSync(join(dataDir, file)), later)
    say(`embedded: killed ${Math.round(later)} ms after ${file} was there`)
    const look = async () => {
      const database = await openDatabase(testSettings(env), { join: true })
      const is = await schemaOf(database.pool).finally(() => database.close())
      return differences(is, wanted)
    }
    const wrong = await finishes(env, look).catch((error: Error) => [error.message])
    found.push(...wrong.map((fault) => `killed ${Math.round(later)} ms after ${file}: ${fault}`))
    await rm(dataDir, { recursive: true, force: true })
  }
  return found
}

const applied = async ({ pool }: Database): Promise<number> =>
  pool.query<{ count: number }>('select count(*)::int as count from schema_migrations').then(
    ({ rows }) => rows[0]?.count ?? 0,
    () => 0,
  )

/** Closes the migrating connection, as a restart of Postgres would. */
const endMigrating = ({ pool }: Database) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'sufra'`)

async function interrupt(database: Database, child: Child, how: string): Promise<string[]> {
  const least = Math.floor(between(0, 10))
  const there = async () => (await applied(database)) >= least
  if (how === 'process') await killWhen(child, there, between(0, 30))
  else {
    while (!(await there())) await sleep(1)
    await sleep(between(0, 30))
    await endMigrating(database)
    const { code } = await Promise.race([child.ended, child.waitFor(/Listening/).then(() => ({ code: 1 }))])
    child.kill('SIGKILL')
    await child.ended
    return unless(code === 1, `a start whose connection was lost ended with ${code}:\n${child.output()}`)
  }
  return []
}

/** Kills the migrating process, or its connection to Postgres, between and within migrations. */
export const migrating: Check = async ({ rounds, say }) => {
  const wanted = await wantedSchema('postgres')
  const found: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const database = await emptyDatabase('postgres')
    const dataDir = await newDirectory()
    try {
      const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
      const env = { SUFRA_DATA: dataDir, DATABASE_URL: urlOf(rows[0]?.name ?? '') }
      const how = round % 2 ? 'connection' : 'process'
      found.push(...(await interrupt(database, start(env), how)))
      say(`Postgres: ${how} ended with ${await applied(database)} migrations applied`)
      found.push(...(await finishes(env, async () => differences(await schemaOf(database.pool), wanted))))
    } finally {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  return found
}
