import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import { limitConcurrency } from '../../kernel/images/limitConcurrency.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import { archiveOf, newestArchive } from './trail.archives.sql.ts'
import { conditionOf, type TrailFilters } from './trail.lead.ts'
import {
  type ChangePage,
  type ChangeRow,
  changesFrom,
  emptyPage,
  pageOf,
  type TrailQuery,
  wordsOf,
} from './trail.sql.ts'

/** A file is read from its beginning for each page, so one at a time. */
const inTurn = limitConcurrency(1)

/** Lines that are handed to the database at once. */
const batchSize = 2000

async function* linesOf(content: Readable): AsyncGenerator<string> {
  const unzipped = createGunzip()
  content
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
    .setEncoding('utf8')
  let rest = ''
  try {
    for await (const text of unzipped) {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    content.destroy()
  }
}

/** Texts that are in every line a search finds: most lines are passed over without being parsed. */
const needlesOf = ({ table, row_id }: TrailFilters, words: readonly string[]): readonly string[] => [
  ...(table === undefined ? [] : [JSON.stringify(table)]),
  ...(row_id === undefined ? [] : [JSON.stringify(row_id)]),
  ...words.map((word) => JSON.stringify(word)),
]

const idIn = (line: string): number => Number(/"id": (\d+)/.exec(line)?.[1])

async function* batchesOf(content: Readable, wanted: (line: string) => boolean) {
  let batch: string[] = []
  for await (const line of linesOf(content)) {
    if (!wanted(line)) continue
    batch.push(line)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}

interface Reading<Row> {
  /** Which lines may be of such rows, and have to be parsed. */
  readonly wanted: (line: string) => boolean
  /** Reads rows of `line` and `audit_log`, the newest first; `found` have been before. */
  readonly read: (from: SQL, found: number) => Promise<readonly Row[]>
  readonly most?: number
}

/** Rows in the file of an archived month, the newest first. The database filters them, so the rules are the same. */
export async function archivedRows<Row>(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  month: string,
  { wanted, read, most = Number.POSITIVE_INFINITY }: Reading<Row>,
): Promise<Row[]> {
  const archive = await archiveOf(db, month)
  if (!archive) return []
  return inTurn(async () => {
    const stored = (await storage.read(archive.key)) ?? fail('trail.archiveMissing')
    const found: Row[] = []
    for await (const lines of batchesOf(stored.content, wanted)) {
      const from = sql`jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line,
        jsonb_populate_record(null::audit_log, line) audit_log`
      found.push(...(await read(from, found.length)))
      if (found.length >= most) break
    }
    return found
  })
}

/** Changes in an archived month. */
export async function archivedChanges(
  db: Db,
  storage: Storage,
  scope: Scope,
  allowed: SQL,
  {
    month,
    before = Number.MAX_SAFE_INTEGER,
    count,
    search,
    ...filters
  }: TrailQuery & { readonly month: string },
): Promise<ChangePage> {
  const words = await wordsOf(db, search)
  if (search && words.length === 0) return emptyPage
  const condition = sql`${allowed} and ${conditionOf(filters)} and line->'words' ?& ${sql.param(words)}::text[]`
  const needles = needlesOf(filters, words)
  const rows = await archivedRows<ChangeRow>({ db, storage }, month, {
    wanted: (line) => needles.every((needle) => line.includes(needle)) && idIn(line) < before,
    read: (from, found) =>
      changesFrom(
        db,
        scope,
        sql`${from} where ${condition} order by audit_log.id desc limit ${count + 1 - found}`,
      ),
    most: count + 1,
  })
  return pageOf(rows, count)
}

/** The newest archived month, or the newest before one. */
export const archivedBefore = async (db: Db, month?: string): Promise<string | null> =>
  (await newestArchive(db, {}, month))?.month ?? null

interface Paging {
  readonly count: number
  readonly page: number
}

/** A page of what was found in an archived month. */
export const pageIn = <Row>(rows: readonly Row[], { count, page }: Paging) => ({
  rows: rows.slice(count * (page - 1), count * page),
  total: rows.length,
})

interface Paged {
  readonly rows: readonly { readonly table_name: string; readonly action: string }[]
  readonly total: number
}

/** Where older changes than those of a list by pages may be; `table` is of the record that it is about. */
export async function monthAfter(
  db: Db,
  table: string,
  { rows, total }: Paged,
  { count, page, month }: Paging & { readonly month?: string | undefined },
): Promise<string | null> {
  const first = rows.at(-1)
  const wasAdded = first?.table_name === table && first.action === 'insert'
  return count * page < total || wasAdded ? null : archivedBefore(db, month)
}

/** Where older changes than the last page may be. A record has none before it was added. */
export async function olderMonth(
  db: Db,
  { rows, next }: ChangePage,
  { table, row_id, ...asked }: TrailFilters & { readonly month?: string | undefined },
): Promise<string | null> {
  if (next !== null) return null
  if (table !== undefined && row_id !== undefined && rows.at(-1)?.action === 'insert') return null
  return (await newestArchive(db, asked, asked.month))?.month ?? null
}
