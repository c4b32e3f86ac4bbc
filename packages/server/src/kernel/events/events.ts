import { setTimeout as sleep } from 'node:timers/promises'
import type { Position } from '@sufra/contract/kernel/outboxPosition'
import { sql } from 'drizzle-orm'
import { bool, int, list, nullable, object, pick, present, type RowOf } from '../database/columns.ts'
import type { Database, Db } from '../database/db.ts'
import { execute, query, queryOne } from '../database/query.ts'
import { outbox } from '../database/tables.gen.ts'
import { untraced } from '../tracing/tracing.ts'

/** A row of the outbox: an event, published after its commit. */
const happenedColumns = {
  ...pick(outbox, 'xid', 'id', 'topic', 'store_id', 'restaurant_id'),
  /** The id of what the topic names. */
  row_id: present(outbox.row_id),
  /** The previous status of an order, null for a new one. */
  was: nullable(int),
}
export type OutboxEvent = RowOf<typeof happenedColumns>

/** Several events read at once. `once` shares work among the listeners of a batch. */
export interface Batch {
  readonly happened: readonly OutboxEvent[]
  readonly at: Position
  once<T>(key: string, work: () => Promise<T>): Promise<T>
}

type OnEvents = (batch: Batch) => void

export interface Events {
  /** Called after each commit that may have written to the outbox: makes all processes read it now. */
  wake(): void
  /** The position up to which everything committed before the call is published. */
  position(): Promise<Position>
  /** A known position, without a query. Whatever is read from now on includes all events up to it. */
  reached(): Position
  subscribe(listener: OnEvents): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

const channel = 'outbox'
/** NOTIFY announces writes of other processes. Polling covers a process that died between commit and NOTIFY. */
const lookAnywayMs = 1000
/** At most one NOTIFY per interval: each takes a lock that all committing notifiers share. */
const restMs = 10
const mostRows = 500
const columns = sql`xid, id, topic, row_id, store_id, restaurant_id, (payload ->> 'was')::int as was`

export const eventsAfter = (
  db: Db,
  topics: readonly string[],
  after: Position,
  upTo: Position,
  most: number,
): Promise<OutboxEvent[]> =>
  query(
    db,
    happenedColumns,
    sql`select ${columns} from outbox
      where (xid, id) > (${after.xid}, ${after.id}) and (xid, id) <= (${upTo.xid}, ${upTo.id})
        and topic = any(${sql.param(topics)}::text[])
      order by xid, id limit ${sql.raw(String(most))}`,
  )

const lookColumns = { oldest_running: int, younger: bool, happened: list(object(happenedColumns)) }

/**
 * The oldest transaction of this database that still runs, or the next one to start. A snapshot covers the whole
 * cluster; a transaction of another database cannot write here, so it is not waited for.
 */
const running = sql`snapshot as (select pg_current_snapshot() as taken),
  running as (
    select coalesce(
      (select min(xid::text::bigint) from snapshot, pg_snapshot_xip(taken) as xid where not exists (
        select from pg_locks join pg_stat_activity on pg_stat_activity.pid = pg_locks.pid
        where locktype = 'transactionid' and mode = 'ExclusiveLock'
          and transactionid::text::bigint = xid::text::bigint & 4294967295
          and pg_stat_activity.datname <> current_database())),
      (select pg_snapshot_xmax(taken)::text::bigint from snapshot)) as oldest)`

const look = async (db: Db, { xid, id }: Position): Promise<RowOf<typeof lookColumns>> => {
  const found = await queryOne(
    db,
    lookColumns,
    sql`with ${running}
      select oldest as oldest_running, exists (select from outbox where xid >= oldest) as younger,
        coalesce((select jsonb_agg(to_jsonb(o)) from (
          select ${columns} from outbox where (xid, id) > (${xid}, ${id}) and xid < oldest
          order by xid, id limit ${sql.raw(String(mostRows))}) o), '[]') as happened
      from running`,
  )
  if (!found) throw new Error('the outbox did not answer')
  return found
}

function batchOf(happened: readonly OutboxEvent[], at: Position): Batch {
  const shared = new Map<string, Promise<unknown>>()
  return {
    happened,
    at,
    once: <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const known = shared.get(key) ?? work()
      shared.set(key, known)
      return known as Promise<T>
    },
  }
}

/** One reader of the outbox per process, whatever the number of desks. */
export function openEvents(database: Database, onError: (error: unknown) => void): Events {
  const { db } = database
  const listeners = new Set<OnEvents>()
  let position: Position = { xid: 0, id: 0 }
  let step: Promise<boolean> | undefined
  let looking: Promise<void> | undefined
  let again = false
  let notifying: Promise<void> | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined

  async function lookOnce(): Promise<boolean> {
    const { happened, oldest_running, younger } = await look(db, position)
    const last = happened.at(-1)
    if (last) {
      position = { xid: last.xid, id: last.id }
      const batch = batchOf(happened, position)
      for (const listener of listeners) listener(batch)
    } else if (oldest_running - 1 > position.xid) {
      position = { xid: oldest_running - 1, id: Number.MAX_SAFE_INTEGER }
    }
    return younger || happened.length === mostRows
  }

  /** One read at a time, shared by concurrent callers. */
  function lookOnly(): Promise<boolean> {
    step ??= lookOnce().finally(() => {
      step = undefined
    })
    return step
  }

  async function lookUntilQuiet(): Promise<void> {
    for (let more = true; more && !stopped; ) {
      again = false
      more = (await lookOnly()) || again
      // Something was committed after a transaction that still runs: read again when that may have ended.
      if (more) await sleep(restMs)
    }
  }

  function wake(): void {
    again = true
    if (stopped) return
    looking ??= lookUntilQuiet()
      .catch(onError)
      .finally(() => {
        looking = undefined
      })
  }

  async function notify(): Promise<void> {
    await sleep(restMs)
    notifying = undefined
    if (!stopped) await execute(db, sql`select pg_notify(${channel}, '')`)
  }

  return {
    position: async () => {
      await step
      await lookOnly()
      return position
    },
    reached: () => position,
    wake: () => {
      untraced(() => {
        wake()
        if (!database.embedded) notifying ??= notify().catch(onError)
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      untraced(wake)
      return () => listeners.delete(listener)
    },
    start: async () => {
      const now = await queryOne(db, { xid: int }, sql`with ${running} select oldest as xid from running`)
      position = { xid: (now?.xid ?? 1) - 1, id: Number.MAX_SAFE_INTEGER }
      unlisten = await database.listen(channel, wake, wake)
      timer = setInterval(() => listeners.size > 0 && wake(), lookAnywayMs)
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await unlisten?.()
      await looking
      await notifying
    },
  }
}

/** Older events are deleted. A client that resumes from before then reloads everything. */
export const outboxKeptHours = 24

export const tidyOutbox = (db: Db) =>
  execute(db, sql`delete from outbox where created_at < now() - make_interval(hours => ${outboxKeptHours})`)
