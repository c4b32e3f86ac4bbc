import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { coupons } from '@sufra/contract'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { newCustomer, type PlaceBody } from '../test/checkout.ts'
import { coupon } from '../test/world.rows.ts'
import { insert } from '../test/world.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { type Client, openClient } from './client.ts'
import { type Deployment, deploy, newDirectory } from './deployment.ts'

const redeemers = 200

/** Customers who all order at the same moment, every other one at the second process. */
async function redeemed(
  { world }: Deployment,
  servers: readonly Server[],
  bodies: readonly PlaceBody[],
): Promise<Record<string, number>> {
  const clients = bodies.map(() => openClient())
  const place = async (client: Client, at: number) => {
    const { body } = await client.send(servers[at % servers.length]?.origin ?? '', {
      method: 'POST',
      path: '/api/mobile/orders',
      token: world.channel,
      headers: { 'idempotency-key': randomUUID() },
      body: bodies[at],
    })
    return (body as { code?: string }).code ?? 'placed'
  }
  try {
    const answers = await Promise.all(clients.map(place))
    return Object.fromEntries(
      [...Map.groupBy(answers, (code) => code)].map(([code, all]) => [code, all.length]),
    )
  } finally {
    for (const client of clients) client.close()
  }
}

const usesOf = ({ inspect }: Deployment, id: number) =>
  inspect(async (pool) => {
    const { rows } = await pool.query<{ uses: number }>(
      `select count(*)::int as uses from coupon_redemptions where coupon_id = $1 and released_at is null`,
      [id],
    )
    return rows[0]?.uses
  })

async function added({ inspect }: Deployment, limits: Record<string, number>) {
  const values = { ...coupon('Evenings'), ...limits }
  return { id: await inspect((pool) => insert(pool, 'coupons', values)), code: String(values.code) }
}

const is = (what: string, found: unknown, wanted: unknown) =>
  unless(
    JSON.stringify(found) === JSON.stringify(wanted),
    `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`,
  )

async function limits(deployment: Deployment, servers: readonly Server[]): Promise<string[]> {
  const { kitchen, inspect } = deployment
  const found: string[] = []
  const all = (body: (at: number) => Partial<PlaceBody>) =>
    redeemed(
      deployment,
      servers,
      Array.from({ length: redeemers }, (_, at) => kitchen.body({ customer: newCustomer(), ...body(at) })),
    )

  const total = await added(deployment, { total_usage_limit: 7 })
  const { placed, ...others } = await all(() => ({ coupon_code: total.code }))
  found.push(
    ...is('orders with a coupon of 7 uses', placed, 7),
    ...is('others', others, { 'ordering.couponUsedUp': redeemers - 7 }),
    ...is('its uses', await usesOf(deployment, total.id), 7),
  )

  const each = await added(deployment, { limit_per_user: 3 })
  const people = [newCustomer(), newCustomer()] as const
  const byPerson = await all((at) => ({ coupon_code: each.code, customer: people[at % 4 < 2 ? 0 : 1] }))
  found.push(...is('orders of two customers with 3 uses each', byPerson.placed, 6))

  await inspect((pool) =>
    pool.query(`update welcome_discounts set value = 10, status = true, end_date = null, budget = 5 * 5810
      + (select coalesce(sum(discount), 0) from promotion_costs where kind = 'welcome')`),
  )
  const greeted = await all(() => ({ expected_total: 552.88 }))
  found.push(...is('orders of a welcome budget for 5', greeted.placed, 5))
  await inspect((pool) => pool.query('update welcome_discounts set status = false'))
  return found
}

/** Switched off by one process while orders come to both. */
async function switchedOff(deployment: Deployment, servers: readonly Server[]): Promise<string[]> {
  const { id, code } = await added(deployment, {})
  const bodies = () =>
    Array.from({ length: redeemers / 2 }, () =>
      deployment.kitchen.body({ customer: newCustomer(), coupon_code: code }),
    )
  const placing = redeemed(deployment, servers, bodies())
  const client = openClient()
  const { status } = await client.send(servers[0]?.origin ?? '', {
    method: 'POST',
    path: `${prefixes.admin}/${coupons.updateStatus.paths.admin?.replace(':id', String(id))}`,
    token: deployment.world.admins['Super Admin'].token,
    body: { status: false },
  })
  client.close()
  const late = await redeemed(deployment, servers, bodies().slice(0, 10))
  const { placed = 0, 'ordering.couponInactive': refused = 0, ...others } = await placing
  return [
    ...is('switching off', status, 200),
    ...is('orders after it', late, { 'ordering.couponInactive': 10 }),
    ...is('orders before and after it', [placed + refused, others], [redeemers / 2, {}]),
    ...is('uses of a coupon that was switched off', await usesOf(deployment, id), placed),
  ]
}

/** Coupons and the welcome budget are given to exactly as many as they are for, by two processes on one database. */
export const redeem: Check = async ({ rounds, say }) => {
  const found: string[] = []
  const deployment = await deploy('postgres')
  const directories = await Promise.all([newDirectory(), newDirectory()])
  const env = { ...deployment.env, LOG_LEVEL: 'silent' }
  try {
    const servers = await Promise.all(directories.map((SUFRA_DATA) => startServer({ ...env, SUFRA_DATA })))
    for (let at = 0; at < rounds; at++)
      found.push(...(await limits(deployment, servers)), ...(await switchedOff(deployment, servers)))
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    say(`${rounds} times ${redeemers} redeemers at two processes`)
    return found
  } finally {
    await deployment.remove()
    await Promise.all(directories.map((each) => rm(each, { recursive: true, force: true })))
  }
}
