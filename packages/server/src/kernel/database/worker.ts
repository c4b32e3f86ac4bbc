import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { dataDir as initialCluster } from '@electric-sql/pglite-prepopulatedfs'
import { Gateway } from './gateway.ts'

/** The embedded database's thread. A query blocks its thread, so it does not run on the server's own. */
export type WorkerInput = {
  dataDir: string | undefined
  snapshot: Uint8Array<ArrayBuffer> | undefined
  socket: string
  idleInTransaction: number
}
export type WorkerOrder = 'close' | 'dump'
export type WorkerNews = { kind: 'ready' } | { kind: 'dumped'; bytes: Uint8Array<ArrayBuffer> }

const port = parentPort
if (!port) throw new Error('this file is started as a worker thread')
const input = workerData as WorkerInput
const post = (news: WorkerNews) => port.postMessage(news)

/**
 * What a new database begins with. An archive of a finished initdb takes a third of initdb's time. It is of an older
 * PGlite: Postgres itself refuses a cluster of another major version. PG_VERSION is among its last files, so a start
 * that is killed while unpacking it is repeated by the next one.
 */
function content(): Blob | Promise<Blob | File> | undefined {
  if (input.snapshot) return new Blob([input.snapshot])
  const exists = input.dataDir !== undefined && existsSync(join(input.dataDir, 'PG_VERSION'))
  return exists ? undefined : initialCluster()
}

const loadDataDir = await content()
const db = await PGlite.create({
  ...(input.dataDir ? { dataDir: input.dataDir } : {}),
  ...(loadDataDir && { loadDataDir }),
  relaxedDurability: false,
  // Postgres' own 128 MB would be filled at the start; the system caches the files besides.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  extensions: { btree_gist, pg_trgm, pgcrypto },
})
await db.exec(`set timezone to 'UTC'; set client_min_messages to warning`)
const gateway = new Gateway(db, input.idleInTransaction, (error) => {
  setImmediate(() => {
    throw error instanceof Error ? error : new Error(`the embedded database failed: ${JSON.stringify(error)}`)
  })
})
await gateway.listen(input.socket)

port.on('message', async (order: WorkerOrder) => {
  if (order === 'dump') {
    const dump = await db.dumpDataDir('none')
    post({ kind: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) })
    return
  }
  await gateway.close()
  await db.close()
  port.close()
})
post({ kind: 'ready' })
