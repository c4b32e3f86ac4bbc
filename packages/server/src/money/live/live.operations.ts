import { formatPosition } from '@sufra/contract/kernel/outboxPosition'
import { type MoneyEvent, moneyLive } from '@sufra/contract/money/live'
import type { Scope } from '../../kernel/access/scope.ts'
import type { OutboxEvent } from '../../kernel/events/events.ts'
import { follow } from '../../kernel/events/follow.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { payableStores } from '../paymentRequests/storeToPay.sql.ts'

const requestsAndCharges = ['payment_request', 'charge'] as const
type Topic = (typeof requestsAndCharges)[number] | 'payout_run'

const topicsOf = (scope: Scope): readonly Topic[] =>
  scope.kind === 'admin' && scope.permissions.includes('payouts.write')
    ? [...requestsAndCharges, 'payout_run']
    : requestsAndCharges

const changed = (happened: readonly OutboxEvent[]): MoneyEvent => {
  const ids = (of: Topic) => [
    ...new Set(happened.flatMap(({ topic, row_id }) => (topic === of ? [row_id] : []))),
  ]
  return {
    type: 'changed',
    paymentRequests: ids('payment_request'),
    charges: ids('charge'),
    payoutRuns: ids('payout_run'),
  }
}

export default implement(moneyLive, payableStores, {
  /** Streams what changed, resuming without a gap. Events of the same moment are one message. */
  async *events({ db, scope, services: { events }, after, signal }) {
    for await (const next of follow({ db, events, scope, topics: topicsOf(scope), after, signal })) {
      if (next.kind === 'batch')
        yield { position: formatPosition(next.batch.at), data: changed(next.batch.happened) }
      else yield { position: formatPosition(next.at), data: { type: next.kind } }
    }
  },
})
