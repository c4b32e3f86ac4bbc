import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import {
  type Archive,
  addArchive,
  allArchives,
  linesBefore,
  nextToArchive,
  removeArchived,
} from './trail.archives.sql.ts'

type Month = NonNullable<Awaited<ReturnType<typeof nextToArchive>>>

async function* linesOf(db: Db, { month, first, last }: Month) {
  for (let before = last + 1; ; ) {
    const lines = await linesBefore(db, month, { first, before })
    for (const { line } of lines) yield `${line}\n`
    const end = lines.at(-1)
    if (!end) return
    before = end.id
  }
}

const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** SHA-256 of the file of an archived month as it is now; undefined if there is none. */
async function storedChecksum(storage: Storage, key: string): Promise<string | undefined> {
  const stored = await storage.read(key)
  return stored && checksumOf(await buffer(stored.content))
}

async function archiveMonth(db: Db, storage: Storage, found: Month): Promise<Archive> {
  const content = await buffer(Readable.from(linesOf(db, found)).pipe(createGzip()))
  const checksum = checksumOf(content)
  const month = found.month.slice(0, 7)
  const key = `audit/${month}-${checksum.slice(0, 16)}.gz`
  // What an interrupted run has left.
  await storage.remove(key)
  await storage.put(key, content, 'application/gzip')
  if ((await storedChecksum(storage, key)) !== checksum)
    throw new Error(`${key} was not stored as it was written`)
  const archive = { month: found.month, key, row_count: found.count, checksum }
  await addArchive(db, archive)
  if ((await removeArchived(db, found)) !== found.count)
    throw new Error(`Rows were added to ${month} while it was archived`)
  return archive
}

/**
 * Moves the months of the audit trail that ended `months` months ago or earlier to files, the oldest first, each in a
 * transaction of its own. Needs the role that owns the tables.
 */
export async function archiveTrail(
  db: Db,
  storage: Storage,
  months: number,
  done: (archive: Archive) => void,
): Promise<void> {
  const next = () =>
    db.transaction(
      async (tx) => {
        // Removing a month of 500,000 rows takes minutes, and so may storing its file.
        await execute(tx, sql`set local statement_timeout = 0`)
        await execute(tx, sql`set local idle_in_transaction_session_timeout = 0`)
        const found = await nextToArchive(tx, months)
        if (!found) return undefined
        if (!found.agrees)
          throw new Error(
            `${found.month.slice(0, 7)} is not archived: npm run reconcile names its differences`,
          )
        return archiveMonth(tx, storage, found)
      },
      { isolationLevel: 'repeatable read' },
    )
  for (let archive = await next(); archive; archive = await next()) done(archive)
}

/** The keys of files that are gone or changed. */
export async function changedArchives(db: Db, storage: Storage): Promise<string[]> {
  const changed: string[] = []
  for (const { key, checksum } of await allArchives(db))
    if ((await storedChecksum(storage, key)) !== checksum) changed.push(key)
  return changed
}
