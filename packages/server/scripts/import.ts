import { join } from 'node:path'
import { type Settings, settingsOrExit } from '../src/kernel/config/settings.ts'
import { filledTables, readTables } from '../src/kernel/database/catalog.ts'
import { connect, openDatabase } from '../src/kernel/database/db.ts'
import { openInMemory } from '../src/kernel/database/embedded.ts'
import { importFrom, readHeader } from '../src/kernel/database/import.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { asOwner } from '../src/owner.ts'

const settings = settingsOrExit(process.env)
const path = process.argv[2]
if (path === undefined) {
  console.error('Which file? npm run import -- sufra-….ndjson.gz')
  process.exit(1)
}

/** The tables with rows after the migrations, found by running these. */
async function seededTables(from: Settings): Promise<string[]> {
  const memory = await openInMemory()
  const fresh = await connect({ host: memory.host }, from, memory)
  try {
    await migrate(fresh.pool)
    const client = await fresh.pool.connect()
    const filled = await filledTables(client, await readTables(client))
    client.release()
    return filled
  } finally {
    await fresh.close()
  }
}

try {
  // Read first, so that a wrong file leaves no database behind.
  await readHeader(path)
  const database = await openDatabase(settings)
  try {
    const seeded = await seededTables(settings)
    const folder = join(settings.dataDir, 'files')
    const { imported, ran } = await asOwner(settings, database, async ({ pool }) => ({
      imported: await importFrom(path, pool, { seeded, folder }),
      ran: await migrate(pool),
    }))
    console.log(
      `${imported.rows} rows of ${imported.tables} tables and ${imported.files} files, checksums right`,
    )
    if (ran.length > 0) console.log(`Then applied ${ran.join(', ')}`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
