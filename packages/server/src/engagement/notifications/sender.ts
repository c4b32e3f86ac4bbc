import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { platformIn, senderOf } from '../../accounts/accountEmails/signIn.mails.ts'
import { transaction } from '../../kernel/database/db.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { canOpen } from './choices.sql.ts'
import { handOver, type Sending } from './handOver.ts'
import { pauseAfter, quietUntil } from './notifications.rules.ts'
import * as recipients from './recipients.sql.ts'
import * as sends from './sends.sql.ts'

/**
 * Claimed at once, and so the most of which a killed process leaves open whether they arrived. Twice as many as there
 * are connections: they wait for the database half as often.
 */
const atOnce = 20
/** Seconds of one step, so that several sends take turns. */
const stepSeconds = 10

interface Held {
  readonly send: sends.Work
  readonly lease: string
}

/**
 * Takes a send over, from a worker that died as well, and writes its recipients down if it only begins. A send of which
 * the store or the item has been deleted since is ended instead.
 */
const take = ({ database }: Services, id: number): Promise<Held | undefined> =>
  transaction(database.db, async (tx) => {
    const lease = randomUUID()
    const send = await sends.takeSend(tx, id, lease)
    if (!send) return undefined
    if (send.frozen_at !== null) await recipients.setInterrupted(tx, id)
    if (send.late) return void (await sends.giveUp(tx, id, lease, 'deferred'))
    if (send.frozen_at === null) await recipients.freeze(tx, id, send)
    const opened = { store_id: send.store_id ?? undefined, menu_id: send.item_id ?? undefined }
    if (!(await canOpen(tx, opened))) return void (await sends.giveUp(tx, id, lease, 'linkGone'))
    return { send, lease }
  })

/** Hands over to all of these at once; says what became of each, and for how many seconds nobody should be tried. */
async function handOverAll(sending: Sending, claimed: readonly recipients.Claimed[]) {
  const outcomes = await Promise.all(
    claimed.map(async (to) => ({ to, outcome: await handOver(sending, to) })),
  )
  const results = outcomes.map(({ to, outcome: { hold, result, reason, detail } }) => ({
    id: to.id,
    result,
    reason,
    detail,
    after: hold ?? pauseAfter(to.attempts),
    free: hold !== undefined,
  }))
  const gone = outcomes
    .filter(({ outcome }) => outcome.retire)
    .map(({ to, outcome }) => ({ address: to.address, detail: outcome.detail ?? '' }))
  const holds = outcomes.flatMap(({ outcome }) => outcome.hold ?? [])
  return { results, gone, hold: holds.length > 0 ? Math.max(...holds) : undefined }
}

/** Works at a pace until the step is over; says what the send waits for then. */
async function workOff(services: Services, held: Held): Promise<sends.Rest | 'finished'> {
  const { settings, stopping, database } = services
  const { send, lease } = held
  const most = Math.min(atOnce, settings.sendsPerSecond)
  const sender = await senderOf(database.db)
  const platform = { en: platformIn('en', sender), ar: platformIn('ar', sender) }
  const sending = { services, send, platform }
  const mine = { send_id: send.id, kind: send.kind, ofOrder: send.order_id !== null, lease }
  const advance = (results: readonly recipients.Result[], next: number) =>
    recipients.recordAndClaim(database.db, mine, results, next)
  const end = Date.now() + stepSeconds * 1000
  let results: readonly recipients.Result[] = []
  while (!stopping.aborted && Date.now() < end) {
    const morning = send.at_night ? undefined : quietUntil(new Date())
    if (morning) {
      await advance(results, 0)
      return { after: (morning.getTime() - Date.now()) / 1000, waits_for: 'morning' }
    }
    const began = Date.now()
    const { claimed, looked_at } = await advance(results, most)
    if (looked_at === 0) {
      const next = await recipients.nextTry(database.db, send.id)
      if (next === undefined) return 'finished'
      if (next > 0) return { after: next, waits_for: 'retries' }
      // Paused, stopped, or taken over.
      return { after: 0 }
    }
    const { gone, hold, ...handed } = await handOverAll(sending, claimed)
    results = handed.results
    const pause = began + (looked_at * 1000) / settings.sendsPerSecond - Date.now()
    if (gone.length === 0 && hold === undefined && pause <= 0) continue
    await advance(results, 0)
    results = []
    if (gone.length > 0) await recipients.retire(database.db, send.kind, gone)
    if (hold !== undefined) return { after: hold, waits_for: 'server' }
    if (pause > 0) await sleep(pause, undefined, { ref: false })
  }
  await advance(results, 0)
  return { after: 0 }
}

/** One step of a send; whether it can go on at once. */
export async function step(services: Services, id: number): Promise<boolean> {
  const { db } = services.database
  const held = await take(services, id)
  if (!held) return false
  const { lease } = held
  const renewing = setInterval(() => {
    // If the database is away, the lease runs out and the send is taken over.
    sends.renewLease(db, id, lease).catch(() => {})
  }, sends.leaseSeconds * 300)
  try {
    const rest = await workOff(services, held)
    clearInterval(renewing)
    if (rest === 'finished') await sends.finishSend(db, id, lease)
    await sends.releaseSend(db, id, lease, rest === 'finished' ? { after: 0 } : rest)
    return rest !== 'finished' && rest.after === 0
  } finally {
    clearInterval(renewing)
  }
}
