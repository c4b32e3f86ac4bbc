import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Settings } from '../config/settings.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { Listener, type OnNotification, type Stop } from './listen.ts'
import { currentHolder, DirectoryInUse } from './lock.ts'
import { type Address, checkPooled, clientConfig, createPool, reach } from './pool.ts'
import { underSchemaLock } from './schemaLock.ts'
import { scheduleUpkeep } from './upkeep.ts'

/** The pool or the current transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  db: NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
  pool: pg.Pool
  embedded: boolean
  /** Receives NOTIFY of all processes. `missed` is called after a lost connection is restored. */
  listen(channel: string, onNotification: OnNotification, missed?: () => void): Promise<Stop>
  /** Runs while no other process migrates, creates the queue's tables or loads seed rows. Not within `migrate`. */
  alone<T>(run: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'pooledDatabaseUrl' | 'dataDir' | 'database'>

type OpenOptions = {
  /** Connect through the running server if it has this data directory open. For command-line tools. */
  join?: boolean
  /** Called if the embedded database's thread dies. The data is safe, but this process cannot go on. */
  onLost?: (error: Error) => void
}

export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl: url, pooledDatabaseUrl: pooledUrl } = settings
  if (url !== undefined) return connect({ url, pooledUrl }, settings)
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

/** Drizzle does not release a connection whose `begin` fails, which would drain the pool. */
export function openDrizzle(pool: pg.Pool): Database['db'] {
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

/** Connects to a running database. `embedded` is closed with it. */
export async function connect(
  address: Address,
  settings: Pick<Settings, 'database'>,
  embedded?: Embedded,
): Promise<Database> {
  const pool = createPool(address, settings.database)
  try {
    await reach(pool, settings.database.connectTimeout)
    if ('url' in address && address.pooledUrl) await checkPooled(pool)
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
    listen: (channel, onNotification, missed) => listener.listen(channel, onNotification, missed),
    // The embedded database has only one process and one connection.
    alone: (run) =>
      'host' in address ? run() : underSchemaLock(clientConfig(address, settings.database), run),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** serialization_failure and deadlock_detected: the transaction may be retried. */
const again = new Set(['40001', '40P01'])

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause)
}

/** Runs a transaction, and retries it if Postgres chose it as the victim of a deadlock. */
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

/** Reads in one snapshot, so that sums and rows of several statements agree. */
export const snapshot = <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction((tx) => run(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' })
