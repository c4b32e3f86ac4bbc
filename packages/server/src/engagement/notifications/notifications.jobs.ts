import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import type { Worker } from '../../kernel/operations/worker.ts'
import { step } from './sender.ts'
import { dueSends } from './sends.sql.ts'

interface Due {
  readonly send_id: number
}

/** A job is one step. The send itself says when the next one is due, so that a lost job loses nothing. */
const steps = queue<Due>(
  'notifications/sends',
  { policy: 'short', retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3600 },
  { localConcurrency: 3 },
)

const lookMs = 1000

const enqueue = ({ database, jobs }: Services, send_id: number) =>
  jobs.send(database.db, steps, { send_id }, { singletonKey: String(send_id) })

async function enqueueDue(services: Services): Promise<void> {
  for (const { id } of await dueSends(services.database.db)) await enqueue(services, id)
}

export const sendWorker: Worker = {
  queue: steps,
  start: async (services) => {
    const { jobs, stopping } = services
    await jobs.work(steps, async ({ send_id }) => {
      if ((await step(services, send_id)) && !stopping.aborted) await enqueue(services, send_id)
    })
    const looking = setInterval(() => {
      // If the database is away, the next look finds them.
      if (!stopping.aborted) enqueueDue(services).catch(() => {})
    }, lookMs).unref()
    stopping.addEventListener('abort', () => clearInterval(looking))
  },
}
