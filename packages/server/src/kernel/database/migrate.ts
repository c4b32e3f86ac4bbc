import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { lockSchema, unlockSchema } from './schemaLock.ts'

class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { name: string; sha256: string; text: string }

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

/** The files that are not applied yet. Fails if the database was not made by these files. */
function pending(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is newer than this program: it has ${unknown.join(', ')}. Start the newer version.`,
    )
  }
  const changed = migrations.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256)
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

export async function appliedMigrations(client: pg.ClientBase | pg.Pool): Promise<Map<string, string>> {
  const { rowCount } = await client.query(`select 1 where to_regclass('schema_migrations') is not null`)
  if (rowCount === 0) return new Map()
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  )
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

async function apply(client: pg.ClientBase, { name, text, sha256 }: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    // The record is inserted first, so that a second process in the same session finds it and stops.
    const { rowCount } = await client.query(
      'insert into schema_migrations (name, sha256) values ($1, $2) on conflict do nothing',
      [name, sha256],
    )
    if (rowCount === 1) await client.query(text)
    await client.query('commit')
    return rowCount === 1
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`${name} failed, nothing of it was kept: ${reason}`, { cause: error })
  }
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
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    const ran: string[] = []
    for (const migration of pending(migrations, await appliedMigrations(client))) {
      if (await apply(client, migration)) ran.push(migration.name)
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
