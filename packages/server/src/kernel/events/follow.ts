import { type Position, parsePosition } from '@sufra/contract/kernel/outboxPosition'
import type { Scope } from '../access/scope.ts'
import type { Db } from '../database/db.ts'
import { type Batch, type Events, eventsAfter, type OutboxEvent, outboxKeptHours } from './events.ts'

/** A client that missed more events than this reloads instead. */
const mostMissed = 500
/** A listener this many batches behind has stopped reading. */
const mostWaiting = 200

type Followed =
  | { readonly kind: 'hello' | 'reset'; readonly at: Position }
  | { readonly kind: 'batch'; readonly batch: Batch }

interface Following {
  readonly db: Db
  readonly events: Events
  readonly scope: Scope
  readonly topics: readonly string[]
  readonly after: string | undefined
  readonly signal: AbortSignal
}
type Concerns = (happened: OutboxEvent) => boolean

/** Which events may concern a scope. */
function concerns(scope: Scope): Concerns {
  if (scope.kind === 'restaurant') return ({ restaurant_id }) => restaurant_id === scope.restaurant_id
  if (scope.kind === 'store_user') return ({ store_id }) => store_id === scope.store_id
  return () => scope.kind === 'admin'
}

const fresh = (seen: Position & { at: number }, now: Position) =>
  seen.xid <= now.xid && seen.at > Date.now() - (outboxKeptHours - 1) * 3_600_000

const narrowed = (batch: Batch, concerns: Concerns): Batch => ({
  ...batch,
  happened: batch.happened.filter(concerns),
})

/** Yields the events of some topics missed since `after`, then new ones, in order and without a gap. */
export async function* follow(following: Following): AsyncGenerator<Followed> {
  const { events, scope, topics, after, signal } = following
  const concern = concerns(scope)
  const wanted: Concerns = (happened) => topics.includes(happened.topic) && concern(happened)
  const waiting: Batch[] = []
  let wake = () => {}
  const start = await events.position()
  const unsubscribe = events.subscribe((batch) => {
    const mine = narrowed(batch, wanted)
    if (mine.happened.length > 0 && waiting.length <= mostWaiting + 1) waiting.push(mine)
    wake()
  })
  const woken = () => wake()
  signal.addEventListener('abort', woken)
  try {
    const seen = parsePosition(after)
    if (after !== undefined) yield* missed(following, seen, start, wanted)
    // Sent last, so that a client cut off while catching up resumes from its old position.
    yield { kind: 'hello', at: start }
    while (!signal.aborted) {
      const batch = waiting.shift()
      if (waiting.length > mostWaiting) return
      if (batch) yield { kind: 'batch', batch }
      else
        await new Promise<void>((done) => {
          wake = done
          if (signal.aborted) done()
        })
    }
  } finally {
    signal.removeEventListener('abort', woken)
    unsubscribe()
  }
}

async function* missed(
  { db, topics }: Following,
  seen: (Position & { at: number }) | undefined,
  upTo: Position,
  wanted: Concerns,
): AsyncGenerator<Followed> {
  if (!seen || !fresh(seen, upTo)) {
    yield { kind: 'reset', at: upTo }
    return
  }
  const happened = await eventsAfter(db, topics, seen, upTo, mostMissed + 1)
  if (happened.length > mostMissed) {
    yield { kind: 'reset', at: upTo }
    return
  }
  const mine = happened.filter(wanted)
  if (mine.length > 0) {
    yield { kind: 'batch', batch: { happened: mine, at: upTo, once: (_, work) => work() } }
  }
}
