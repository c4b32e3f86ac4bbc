import type { Random } from '../../catalog/random.ts'
import { hour, minute } from '../clock.ts'

/** The steps of an order so far, with their times. */
export type Outcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; readonly at: Date }
  | { readonly kind: 'accepted'; readonly accepted_at: Date }
  | { readonly kind: 'completed'; readonly accepted_at: Date; readonly at: Date }
  | { readonly kind: 'cancelled'; readonly accepted_at: Date; readonly at: Date; readonly by: Fault }

export type Fault = 'customer' | 'store' | 'platform'

const between = (from: number, to: number, rng: Random) => from + rng.next() * Math.max(0, to - from)

export function outcomeOf(createdAt: Date, eventAt: Date, now: Date, newest: boolean, rng: Random): Outcome {
  const [created, event, present] = [createdAt.getTime(), eventAt.getTime(), now.getTime()]
  const reaction = rng.weighted<number>([
    [between(3 * minute, hour, rng), 70],
    [between(hour, 6 * hour, rng), 20],
    [between(6 * hour, 40 * hour, rng), 10],
  ])
  const decided = Math.min(created + reaction, event - hour / 2)
  const fresh = present - created < 30 * hour && rng.chance(0.55)
  if (decided > present || (event > present && (newest || fresh))) return { kind: 'pending' }
  if (rng.chance(0.06)) return { kind: 'declined', at: new Date(decided) }
  const accepted_at = new Date(decided)
  const called = between(decided, event, rng)
  if (rng.chance(0.05) && called <= present) {
    const by = rng.weighted<Fault>([
      ['customer', 70],
      ['store', 20],
      ['platform', 10],
    ])
    return { kind: 'cancelled', accepted_at, at: new Date(called), by }
  }
  const done = event + between(hour / 2, 3 * hour, rng)
  const forgotten = present - event < 48 * hour && rng.chance(0.15)
  return done > present || forgotten
    ? { kind: 'accepted', accepted_at }
    : { kind: 'completed', accepted_at, at: new Date(done) }
}
