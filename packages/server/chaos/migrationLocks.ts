import { migrate, readMigrations } from '../src/kernel/database/migrate.ts'
import { emptyDatabase, urlOf } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { previous } from './previous.ts'
import { previousRelease } from './release.ts'
import { fill, startWriters } from './stalls.ts'

const longestMs = 1000

/**
 * Runs every migration since the previous release on big tables while somebody writes to each, and looks how long the
 * longest write had to wait.
 */
export const migrations: Check = async ({ long, say }) => {
  const release = await previousRelease()
  if (!release) {
    say('skipped: the history of this repository does not hold the previous release')
    return []
  }
  const database = await emptyDatabase('postgres')
  const rows = long ? 1_000_000 : 10_000
  try {
    const { pool } = database
    const { rows: named } = await pool.query<{ name: string }>('select current_database() as name')
    const deployment = await release.deployOn(urlOf(named[0]?.name ?? ''))
    try {
      await fill(pool, rows)
      const names = (await readMigrations()).map(({ name }) => name)
      const writers = await startWriters(pool)
      const found: string[] = []
      try {
        await writers.longest()
        const quiet = await writers.longest()
        say(`${rows} rows; without a migration: ${told(quiet)}`)
        // In the short form all tests of the server run meanwhile.
        const most = long ? longestMs : Math.max(longestMs, ...quiet.map(([, ms]) => ms * 3))
        for (const name of names.filter((each) => each > previous.lastMigration)) {
          const begun = performance.now()
          await migrate(pool, undefined, names.slice(0, names.indexOf(name) + 1))
          const took = Math.round(performance.now() - begun)
          const stalls = await writers.longest()
          say(`${name} in ${took} ms: ${told(stalls)}`)
          found.push(
            ...stalls.flatMap(([table, ms]) =>
              unless(ms < most, `${name}: a write of ${table} took ${Math.round(ms)} ms`),
            ),
          )
        }
      } finally {
        await writers.stop()
      }
      return [...found, ...writers.failures]
    } finally {
      await deployment.remove()
    }
  } finally {
    await database.close()
    await release.remove()
  }
}

const told = (stalls: readonly [string, number][]) =>
  stalls.map(([table, ms]) => `${table} ${Math.round(ms)} ms`).join(', ')
