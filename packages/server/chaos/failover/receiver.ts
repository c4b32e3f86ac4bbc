import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { channelWebhooks } from '@sufra/contract'
import { WebhookEvent } from '@sufra/contract/checkout/payments'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { orderStatus } from '@sufra/contract/orders/orders'
import type { Deployment } from '../deployment.ts'
import type { Load } from '../load.ts'
import { until } from '../until.ts'

/** The topic that tells of a status. */
const topicOf: Readonly<Record<number, string>> = {
  [orderStatus.accepted]: 'order.accepted',
  [orderStatus.cancelled]: 'order.cancelled',
  [orderStatus.completed]: 'order.completed',
}

/** A channel's server: takes webhooks, and says which are missing or were told twice under different ids. */
export async function openReceiver() {
  /** By topic and order: the ids of the events. */
  const told = new Map<string, Set<string>>()
  const server = createServer(async (request, response) => {
    const { id, type, order } = WebhookEvent.parse(JSON.parse(await text(request)))
    const key = `${type} of order ${order.id}`
    told.set(key, (told.get(key) ?? new Set()).add(id))
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const missed = ({ decided }: Load) =>
    [...decided].map(([id, status]) => `${topicOf[status]} of order ${id}`).filter((key) => !told.has(key))
  return {
    /** Has the deployment's channel call it. */
    listen: async ({ world, inspect }: Deployment, origin: string) => {
      const channel = await inspect(
        async (pool) => (await pool.query('select id from channels order by id limit 1')).rows[0].id,
      )
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
      const path = channelWebhooks.setAddress.paths.admin?.replace(':id', channel)
      const { ok, status } = await fetch(`${origin}${prefixes.admin}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${world.admins['Super Admin'].token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ url }),
      })
      if (!ok) throw new Error(`setting the webhook's address answered ${status}`)
    },
    /** Ends, once the last webhooks had time to arrive. */
    close: async (load: Load): Promise<string[]> => {
      await until(() => missed(load).length === 0)
      server.closeAllConnections()
      server.close()
      // Money of an order may change several times.
      const doubled = [...told].filter(([key, ids]) => ids.size > 1 && !key.startsWith('order.money'))
      return [
        ...missed(load).map((key) => `no webhook told ${key}`),
        ...doubled.map(([key]) => `${key} was told under several ids`),
      ].slice(0, 10)
    },
  }
}
