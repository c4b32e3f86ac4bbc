import { browserPush } from '@sufra/contract/engagement/browserPush'
import { resolvedAddressProblem } from '../../integrations/webhooks/webhooks.send.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement, prepared } from '../../kernel/operations/implement.ts'
import { deleteSubscription, saveSubscription, subscriptionScope, vapidKeys } from './browserPush.sql.ts'

export default implement(browserPush, subscriptionScope, {
  show: async ({ db }) => ({ public_key: orNotFound(await vapidKeys(db)).public_key }),

  // Names are resolved before the transaction begins.
  subscribe: prepared(
    async ({ services, input }) => resolvedAddressProblem(input.endpoint, services.settings.production),
    async ({ db, scope, input: { endpoint, keys } }, problem) => {
      if (problem) fail('browserPush.address', { field: 'endpoint' })
      const { account_id, session_id } = personOf(scope)
      await saveSubscription(db, { account_id, session_id, endpoint, ...keys })
      return { subscribed: true as const }
    },
  ),

  unsubscribe: async ({ db, scopeFilter, input: { endpoint } }) => ({
    removed: await deleteSubscription(db, scopeFilter, endpoint),
  }),
})
