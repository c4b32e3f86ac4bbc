// Moves the months of the audit trail that ended two years ago or earlier to files beside the pictures (or in S3), where
// they are still found, and prints the SHA-256 of each. Works as the role that owns the tables
// (SUFRA_OWNER_DATABASE_URL), while the server runs.
//   npm run archive-trail
//   npm run archive-trail -- --months 12

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { archiveTrail } from '../src/accounts/trail/trail.archive.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { openExisting } from '../src/kernel/database/existing.ts'
import { openStorage } from '../src/kernel/images/openStorage.ts'
import { asOwner } from '../src/owner.ts'

const settings = settingsOrExit(process.env)
const { values } = parseArgs({ options: { months: { type: 'string', default: '24' } } })
const months = z.coerce.number().int().min(1).max(1200).safeParse(values.months)

async function archive(ago: number): Promise<number> {
  const storage = await openStorage(settings)
  const database = await openExisting(settings)
  let count = 0
  try {
    await asOwner(settings, database, ({ db }) =>
      archiveTrail(db, storage, ago, ({ month, row_count, key, checksum }) => {
        count++
        console.log(`${month.slice(0, 7)}: ${row_count} rows in ${key}, SHA-256 ${checksum}`)
      }),
    )
    return count
  } finally {
    await database.close()
    storage.close()
  }
}

try {
  if (!months.success) throw new Error('--months is a whole number from 1')
  if ((await archive(months.data)) === 0) console.log('No month of the audit trail is old enough')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
