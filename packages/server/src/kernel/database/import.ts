import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ArchiveError, type Header, type Line, type Row, readArchive } from './archive.ts'
import { filledTables, quoted, readTables, type SequenceState, suspendRules, type Table } from './catalog.ts'
import { exactText, readRows } from './export.ts'
import { FileWriter } from './importFiles.ts'
import { appliedMigrations, migrate, readMigrations } from './migrate.ts'

const batchBytes = 512 * 1024

type Imported = { tables: number; rows: number; files: number }
type ImportOptions = {
  /** Tables that migrations fill. Their rows do not make a database "not empty". */
  seeded: string[]
  folder: string
  migrations?: string
}

export async function readHeader(path: string): Promise<Header> {
  for await (const line of readArchive(path)) {
    if (!Array.isArray(line) && 'header' in line && line.header.sufra === 1) return line.header
    break
  }
  throw new ArchiveError(`${path} is not an export of this program`)
}

/** Migrates an empty database to the schema the export was made with. */
async function prepareSchema(pool: pg.Pool, header: Header, directory: string | undefined): Promise<void> {
  const ours = new Map((await readMigrations(directory)).map(({ name, sha256 }) => [name, sha256]))
  const foreign = header.migrations.find(({ name, sha256 }) => ours.get(name) !== sha256)
  if (foreign) {
    throw new ArchiveError(
      `The export is of another version of this program (${foreign.name}): import it with that`,
    )
  }
  const known = new Set(header.migrations.map(({ name }) => name))
  const further = [...(await appliedMigrations(pool)).keys()].filter((name) => !known.has(name))
  if (further.length > 0) {
    throw new ArchiveError(
      `The database has ${further.join(', ')} already, the export has not: import into a new, empty database`,
    )
  }
  await migrate(
    pool,
    directory,
    header.migrations.map(({ name }) => name),
  )
}

class TableLoader {
  #client: pg.ClientBase
  #tables: Map<string, Table>
  #batch: string[] = []
  #size = 0
  #insert = ''
  #current: Table | undefined
  readonly sums = new Map<string, { rows: number; sha256: string }>()

  constructor(client: pg.ClientBase, tables: Table[]) {
    this.#client = client
    this.#tables = new Map(tables.map((table) => [table.name, table]))
  }

  open(name: string, columns: string[]): void {
    const table = this.#tables.get(name)
    if (!table || table.columns.map((column) => column.name).join() !== columns.join()) {
      throw new ArchiveError(`The export's table ${name} is not as the database has it`)
    }
    this.#current = table
    const values = table.columns.map(({ type }, at) => `(r->>${at})::${type}`).join(', ')
    const names = columns.map(quoted).join(', ')
    this.#insert = `insert into ${quoted(name)} (${names}) overriding system value
      select ${values} from json_array_elements($1::json) r`
  }

  async add(row: Row): Promise<void> {
    const text = JSON.stringify(row)
    this.#batch.push(text)
    this.#size += text.length
    if (this.#size > batchBytes) await this.#flush()
  }

  async close(rows: number, sha256: string): Promise<void> {
    await this.#flush()
    if (this.#current) this.sums.set(this.#current.name, { rows, sha256 })
  }

  async #flush(): Promise<void> {
    if (this.#batch.length > 0) await this.#client.query(this.#insert, [`[${this.#batch.join(',')}]`])
    this.#batch = []
    this.#size = 0
  }

  /** Reads every table back and compares it with the checksums of the export. */
  async verify(): Promise<void> {
    for (const table of this.#tables.values()) {
      const hash = createHash('sha256')
      let rows = 0
      for await (const _ of readRows(this.#client, table, hash)) rows++
      const wanted = this.sums.get(table.name)
      if (wanted?.rows !== rows || wanted.sha256 !== hash.digest('hex')) {
        throw new ArchiveError(`${table.name} did not arrive whole (${rows} of ${wanted?.rows ?? 'no'} rows)`)
      }
    }
  }
}

async function setSequences(client: pg.ClientBase, sequences: SequenceState[]): Promise<void> {
  for (const { name, last, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called])
  }
}

async function load(
  path: string,
  client: pg.ClientBase,
  tables: Table[],
  files: FileWriter,
): Promise<Imported> {
  const loader = new TableLoader(client, tables)
  const counted: Imported = { tables: 0, rows: 0, files: 0 }
  for await (const line of readArchive(path) as AsyncIterable<Line>) {
    if (Array.isArray(line)) {
      counted.rows++
      await loader.add(line)
    } else if ('table' in line) {
      counted.tables++
      loader.open(line.table, line.columns)
    } else if ('rows' in line) await loader.close(line.rows, line.sha256)
    else if ('sequences' in line) await setSequences(client, line.sequences)
    else if ('file' in line) {
      counted.files++
      await files.open(line.file, line.sha256)
    } else if ('bytes' in line) await files.write(Buffer.from(line.bytes, 'base64'))
  }
  await files.close()
  await loader.verify()
  return counted
}

/** Imports all or nothing: on a failure the database stays empty. */
export async function importFrom(path: string, pool: pg.Pool, options: ImportOptions): Promise<Imported> {
  await prepareSchema(pool, await readHeader(path), options.migrations)
  const client = await pool.connect()
  const files = new FileWriter(options.folder)
  let broken: Error | undefined
  try {
    await client.query(`begin; ${exactText}`)
    const tables = await readTables(client)
    const filled = (await filledTables(client, tables)).filter((name) => !options.seeded.includes(name))
    if (filled.length > 0) {
      throw new ArchiveError(`The database is not empty (${filled.join(', ')}): import into a new one`)
    }
    const resume = await suspendRules(client)
    if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
    const counted = await load(path, client, tables, files)
    await resume()
    await client.query('commit')
    await files.keep()
    await client.query('analyze')
    return counted
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    await files.discard()
    throw error
  } finally {
    client.release(broken)
  }
}
