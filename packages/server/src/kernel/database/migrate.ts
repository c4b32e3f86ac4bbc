import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { errorCode } from './db.ts'
import { lockSchema, unlockSchema } from './schemaLock.ts'

class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { name: string; sha256: string; text: string }

type Applied = {
  readonly sha256: string
  /** The migration that a program must know to run on this one. Null: it only added, and older programs go on. */
  readonly needs: string | null
}

/**
 * What a migration says that takes something away: `-- contract: 0408_web_files.sql`. Programs that know the named one
 * no longer use it.
 */
export const needsOf = (text: string): string | null => /^-- contract: (\S+\.sql)$/m.exec(text)?.[1] ?? null

export const migrationsDirectory = fileURLToPath(new URL('../../../migrations', import.meta.url))

export async function readMigrations(directory: string = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * The files that are not applied yet. Fails if the database was not made by these files. One that newer files have only
 * added to will do: then an older program goes on beside a newer one, and comes back in its place.
 */
function pending(migrations: Migration[], applied: Map<string, Applied>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const newest = migrations.at(-1)?.name ?? ''
  const beyond = [...applied].filter(
    ([name, { needs }]) => !known.has(name) && (name < newest || (needs !== null && !known.has(needs))),
  )
  if (beyond.length > 0) {
    const names = beyond.map(([name]) => name).join(', ')
    throw new MigrationError(
      `The database is newer than this program: it has ${names}. Start the newer version.`,
    )
  }
  const changed = migrations.filter(
    ({ name, sha256 }) => applied.has(name) && applied.get(name)?.sha256 !== sha256,
  )
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ')
    throw new MigrationError(
      `${names} changed after it was applied. Restore the file and put the change into a new one.`,
    )
  }
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const open = migrations.filter(({ name }) => !applied.has(name))
  const late = open.find(({ name }) => name < last)
  if (late)
    throw new MigrationError(`${late.name} comes before ${last}, which is applied already. Rename it.`)
  return open
}

export async function appliedMigrations(client: pg.ClientBase | pg.Pool): Promise<Map<string, Applied>> {
  const { rowCount } = await client.query(`select 1 where to_regclass('schema_migrations') is not null`)
  if (rowCount === 0) return new Map()
  // A table that an earlier version made lacks the last column.
  const { rows } = await client.query<{ name: string } & Applied>(
    `select name, sha256, to_jsonb(m) ->> 'needs' as needs from schema_migrations m order by name`,
  )
  return new Map(rows.map(({ name, sha256, needs }) => [name, { sha256, needs }]))
}

/** Whoever wants to write waits behind a migration that waits for a lock: it waits for so long, and lets them go first. */
const longestWaitMs = 500
const pauseMs = 1000
/** A backup may hold its locks for long. */
const mostTries = 600

/** A lock it did not get in time, or a deadlock with a writer whose victim it was. Nothing of it was kept. */
const passing: readonly (string | undefined)[] = ['55P03', '40P01']

/** Runs in a transaction that lets others go first, until it gets its locks. */
async function apply<T>(client: pg.ClientBase, what: string, run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryToApply(client, what, run)
    } catch (error) {
      if (tries === mostTries || !passing.includes(errorCode(error))) throw error
      await sleep(pauseMs * Math.random())
    }
  }
}

async function tryToApply<T>(client: pg.ClientBase, what: string, run: () => Promise<T>): Promise<T> {
  await client.query(`begin; set local lock_timeout = ${longestWaitMs}`)
  try {
    const outcome = await run()
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`${what} failed, nothing of it was kept: ${reason}`, { cause: error })
  }
}

/** The table of what is applied. */
const keepRecord = (client: pg.ClientBase) => () =>
  client.query(`create table if not exists schema_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    alter table schema_migrations add column if not exists needs text`)

/** Whether the migration ran. */
const runAndRecord =
  (client: pg.ClientBase, { name, text, sha256 }: Migration) =>
  async (): Promise<boolean> => {
    // The record is inserted first, so that a second process in the same session finds it and stops.
    const { rowCount } = await client.query(
      'insert into schema_migrations (name, sha256, needs) values ($1, $2, $3) on conflict do nothing',
      [name, sha256, needsOf(text)],
    )
    if (rowCount === 1) await client.query(text)
    return rowCount === 1
  }

/**
 * Applies the pending files, each in its own transaction, and returns their names. `only` stops at an older schema, for
 * an export that was made with it.
 */
export async function migrate(pool: pg.Pool, directory?: string, only?: string[]): Promise<string[]> {
  const migrations = (await readMigrations(directory)).filter(({ name }) => only?.includes(name) ?? true)
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await lockSchema(client)
    const applied = await appliedMigrations(client)
    const open = pending(migrations, applied)
    // A role that does not own the tables may look, and goes on if there is nothing to do.
    if (open.length > 0) await apply(client, 'schema_migrations', keepRecord(client))
    const ran: string[] = []
    for (const migration of open) {
      if (await apply(client, migration.name, runAndRecord(client, migration))) ran.push(migration.name)
    }
    await unlockSchema(client)
    return ran
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A failed connection is discarded, which releases its advisory lock.
    client.release(broken)
  }
}
