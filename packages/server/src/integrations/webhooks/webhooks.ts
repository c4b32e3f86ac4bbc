import { TestEvent, testTopic, WebhookEvent } from '@sufra/contract/checkout/payments'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { presentChannelOrder } from '../../checkout/payments.rows.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'
import { type Jobs, queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import type { Worker } from '../../kernel/operations/worker.ts'
import { traced } from '../../kernel/tracing/tracing.ts'
import { postEvent } from './webhooks.send.ts'
import {
  type ClaimedDelivery,
  claim,
  delivered,
  dueOf,
  failed,
  overdue,
  type Waiting,
} from './webhooks.sql.ts'

interface Wanted {
  delivery_id: number
}

/**
 * A delivery stores when and until when it is tried; a job is one attempt. At most one job per delivery waits, and a
 * receiver that hangs holds up two workers, not all.
 */
const webhooks = queue<Wanted>(
  'webhooks',
  { policy: 'short', retryLimit: 2, retryDelay: 30, deleteAfterSeconds: 24 * 3600 },
  { localConcurrency: 8, localGroupConcurrency: 2 },
)

/** Seconds: half a minute at first, at most an hour. */
export const pauseAfter = (attempts: number): number => Math.min(3600, 30 * 2 ** (attempts - 1))

export const enqueue = (db: Db, jobs: Jobs, { id, channel_id }: Waiting) =>
  jobs.send(
    db,
    webhooks,
    { delivery_id: id },
    { singletonKey: String(id), group: { id: String(channel_id) } },
  )

function bodyOf({ event_id: id, topic: type, created_at, payload }: ClaimedDelivery): string {
  if (type === testTopic || payload === null)
    return JSON.stringify(z.encode(TestEvent, { id, type: testTopic, created_at }))
  return JSON.stringify(z.encode(WebhookEvent, { id, type, created_at, order: presentChannelOrder(payload) }))
}

async function attempt({ settings, database, metrics }: Services, { delivery_id }: Wanted): Promise<void> {
  const { db } = database
  const claimed = await claim(db, delivery_id)
  if (!claimed) return
  const { webhook_url: url, webhook_secret: secret, webhook_secret_before: before, event_id } = claimed
  if (url === null || secret === null) {
    await failed(db, delivery_id, {
      status: null,
      error: 'The channel has no webhook',
      againInSeconds: undefined,
    })
    return
  }
  const secrets = before === null ? [secret] : [secret, before]
  const request = { url, secrets, event_id, body: bodyOf(claimed) }
  const outcome = await traced({ name: 'webhook', kind: 'client', from: claimed.traceparent }, () =>
    postEvent(request, settings.production),
  ).then(
    (status) => ({ status, error: `The receiver answered ${status}` }),
    (error: Error) => ({ status: null, error: error.message }),
  )
  const accepted = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  metrics.webhook(accepted)
  if (accepted) {
    await delivered(db, delivery_id, outcome.status)
    return
  }
  await failed(db, delivery_id, { ...outcome, againInSeconds: pauseAfter(claimed.attempts) })
}

const sweepMs = 5_000

/** Queues due deliveries without a job: retries, replays, and those left by a process that ended. */
async function sweep({ database, jobs }: Services): Promise<void> {
  for (const waiting of await overdue(database.db)) await enqueue(database.db, jobs, waiting)
}

/** Sends the deliveries of changed orders without waiting for the next sweep. */
async function sendChanges({ database, jobs }: Services, order_ids: readonly number[]): Promise<void> {
  for (const waiting of await dueOf(database.db, order_ids)) await enqueue(database.db, jobs, waiting)
}

export const webhookWorker: Worker = {
  queue: webhooks,
  start: async (services) => {
    await services.jobs.work(webhooks, (payload) => attempt(services, payload))
    const { stopping, events } = services
    const unsubscribe = events.subscribe(({ happened }) => {
      const orders = happened.filter(({ topic }) => topic === 'order')
      const order_ids = [...new Set(orders.map(({ row_id }) => row_id))]
      // Failures are picked up by the sweep.
      if (!stopping.aborted && order_ids.length > 0) sendChanges(services, order_ids).catch(() => {})
    })
    const again = setInterval(() => {
      // If the database is unreachable, the next sweep does it.
      if (!stopping.aborted) sweep(services).catch(() => {})
    }, sweepMs).unref()
    stopping.addEventListener('abort', () => {
      clearInterval(again)
      unsubscribe()
    })
  },
}

/** Deliveries are kept this long; a receiver that was away longer reloads its orders. */
const keptDays = 30

export const tidyDeliveries = (db: Db) =>
  execute(
    db,
    sql`
    delete from webhook_deliveries
    where status <> 'waiting' and created_at < now() - make_interval(days => ${keptDays})`,
  )
