import { type TodayTopic, type today, todayTopics } from '@sufra/contract/insight/today'
import { formatPosition } from '@sufra/contract/kernel/outboxPosition'
import type { Permission } from '@sufra/contract/kernel/permissions'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import { follow } from '../../kernel/events/follow.ts'
import type { StreamCall, StreamMessage } from '../../kernel/operations/implement.ts'

type Op = typeof today.changes

const needed: Readonly<Record<TodayTopic, Permission>> = {
  payment_request: 'payments.read',
  review: 'reviews.read',
  restaurant: 'restaurants.read',
  menu: 'restaurants.read',
}

/** Restaurants awaiting approval are the platform's alone, and its first page has no menus. */
const elsewhere = (scope: Scope): TodayTopic => (scope.kind === 'admin' ? 'menu' : 'restaurant')

/** Lists that a person may read. */
const topicsOf = (scope: Scope): readonly TodayTopic[] =>
  todayTopics.filter(
    (topic) => topic !== elsewhere(scope) && personOf(scope).permissions.includes(needed[topic]),
  )

/** Streams which lists have changed, resuming without a gap. */
export async function* todayChanges(call: StreamCall<Op>): AsyncGenerator<StreamMessage<Op>> {
  const { db, scope, services, after, signal } = call
  const topics = topicsOf(scope)
  for await (const next of follow({ db, events: services.events, scope, topics, after, signal })) {
    if (next.kind !== 'batch') {
      yield { position: formatPosition(next.at), data: { type: next.kind } }
      continue
    }
    const { at, happened } = next.batch
    const changed = topics.filter((topic) => happened.some((each) => each.topic === topic))
    yield { position: formatPosition(at), data: { type: 'changed', topics: changed } }
  }
}
