import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { acquireLock, type Lock } from './lock.ts'
import type { WorkerInput, WorkerNews, WorkerOrder } from './worker.ts'

export type Embedded = {
  /** The directory of the socket, which pg and psql call the host. */
  host: string
  /** Resolves if the database's thread ends unexpectedly. */
  lost: Promise<Error>
  dump(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** pg expects a unix socket of this name in the host directory. */
const socketName = '.s.PGSQL.5432'
const longestSocketPath = process.platform === 'linux' ? 107 : 103

function privateDirectory(wanted: string | undefined): string {
  if (wanted === undefined || Buffer.byteLength(join(wanted, socketName)) > longestSocketPath) {
    return mkdtempSync(join(tmpdir(), 'sufra-'))
  }
  mkdirSync(wanted, { recursive: true, mode: 0o700 })
  chmodSync(wanted, 0o700)
  return wanted
}

function hostIn(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return privateDirectory(join(dataDir, 'run'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${dataDir} cannot be the data directory (SUFRA_DATA): ${reason}`, { cause: error })
  }
}

/** The embedded database in a data directory, which it locks. */
export async function openEmbedded(dataDir: string, idleInTransaction: number): Promise<Embedded> {
  const host = hostIn(dataDir)
  const leave = () => {
    if (dirname(host) !== dataDir) rmSync(host, { recursive: true, force: true })
  }
  let lock: Lock
  try {
    lock = await acquireLock(dataDir, join(host, socketName))
  } catch (error) {
    leave()
    throw error
  }
  const release = () => {
    leave()
    lock.release()
  }
  rmSync(join(host, socketName), { force: true })
  const input = {
    dataDir: join(dataDir, 'db'),
    snapshot: undefined,
    socket: join(host, socketName),
    idleInTransaction,
  }
  return start(input, host, release)
}

/** An in-memory database, for tests. `snapshot` comes from `dump` of another one. */
export function openInMemory(snapshot?: Uint8Array<ArrayBuffer>): Promise<Embedded> {
  const host = privateDirectory(undefined)
  const input = { dataDir: undefined, snapshot, socket: join(host, socketName), idleInTransaction: 60_000 }
  return start(input, host, () => rmSync(host, { recursive: true, force: true }))
}

/** Rows pass through it and are forgotten: more room for new objects would only be more memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

async function start(input: WorkerInput, host: string, release: () => void): Promise<Embedded> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input, resourceLimits })
  const order = (text: WorkerOrder) => worker.postMessage(text)
  const news = <K extends WorkerNews['kind']>(kind: K) =>
    new Promise<Extract<WorkerNews, { kind: K }>>((resolve) => {
      const onMessage = (message: WorkerNews) => {
        if (message.kind !== kind) return
        worker.off('message', onMessage)
        resolve(message as Extract<WorkerNews, { kind: K }>)
      }
      worker.on('message', onMessage)
    })
  let closing = false
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const lost = new Promise<Error>((resolve) => {
    worker.on('error', (error) => closing || resolve(error as Error))
    worker.once('exit', () => closing || resolve(new Error('the embedded database ended by itself')))
  })
  const first = await Promise.race([news('ready'), lost])
  if (first instanceof Error) {
    await worker.terminate()
    release()
    throw new Error(`The embedded database does not start: ${first.message}`, { cause: first })
  }
  void exited.then(release)
  return {
    host,
    lost,
    dump: async () => {
      const dumped = news('dumped')
      order('dump')
      return (await dumped).bytes
    },
    close: async () => {
      if (!closing) {
        closing = true
        order('close')
      }
      await exited
    },
  }
}
