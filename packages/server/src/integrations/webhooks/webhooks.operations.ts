import { channelWebhooks } from '@sufra/contract/integrations/webhooks'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement, prepared } from '../../kernel/operations/implement.ts'
import { channelBy, channelScope } from '../channels/channels.sql.ts'
import * as deliveries from './deliveries.sql.ts'
import { newSecret, resolvedAddressProblem } from './webhooks.send.ts'
import { setAddress } from './webhooks.sql.ts'
import { enqueue } from './webhooks.ts'

export default implement(channelWebhooks, channelScope, {
  deliveries: async ({ db, params: { id }, input }) => {
    orNotFound(await channelBy(db, id))
    return {
      deliveries: {
        data: await deliveries.deliveriesOf(db, id, input),
        total: await deliveries.countDeliveries(db, id, input),
      },
    }
  },

  // Looking a name up takes its time, so it holds no transaction.
  setAddress: prepared(
    ({ input: { url }, services }) =>
      url === null ? Promise.resolve(undefined) : resolvedAddressProblem(url, services.settings.production),
    async ({ db, params: { id }, input: { url, new_secret } }, problem) => {
      if (problem) fail('webhooks.addressRefused', { field: 'url' })
      const secret = newSecret()
      const saved = orNotFound(await setAddress(db, id, { url, secret, renew: new_secret }))
      return { secret: saved.webhook_secret === secret ? secret : null }
    },
  ),

  sendAgain: async ({ db, params: { id }, services: { jobs } }) => {
    const { channel_id } = orNotFound(await deliveries.deliveryBy(db, id))
    if (!(await deliveries.reachable(db, channel_id))) fail('webhooks.noAddress')
    const [waiting] = await deliveries.resend(db, deliveries.only(id))
    if (!waiting) return fail('webhooks.underWay')
    await enqueue(db, jobs, waiting)
    return { id }
  },

  // There may be many: the next sweep sends them.
  sendFailed: async ({ db, params: { id } }) => {
    orNotFound(await channelBy(db, id))
    if (!(await deliveries.reachable(db, id))) fail('webhooks.noAddress')
    return { count: (await deliveries.resend(db, deliveries.replayed(id, {}))).length }
  },

  test: async ({ db, params: { id: channel_id }, services: { jobs } }) => {
    orNotFound(await channelBy(db, channel_id))
    if (!(await deliveries.reachable(db, channel_id))) fail('webhooks.noAddress')
    const { id } = orNotFound(await deliveries.addTest(db, channel_id))
    await enqueue(db, jobs, { id, channel_id })
    return { id }
  },
})
