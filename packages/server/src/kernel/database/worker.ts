import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
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

const db = await PGlite.create({
  ...(input.dataDir ? { dataDir: input.dataDir } : {}),
  ...(input.snapshot ? { loadDataDir: new Blob([input.snapshot]) } : {}),
  relaxedDurability: false,
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
