import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Settings } from '../config/settings.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { Listener, type OnNotification, type Stop } from './listen.ts'
import { currentHolder, DirectoryInUse } from './lock.ts'
import { type Address, clientConfig, createPool, reach } from './pool.ts'
import { underSchemaLock } from './schemaLock.ts'
import { scheduleUpkeep } from './upkeep.ts'

/** What queries are written against: the pool, or the transaction one is in. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  db: NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
  pool: pg.Pool
  embedded: boolean
  /** Hears NOTIFY from every process; `missed` is called after a lost connection came back. */
  listen(channel: string, hear: OnNotification, missed?: () => void): Promise<Stop>
  /** Runs while no other process migrates, makes the queue's tables or loads first rows. Not within `migrate`. */
  alone<T>(run: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'database'>

export type OpenOptions = {
  /** A command-line tool goes through the running server, if there is one on this data directory. */
  join?: boolean
  /** The embedded database's thread died; its data is safe, this process is of no more use. */
  onLost?: (error: Error) => void
}

export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  if (settings.databaseUrl !== undefined) return connect({ url: settings.databaseUrl }, settings)
  try {
    const embedded = await openEmbedded(settings.dataDir, settings.database.idleInTransactionTimeout)
    void embedded.lost.then(options.onLost ?? endProcess)
    return await connect({ host: embedded.host }, settings, embedded)
  } catch (error) {
    const holder = error instanceof DirectoryInUse && options.join && (await currentHolder(settings.dataDir))
    if (!holder) throw error
    return connect({ host: holder.socket.slice(0, holder.socket.lastIndexOf('/')) }, settings)
  }
}

/** Drizzle by itself never gives back a connection whose `begin` fails, until the pool has none left. */
function openDrizzle(pool: pg.Pool): Database['db'] {
  const db = drizzle(pool)
  db.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(run, config)
    } finally {
      client.release()
    }
  }
  return db
}

function endProcess(error: Error): void {
  console.error(`The embedded database failed, so this process ends: ${error.message}`)
  process.exit(1)
}

/** Connects to a database that runs already; `embedded` is closed with it. */
export async function connect(
  address: Address,
  settings: Pick<Settings, 'database'>,
  embedded?: Embedded,
): Promise<Database> {
  const pool = createPool(address, settings.database)
  try {
    await reach(pool, settings.database.connectTimeout)
  } catch (error) {
    await pool.end()
    await embedded?.close()
    throw error
  }
  const listener = new Listener(clientConfig(address, settings.database))
  let closed: Promise<void> | undefined
  const endUpkeep = embedded && scheduleUpkeep(pool)
  const close = async () => {
    await endUpkeep?.()
    await listener.close()
    await pool.end()
    await embedded?.close()
  }
  return {
    db: openDrizzle(pool),
    pool,
    embedded: 'host' in address,
    listen: (channel, hear, missed) => listener.listen(channel, hear, missed),
    // The embedded database has one process, and one connection, anyway.
    alone: (run) =>
      'host' in address ? run() : underSchemaLock(clientConfig(address, settings.database), run),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** serialization_failure and deadlock_detected: Postgres' way of saying "once more, please". */
const again = new Set(['40001', '40P01'])

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause)
}

/** One transaction, begun anew when Postgres chose it as the victim of a deadlock. */
export async function transaction<T>(
  db: Db,
  run: (tx: Db) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => run(tx), config)
    } catch (error) {
      if (attempt === 3 || !again.has(errorCode(error) ?? '')) throw error
    }
  }
}
