import { sql } from 'drizzle-orm'
import { decimal, int, text } from '../database/columns.ts'
import { query, queryOne } from '../database/query.ts'
import { gauges } from './gauges.ts'

/** The changes that this process has not published yet: those after the last published one, in the order of the index. */
const outbox = gauges(
  {
    sufra_outbox_lag_seconds: { help: 'Age of the oldest change that this process has not told its streams' },
  },
  async ({ database, events }) => {
    const { xid, id } = events.reached()
    const next = await queryOne(
      database.db,
      { seconds: decimal },
      sql`select extract(epoch from clock_timestamp() - created_at)::float8 as seconds from outbox
        where (xid, id) > (${xid}, ${id}) order by xid, id limit 1`,
    )
    return [{ name: 'sufra_outbox_lag_seconds', value: Math.max(0, next?.seconds ?? 0) }]
  },
)

const jobs = gauges(
  {
    sufra_jobs_waiting: { help: 'Jobs that are due, by queue', label: 'queue' },
    sufra_jobs_oldest_due_seconds: { help: 'How long the oldest of them has been due', label: 'queue' },
    sufra_jobs_failed: { help: 'Jobs given up and not deleted yet, counted once a minute', label: 'queue' },
  },
  async ({ database }) => {
    const queues = await query(
      database.db,
      { queue: text, waiting: int, seconds: decimal, failed: int },
      // The failed ones are pg-boss' own count: they stand in no index.
      sql`select queue.name as queue, queue.failed_count as failed, count(job.name) as waiting,
          coalesce(extract(epoch from clock_timestamp() - min(job.start_after)), 0)::float8 as seconds
        from pgboss.queue left join pgboss.job
          on job.name = queue.name and state < 'active' and not blocked and start_after <= now()
        group by queue.name, queue.failed_count order by queue.name`,
    )
    return queues.flatMap(({ queue: of, waiting, seconds, failed }) => [
      { name: 'sufra_jobs_waiting' as const, of, value: waiting },
      { name: 'sufra_jobs_oldest_due_seconds' as const, of, value: seconds },
      { name: 'sufra_jobs_failed' as const, of, value: failed },
    ])
  },
)

const replicas = gauges(
  {
    sufra_replica_used: {
      help: 'Whether a replica answers reads; 0 while it lags or is gone',
      label: 'replica',
    },
    sufra_replica_reads: {
      help: 'Reads that allow a replica, since the start, by who answered',
      label: 'from',
    },
  },
  async ({ replicas }) => [
    ...replicas.states().map(({ name: of, used }) => ({
      name: 'sufra_replica_used' as const,
      of,
      value: Number(used),
    })),
    ...Object.entries(replicas.answered).map(([of, value]) => ({
      name: 'sufra_replica_reads' as const,
      of,
      value,
    })),
  ],
)

export const kernelGauges = [outbox, jobs, replicas]
