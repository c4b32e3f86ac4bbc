import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type pg from 'pg'
import { type Line, type Row, writeArchive } from './archive.ts'
import { quoted, readSequences, readTables, type Table } from './catalog.ts'
import { rawText } from './client.ts'
import { appliedMigrations } from './migrate.ts'

const rowsAtOnce = 1000

/** Settings that make the text of every value exact and the same on every server. */
export const exactText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 3; set local statement_timeout = 0;
  set local lock_timeout = 0`

export async function* readRows(client: pg.ClientBase, table: Table, hash: Hash): AsyncGenerator<Row> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  await client.query(
    `declare export_rows no scroll cursor for select ${columns} from ${quoted(table.name)} t order by ${table.order}`,
  )
  for (;;) {
    const text = `fetch ${rowsAtOnce} from export_rows`
    const { rows } = await client.query<Row>({ text, types: rawText, rowMode: 'array' })
    for (const row of rows) {
      hash.update(JSON.stringify(row))
      yield row
    }
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close export_rows')
}

async function* tableLines(client: pg.ClientBase, table: Table): AsyncGenerator<Line> {
  yield { table: table.name, columns: table.columns.map(({ name }) => name) }
  const hash = createHash('sha256')
  let rows = 0
  for await (const row of readRows(client, table, hash)) {
    rows++
    yield row
  }
  yield { rows, sha256: hash.digest('hex') }
}

async function* linesOfFile(handle: FileHandle, file: string): AsyncGenerator<Line> {
  const { size } = await handle.stat()
  const bytes = (highWaterMark: number) =>
    handle.createReadStream({ start: 0, autoClose: false, highWaterMark }) as AsyncIterable<Buffer>
  const hash = createHash('sha256')
  for await (const chunk of bytes(64 * 1024)) hash.update(chunk)
  yield { file, size, sha256: hash.digest('hex') }
  for await (const chunk of bytes(96 * 1024)) yield { bytes: chunk.toString('base64') }
}

/** Files come and go meanwhile: one that is deleted after it was listed is left out. */
async function openListed(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function* fileLines(folder: string): AsyncGenerator<Line> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // `folderStorage` calls a file so until it is written whole.
  for (const entry of entries.filter(({ name }) => !name.endsWith('.part'))) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const handle = await openListed(path)
    if (!handle) continue
    try {
      yield* linesOfFile(handle, relative(folder, path).split(sep).join('/'))
    } finally {
      await handle.close()
    }
  }
}

interface Snapshot {
  readonly client: pg.ClientBase
  /** Ends the transaction, also of a lost connection. Once it has ended, does nothing. */
  readonly end: () => Promise<void>
}

async function openSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const client = await pool.connect()
  let ended = false
  const end = async () => {
    if (ended) return
    ended = true
    const isLost = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isLost)
  }
  try {
    await client.query(`begin isolation level repeatable read read only; ${exactText}`)
  } catch (error) {
    await end()
    throw error
  }
  return { client, end }
}

async function* lines({ client, end }: Snapshot, folder: string | undefined): AsyncGenerator<Line> {
  const migrations = [...(await appliedMigrations(client))].map(([name, { sha256 }]) => ({ name, sha256 }))
  const files = folder !== undefined && (await stat(folder).catch(() => undefined))?.isDirectory() === true
  yield { header: { sufra: 1, exportedAt: new Date().toISOString(), migrations, files } }
  for (const table of await readTables(client)) yield* tableLines(client, table)
  yield { sequences: await readSequences(client) }
  // Files can take long. The embedded database lets nobody else in before, and Postgres ends an idle transaction.
  await end()
  if (folder !== undefined && files) yield* fileLines(folder)
}

type Exported = { tables: number; rows: number; files: number }

/** Exports one snapshot of the database. On Postgres, others can write meanwhile. */
export async function exportTo(path: string, pool: pg.Pool, folder: string | undefined): Promise<Exported> {
  const snapshot = await openSnapshot(pool)
  const counted: Exported = { tables: 0, rows: 0, files: 0 }
  async function* count(all: AsyncIterable<Line>): AsyncGenerator<Line> {
    for await (const line of all) {
      if (Array.isArray(line)) counted.rows++
      else if ('table' in line) counted.tables++
      else if ('file' in line) counted.files++
      yield line
    }
  }
  try {
    await writeArchive(path, count(lines(snapshot, folder)))
    return counted
  } finally {
    await snapshot.end()
  }
}
