import type { Db } from '../../kernel/database/db.ts'
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

/** Messages of orders wait for no send of marketing, each step of which takes seconds. */
const orderSteps = queue<Due>('notifications/orderSends', steps.options, { localConcurrency: 2 })

const lookMs = 1000

type Enqueue = Pick<Services, 'jobs'>
const enqueueTo =
  (to: typeof steps) =>
  (db: Db, { jobs }: Enqueue, send_id: number): Promise<void> =>
    jobs.send(db, to, { send_id }, { singletonKey: String(send_id) })

/** A message of an order goes out as soon as its transaction is committed. */
export const enqueueOrderSend = enqueueTo(orderSteps)
/** So does a send that is due when it is begun or resumed. */
export const enqueueSend = enqueueTo(steps)

async function enqueueDue(services: Services): Promise<void> {
  const { db } = services.database
  for (const { id, order_notice_id } of await dueSends(db)) {
    const enqueue = order_notice_id === null ? enqueueSend : enqueueOrderSend
    await enqueue(db, services, id)
  }
}

const workSends = (services: Services, from: typeof steps): Promise<void> =>
  services.jobs.work(from, async ({ send_id }) => {
    if ((await step(services, send_id)) && !services.stopping.aborted)
      await enqueueTo(from)(services.database.db, services, send_id)
  })

export const orderSendWorker: Worker = {
  queue: orderSteps,
  start: (services) => workSends(services, orderSteps),
}

export const sendWorker: Worker = {
  queue: steps,
  start: async (services) => {
    const { stopping } = services
    await workSends(services, steps)
    const looking = setInterval(() => {
      // If the database is away, the next look finds them.
      if (!stopping.aborted) enqueueDue(services).catch(() => {})
    }, lookMs).unref()
    stopping.addEventListener('abort', () => clearInterval(looking))
  },
}
