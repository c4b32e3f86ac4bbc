// Recomputes order amounts, counts, capacity, coupon uses and payment requests from the events and prints every
// difference. Closes the days of the audit trail that have ended, and prints the digest of the last one. Compares the
// files of archived months with their checksums. Exits with 1 if there is any difference.
//   npm run reconcile
//   npm run reconcile -- --rebuild     makes the sums of reports anew first, while the server runs

import { changedArchives } from '../src/accounts/trail/trail.archive.ts'
import { lastClosedDay } from '../src/accounts/trail/trail.days.ts'
import { recountCustomers } from '../src/insight/reportCustomers/countCustomers.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { openExisting } from '../src/kernel/database/existing.ts'
import { openStorage } from '../src/kernel/images/openStorage.ts'
import { reconcile } from '../src/money/ledger/reconcile.ts'
import { rebuildReports } from '../src/money/reportSums/mergeReports.ts'

try {
  const settings = settingsOrExit(process.env)
  const database = await openExisting(settings)
  if (process.argv.includes('--rebuild')) {
    await rebuildReports(database.db)
    await recountCustomers(database.db)
    console.log('The sums of reports are made anew')
  }
  const compare = async () => {
    const compared = await reconcile(database.db, ({ check, subject, expected, found }) =>
      console.log(`${subject}: expected ${expected}, found ${found}   (${check})`),
    )
    const closed = await lastClosedDay(database.db)
    if (closed) console.log(`The audit trail is closed up to ${closed.day}, SHA-256 ${closed.digest}`)
    const storage = await openStorage(settings)
    const changed = await changedArchives(database.db, storage).finally(() => storage.close())
    for (const key of changed)
      console.log(`${key}: an archived month of the audit trail is missing or was changed`)
    return { ...compared, differences: compared.differences + changed.length }
  }
  const { checks, differences } = await compare().finally(() => database.close())
  console.log(
    differences === 0
      ? `Everything agrees: ${checks} recomputations, no difference`
      : `${differences} difference${differences === 1 ? '' : 's'} in ${checks} recomputations`,
  )
  process.exitCode = differences === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
