import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Settings } from '../config/settings.ts'
import { bool, text } from './columns.ts'
import { type Db, openDrizzle } from './db.ts'
import { createPool } from './pool.ts'
import { queryOne } from './query.ts'

/** How long a read waits for a replica that is behind. Longer than a healthy one ever is, and hardly felt. */
const patienceMs = 250

/** A moment of the primary: its position in the log, and the cluster that the log belongs to. */
interface Moment {
  readonly position: string
  readonly cluster: string
}

export async function momentOf(primary: Db): Promise<Moment> {
  const moment = await queryOne(
    primary,
    { position: text, cluster: text },
    // What is flushed is what is committed and sent to the replicas.
    sql`select pg_current_wal_flush_lsn()::text as position, system_identifier::text as cluster
      from pg_control_system()`,
  )
  if (!moment) throw new Error('the primary does not tell its position')
  return moment
}

/** One that was promoted follows nobody any more, and its log goes its own way. */
async function has(replica: Db, { position, cluster }: Moment): Promise<boolean> {
  const found = await queryOne(
    replica,
    { reached: bool },
    sql`select coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn
        and system_identifier::text = ${cluster}, false) as reached
      from pg_control_system()`,
  )
  return found?.reached ?? false
}

class TooSlow extends Error {}
/** It can be reached, and what runs on it may go on. */
class Behind extends Error {}
/** A read that was under way when the replica's connections were given up. */
export class GivenUp extends Error {}

/** A connection to a machine that is cut off answers nothing and ends only after minutes. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = sleep(limitMs, undefined, { signal: done.signal }).then(() => {
    throw new TooSlow(`no answer for ${limitMs} ms`)
  })
  late.catch(() => {})
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => done.abort())
}

function connectTo(url: string, settings: Settings['database']) {
  const reads = createPool({ url }, settings)
  // Of its own: reads that keep all connections busy do not look like a replica that is gone.
  const checks = createPool({ url }, { ...settings, poolSize: 2 })
  const close = async () => void (await Promise.all([reads.end(), checks.end()]))
  /** Rejects the reads under way. */
  const running = new Set<(error: Error) => void>()
  return { db: openDrizzle(reads) as Db, checks: openDrizzle(checks) as Db, running, close }
}

/** A standby of the database. */
export class Replica {
  readonly name: string
  used = false
  readonly #connect: () => ReturnType<typeof connectTo>
  #connected: ReturnType<typeof connectTo>
  readonly #say: (change: string) => void

  constructor(url: string, settings: Settings['database'], say: (change: string) => void) {
    this.name = new URL(url).host
    this.#say = say
    this.#connect = () => connectTo(url, settings)
    this.#connected = this.#connect()
  }

  /** Runs a read. It is given up with the connections, which may hang. */
  async run<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const { db, running } = this.#connected
    const { promise, reject } = Promise.withResolvers<never>()
    running.add(reject)
    try {
      return await Promise.race([read(db), promise])
    } finally {
      running.delete(reject)
    }
  }

  /** Waits until it has a moment of the primary; leaves it out if that takes too long. */
  async reaches(moment: Moment): Promise<boolean> {
    const until = performance.now() + patienceMs
    try {
      while (!(await within(patienceMs, has(this.#connected.checks, moment)))) {
        if (performance.now() > until) throw new Behind(`more than ${patienceMs} ms behind`)
        await sleep(10)
      }
    } catch (error) {
      this.leaveOut(error)
      return false
    }
    if (!this.used) this.#say(`replica ${this.name} is used`)
    this.used = true
    return true
  }

  leaveOut(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (this.used) this.#say(`replica ${this.name} is left out: ${reason}`)
    this.used = false
    if (error instanceof Behind) return
    // Connections to a machine that was cut off hang: new ones are made when it is back.
    for (const reject of this.#connected.running) reject(new GivenUp(reason))
    void this.close().catch(() => {})
    this.#connected = this.#connect()
  }

  close(): Promise<void> {
    return this.#connected.close()
  }
}
