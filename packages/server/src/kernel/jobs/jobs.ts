import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import {
  fromDrizzle,
  type Job,
  PgBoss,
  type QueueOptions,
  type SendOptions,
  type WorkConcurrencyOptions,
} from 'pg-boss'
import { driverTypes } from '../database/client.ts'
import type { Database, Db } from '../database/db.ts'
import { traced, tracing } from '../tracing/tracing.ts'

/** A queue: its payload and how often a job is tried. */
export type Queue<Payload extends object> = {
  name: string
  options: QueueOptions & { policy?: string }
  /** Parallel jobs; by default one after the other. */
  workers: WorkConcurrencyOptions
  payload?: Payload
}

export function queue<Payload extends object>(
  name: string,
  options: Queue<Payload>['options'] = {},
  workers: WorkConcurrencyOptions = {},
): Queue<Payload> {
  return {
    name,
    workers,
    options: { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, ...options },
  }
}

export type Jobs = {
  /** Creates the tables and queues; the other methods wait for it. Call it before requests that write are served. */
  start(): Promise<void>
  /** Adds a job; within a transaction it exists if and when that commits. */
  send<P extends object>(db: Db, to: Queue<P>, payload: P, options?: SendOptions): Promise<void>
  /** Works off a queue. If `run` throws, the job is retried later. */
  work<P extends object>(from: Queue<P>, run: (payload: P, id: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** What a job stores beside its payload while traces are sent. */
interface Caused {
  readonly traceparent?: string
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** How long a stop waits for running jobs, after the requests (main.ts). They are retried after the next start. */
const longestFinish = 3000

/** pg-boss sends BEGIN … COMMIT as one text. If it fails, the connection must not stay in the transaction. */
async function executeSql(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await client.query({ text, types: driverTypes }, values)
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The job queue, in the same database. `queues` lists all of them: jobs cannot be sent to others. */
export function openJobs(
  database: Database,
  queues: readonly Queue<object>[],
  onError: (error: Error) => void,
  /** Told when a job of a queue begins; what it returns, how it ended. */
  began: (queue: string) => (succeeded: boolean) => void = () => () => {},
): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => executeSql(database.pool, text, values),
      listen: async (channel, onNotification, again) => {
        const close = await database.listen(channel, onNotification, again)
        again()
        return { close }
      },
    },
    backend: database.embedded ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
  })
  boss.on('error', onError)
  const worked = new Set<string>()
  let starting: Promise<void> | undefined
  /** A queue is kept with its options, which may have changed since it was created; its policy cannot. */
  const make = async (name: string, options: Queue<object>['options']) => {
    const found = await boss.getQueue(name)
    if (!found) return boss.createQueue(name, { ...options, notify: true })
    const { policy: _, ...changeable } = options
    const kept: Readonly<Record<string, unknown>> = { ...found }
    const changed = Object.entries(changeable).some(([option, value]) => kept[option] !== value)
    if (changed) await boss.updateQueue(name, changeable)
  }
  const start = async () => {
    await boss.start()
    // pg-boss reads a queue's properties at its first use, on its own connection. Within a transaction of the embedded
    // database, which has only one connection, that would be a deadlock; so it is used here first.
    for (const { name, options } of queues) {
      await make(name, options)
      await boss.findJobs(name, { id: nobody })
    }
  }
  const started = () => {
    // pg-boss creates its schema outside its own lock: two processes that start together would both try.
    starting ??= database.alone(start)
    return starting
  }
  /**
   * However many jobs are announced while one runs, pg-boss fetches once more and then waits for its next poll. So
   * after each job the worker is notified again, until there is none.
   */
  const lookAgain = (name: string) => {
    const busy = boss.getWipData().filter((worker) => worker.name === name && worker.count > 0)
    for (const { id } of busy) boss.notifyWorker(id)
  }
  const told = async (name: string, run: () => Promise<void>) => {
    const ended = began(name)
    let succeeded = false
    try {
      await run()
      succeeded = true
    } finally {
      ended(succeeded)
    }
  }
  return {
    start: started,
    send: async (db, { name }, payload, options) => {
      if (!starting) throw new Error('jobs are sent after start()')
      await starting
      const traceparent = tracing()?.traceparent()
      await boss.send(name, traceparent ? { ...payload, traceparent } : payload, {
        ...options,
        db: fromDrizzle(db, sql),
      })
    },
    work: async <P extends object>(
      { name, workers }: Queue<P>,
      run: (payload: P, id: string) => Promise<void>,
    ) => {
      await started()
      worked.add(name)
      await boss.work<P & Caused>(
        name,
        { pollingIntervalSeconds: 30, batchSize: 1, ...workers },
        async (jobs: Job<P & Caused>[]) => {
          try {
            for (const { data, id } of jobs) {
              const { traceparent, ...payload } = data
              await told(name, () =>
                traced({ name, kind: 'consumer', from: traceparent }, () => run(payload as unknown as P, id)),
              )
            }
          } finally {
            lookAgain(name)
          }
        },
      )
    },
    stop: async () => {
      if (!starting) return
      await starting.catch(() => {})
      // pg-boss' own graceful stop polls every half second.
      const finished = Promise.all([...worked].map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([finished, sleep(longestFinish, undefined, { ref: false })])
      await boss.stop({ graceful: false, close: false })
    },
  }
}
