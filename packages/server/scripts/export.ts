import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { archiveName } from '../src/kernel/database/archive.ts'
import { int, nullable, text } from '../src/kernel/database/columns.ts'
import type { Database } from '../src/kernel/database/db.ts'
import { openExisting } from '../src/kernel/database/existing.ts'
import { exportTo } from '../src/kernel/database/export.ts'
import { queryOne } from '../src/kernel/database/query.ts'

const settings = settingsOrExit(process.env)
const path = process.argv[2] ?? archiveName(new Date())
if (existsSync(path)) {
  console.error(`${path} exists already`)
  process.exit(1)
}

async function write(database: Database): Promise<void> {
  const exported = await exportTo(
    path,
    database.pool,
    settings.s3 ? undefined : join(settings.dataDir, 'files'),
  )
  console.log(`${path}: ${exported.rows} rows of ${exported.tables} tables, ${exported.files} files`)
  if (settings.s3) console.log('The files are in S3 and not in the export.')
  const jobs = await queryOne(
    database.db,
    { there: nullable(text) },
    sql`select to_regclass('pgboss.job')::text as there`,
  )
  if (jobs?.there) {
    const waiting = await queryOne(
      database.db,
      { count: int },
      sql`select count(*) as count from pgboss.job where state < 'completed'`,
    )
    if (waiting?.count) console.log(`${waiting.count} waiting jobs (mails) are not in the export.`)
  }
}

try {
  const database = await openExisting(settings)
  await write(database).finally(() => database.close())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
