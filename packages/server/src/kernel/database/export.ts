import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
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

async function* fileLines(folder: string): AsyncGenerator<Line> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
    const file = relative(folder, path).split(sep).join('/')
    yield { file, size: (await stat(path)).size, sha256: hash.digest('hex') }
    for await (const chunk of createReadStream(path, { highWaterMark: 96 * 1024 })) {
      yield { bytes: (chunk as Buffer).toString('base64') }
    }
  }
}

async function* lines(client: pg.ClientBase, folder: string | undefined): AsyncGenerator<Line> {
  const migrations = [...(await appliedMigrations(client))].map(([name, { sha256 }]) => ({ name, sha256 }))
  const files = folder !== undefined && (await stat(folder).catch(() => undefined))?.isDirectory() === true
  yield { header: { sufra: 1, exportedAt: new Date().toISOString(), migrations, files } }
  for (const table of await readTables(client)) yield* tableLines(client, table)
  yield { sequences: await readSequences(client) }
  if (folder !== undefined && files) yield* fileLines(folder)
}

type Exported = { tables: number; rows: number; files: number }

/** Exports one snapshot of the database. On Postgres, others can write meanwhile. */
export async function exportTo(path: string, pool: pg.Pool, folder: string | undefined): Promise<Exported> {
  const client = await pool.connect()
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
    await client.query(`begin isolation level repeatable read read only; ${exactText}`)
    await writeArchive(path, count(lines(client, folder)))
    return counted
  } finally {
    await client.query('rollback')
    client.release()
  }
}
