import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { forgetUnposted } from '../test/money.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { Lost, openClient } from './client.ts'
import { type Deployment, deploy } from './deployment.ts'
import { until } from './until.ts'

const key = 7310

/** Makes every commit of a request or of a decision wait for the holder of a lock. */
const holdCommits = `
  create function hold_commit() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${key}); return null; end';
  create constraint trigger hold_decision after update on payment_requests deferrable initially deferred
    for each row when (old.status <> new.status) execute function hold_commit();
  create constraint trigger hold_request after insert on payment_requests deferrable initially deferred
    for each row execute function hold_commit()`

type Body = Readonly<Record<string, unknown>>

/** The calls of a store, a channel and admins at one server. */
function callsOf({ world, kitchen }: Deployment, server: Server) {
  const client = openClient()
  const post = async (path: string, token: string, body: Body, idempotent?: string) => {
    const headers: Record<string, string> = idempotent ? { 'idempotency-key': idempotent } : {}
    return client.send(server.origin, { method: 'POST', path, token, headers, body })
  }
  const { store_user } = kitchen.tenant.people
  /** A completed order that was paid by card. */
  const complete = async (round: number) => {
    const placed = await post(
      '/api/mobile/orders',
      world.channel,
      kitchen.body({ payment_method: 'creditcard' }),
      `kill-${round}-place`,
    )
    const { order } = placed.body as { order: { id: number; order_total_price: number } }
    const payment = { amount: order.order_total_price, reference: `kill-${round}`, card_kind: 'credit' }
    await post(`/api/mobile/orders/${order.id}/payment`, world.channel, payment, `kill-${round}-pay`)
    for (const status_id of ['6', '8'])
      await post('/api/storeUser/settings/orderStatus/updateOrderStatus', store_user.token, {
        order_id: String(order.id),
        status_id,
        early: true,
      })
    return order.id
  }
  const asked = (order: number) => ({
    restaurant_store_id: kitchen.tenant.ids.stores,
    reference_date: '2030-03-16',
    orders: [{ id: order }],
  })
  /** A pending request of the store for an order. */
  const raise = async (order: number) => {
    const path = '/api/storeUser/settings/paymentRequest/saveStorePaymentRequest'
    const raised = await post(path, store_user.token, asked(order))
    return (raised.body as { id: number }).id
  }
  /** A request that an admin raises for the store. */
  const propose = (order: number, token: string) =>
    post('/api/admins/settings/paymentCustomRequest/savePaymentCustomRequest', token, asked(order))
  const decide = (id: number, status: string, token: string) =>
    post(`/api/admins/settings/paymentRequest/updateStorePaymentRequest/${id}`, token, {
      status,
      note: 'Order by order',
    })
  return { complete, raise, propose, decide, close: client.close }
}

/** Whether a query finds a row in time. */
const untilThere = (pool: pg.Pool, text: string, value: number) =>
  until(async () => (await pool.query(text, [value])).rowCount !== 0, { everyMs: 5 })

/** A call, and a query that finds a row once it has committed. */
interface Held {
  readonly call: () => Promise<unknown>
  readonly committed: string
  readonly id: number
}

