import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { openDatabase } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { asOwner } from '../src/owner.ts'

const settings = settingsOrExit(process.env)
const database = await openDatabase(settings, { join: true })
try {
  const ran = await asOwner(settings, database, ({ pool }) => migrate(pool))
  console.log(ran.length > 0 ? `Applied ${ran.join(', ')}` : 'Nothing to apply')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}
