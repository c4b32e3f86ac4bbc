import { randomUUID } from 'node:crypto'
import { addDays, atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import { tomorrow } from '../test/checkout.ts'
import type { DatabaseKind } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { openClient } from './client.ts'
import { type Deployment, deploy } from './deployment.ts'

const far = ['Pacific/Auckland', 'America/Los_Angeles']
/** Around midnight in Qatar, and around the midnights of the three zones. */
const times = ['00:00', '00:10', '02:59', '03:00', '10:30', '15:00', '23:59']

async function place({ kitchen, world }: Deployment, { origin }: Server, date: string, time: string) {
  return openClient().send(origin, {
    method: 'POST',
    path: '/api/mobile/orders',
    token: world.channel,
    headers: { 'idempotency-key': randomUUID() },
    body: kitchen.body({ date, time }),
  })
}

interface Shown {
  readonly order: { picked_time_iso_date: string; created_at: string; details: { date: string } }
}

async function show({ world }: Deployment, { origin }: Server, id: number): Promise<Shown> {
  const path = `/api/admins/restaurant/order/getOrderDetails/${id}`
  const { body } = await openClient().send(origin, {
    method: 'GET',
    path,
    token: world.admins['Super Admin'].token,
  })
  return body as Shown
}

/** Places orders under each time zone and reads them under each: days and instants are Qatar's. */
export const timeZones =
  (kind: DatabaseKind): Check =>
  async ({ long, say }) => {
    const zones = long ? [...far, 'UTC', ...far] : far
    const deployment = await deploy(kind)
    const found: string[] = []
    const orders: { id: number; date: string; time: string }[] = []
    const answers = new Map<number, string>()
    try {
      for (const zone of zones) {
        const server = await startServer({ ...deployment.env, TZ: zone, LOG_LEVEL: 'silent' })
        for (const [at, time] of times.entries()) {
          const date = addDays(tomorrow(), 1 + at)
          const { status, body } = await place(deployment, server, date, time)
          if (status === 200) orders.push({ id: (body as { order: { id: number } }).order.id, date, time })
          else found.push(`${zone}: an order for ${date} ${time} was answered ${status}`)
        }
        const past = await place(deployment, server, addDays(qatarDay(new Date()), -1), '23:59')
        found.push(
          ...unless(past.status === 422, `${zone}: an order for yesterday was answered ${past.status}`),
        )
        for (const { id, date, time } of orders) {
          const shown = await show(deployment, server, id)
          const { picked_time_iso_date, created_at, details } = shown.order
          const text = JSON.stringify(shown)
          found.push(
            ...unless(
              details.date === date,
              `${zone}: ordered for ${date} ${time}, shown on ${details.date}`,
            ),
            ...unless(
              picked_time_iso_date === atQatar(date, time).toISOString(),
              `${zone}: ordered for ${date} ${time}, shown at ${picked_time_iso_date}`,
            ),
            ...unless(
              Math.abs(Date.now() - Date.parse(created_at)) < 600_000,
              `${zone}: placed just now, shown as placed at ${created_at}`,
            ),
            ...unless(
              (answers.get(id) ?? text) === text,
              `${zone}: order ${id} is answered otherwise: ${text}`,
            ),
          )
          answers.set(id, text)
        }
        server.kill('SIGTERM')
        await server.ended
      }
      say(`${kind}: ${orders.length} orders placed and read under ${zones.join(', ')}`)
      return found
    } finally {
      await deployment.remove()
    }
  }