/** Kills the server between the commit of a call and its reply. */
async function killed(pool: pg.Pool, server: Server, { call, committed, id }: Held): Promise<boolean> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [key])
    const lost = call().then(
      () => false,
      (error: unknown) => error instanceof Lost,
    )
    await untilThere(
      pool,
      `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
      key,
    )
    // Stopped before the commit goes on, it can't reply, nor mail.
    server.kill('SIGSTOP')
    await holder.query('select pg_advisory_unlock($1)', [key])
    await untilThere(pool, committed, id)
    server.kill('SIGKILL')
    await server.ended
    return await lost
  } finally {
    holder.release(true)
  }
}

async function mailsOf(dataDir: string, id: number): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`Payment request ${id} `))
    .map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')
}

/** What is there of a request or its decision: as if it had been answered and never repeated. Its one job makes one for each reader. */
async function faultsOf({ inspect, dataDir }: Deployment, id: number, status: string): Promise<string[]> {
  return inspect(async (pool) => {
    const open = `select 1 from pgboss.job where name = 'paymentRequests/mails' and state in ('created', 'retry', 'active')`
    await until(async () => (await pool.query(open)).rowCount === 0)
    const { rows } = await pool.query<{ status: string; events: number; jobs: number }>(
      `select status, (select count(*)::int from ledger_events where payment_request_id = $1) as events,
          (select count(*)::int from pgboss.job where name = 'paymentRequests/mails' and (data->>'id')::bigint = $1
            and not data ? 'account_id') as jobs
        from payment_requests where id = $1`,
      [id],
    )
    const to = await mailsOf(dataDir, id)
    const events = status === 'request_accepted' ? 1 : 0
    return [
      ...unless(rows[0]?.status === status, `request ${id} is ${rows[0]?.status}, not ${status}`),
      ...unless(rows[0]?.events === events, `request ${id} has ${rows[0]?.events} events, not ${events}`),
      ...unless(rows[0]?.jobs === 1, `request ${id} was to be mailed ${rows[0]?.jobs} times`),
      // The restaurant's owner, its manager and the store's user.
      ...unless(
        to.length === 3 && new Set(to).size === 3,
        `request ${id} was mailed to ${to.join(', ') || 'nobody'}`,
      ),
    ]
  })
}

type Round = Deployment & { readonly round: number; readonly server: Server; readonly others: string }

const restarted = async (deployment: Deployment) => {
  const server = await startServer(deployment.env)
  return { server, again: callsOf(deployment, server) }
}

/** A decision: asked again by the same admin it is answered with what was decided, by another one refused. */
async function decideKilled({ round, server, others, ...deployment }: Round) {
  const { token } = deployment.world.admins['Super Admin']
  const status = round % 3 === 1 ? 'request_accepted' : 'request_rejected'
  const calls = callsOf(deployment, server)
  const id = await calls.raise(await calls.complete(round))
  const committed = `select 1 from payment_requests where id = $1 and status <> 'PENDING'`
  const unanswered = await deployment.inspect((pool) =>
    killed(pool, server, { call: () => calls.decide(id, status, token), committed, id }),
  )
  calls.close()
  const next = await restarted(deployment)
  const answers = []
  for (const each of [token, token, others, token])
    answers.push((await next.again.decide(id, status, each)).status)
  next.again.close()
  const found = [
    ...unless(unanswered, 'the decision was answered before the kill'),
    ...unless(`${answers}` === '200,200,409,200', `repeated, it is answered ${answers}`),
    ...(await faultsOf(deployment, id, status)),
  ]
  return { server: next.server, found }
}

/** A request: its order is reserved, so whoever asks again is refused, and there is one. */
async function raiseKilled({ round, server, others, ...deployment }: Round) {
  const { token } = deployment.world.admins['Super Admin']
  const calls = callsOf(deployment, server)
  const order = await calls.complete(round)
  const requests = 'select payment_request_id as id from payment_request_orders where order_id = $1'
  const unanswered = await deployment.inspect((pool) =>
    killed(pool, server, { call: () => calls.propose(order, token), committed: requests, id: order }),
  )
  calls.close()
  const next = await restarted(deployment)
  const answers = []
  for (const each of [token, others]) answers.push((await next.again.propose(order, each)).status)
  next.again.close()
  const made = await deployment.inspect(
    async (pool) => (await pool.query<{ id: number }>(requests, [order])).rows,
  )
  const found = [
    ...unless(unanswered, 'the request was answered before the kill'),
    ...unless(`${answers}` === '409,409', `repeated, it is answered ${answers}`),
    ...unless(made.length === 1, `order ${order} is in ${made.length} requests`),
    ...(await faultsOf(deployment, Number(made[0]?.id ?? 0), 'PENDING')),
  ]
  return { server: next.server, found }
}

/**
 * Kills the server after the commit of a decision or a request and before its reply. Its client asks again, several
 * times, and so does another admin: one request, one decision, one posting, one mail to each reader.
 */
export const killBeforeReply: Check = async ({ rounds, say }) => {
  const deployment = await deploy('postgres')
  const found: string[] = []
  let server = await startServer(deployment.env)
  try {
    await deployment.inspect(async (pool) => {
      await forgetUnposted(pool)
      await pool.query(holdCommits)
    })
    const others = (await deployment.world.admin('Super Admin')).token
    for (let round = 1; round <= rounds; round++) {
      const kill = round % 3 === 0 ? raiseKilled : decideKilled
      const done = await kill({ ...deployment, round, server, others })
      server = done.server
      found.push(...done.found.map((fault) => `round ${round}: ${fault}`))
    }
    say(`killed ${rounds} times between commit and reply`)
    return found
  } finally {
    server.kill('SIGKILL')
    await server.ended
    await deployment.remove()
  }
}
