import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, type DatabaseSettings, openDatabase } from './db.ts'
import { appliedMigrations } from './migrate.ts'

/**
 * For tools that need existing data: fails on an empty directory, which may be a typing error, and creates nothing in
 * it.
 */
export async function openExisting(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db', 'PG_VERSION')))
    throw new Error(`There is no database in ${dataDir} (SUFRA_DATA) yet: npm start makes one`)
  const database = await openDatabase(settings, { join: true })
  try {
    if ((await appliedMigrations(database.pool)).size > 0) return database
    const where = databaseUrl === undefined ? `in ${dataDir} (SUFRA_DATA)` : 'that DATABASE_URL names'
    throw new Error(`The database ${where} holds nothing of Sufra yet: npm start fills it`)
  } catch (error) {
    await database.close()
    throw error
  }
}
