import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { forgetUnposted } from '../test/money.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { Lost, openClient } from './client.ts'
import { type Deployment, deploy } from './deployment.ts'

const key = 7310

/** Makes every commit of a decision wait for the holder of a lock. */
const holdCommits = `
  create function hold_commit() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${key}); return null; end';
  create constraint trigger hold_commit after update on payment_requests deferrable initially deferred
    for each row when (old.status <> new.status) execute function hold_commit()`

type Body = Readonly<Record<string, unknown>>

/** The calls of a store, a channel and admins at one server. */
function callsOf({ world, kitchen }: Deployment, server: Server) {
  const client = openClient()
  const post = async (path: string, token: string, body: Body, idempotent?: string) => {
    const headers: Record<string, string> = idempotent ? { 'idempotency-key': idempotent } : {}
    return client.send(server.origin, { method: 'POST', path, token, headers, body })
  }
  const { store_user } = kitchen.tenant.people
  /** A pending request for a completed order that was paid by card. */
  const raise = async (round: number) => {
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
    const raised = await post(
      '/api/storeUser/settings/paymentRequest/saveStorePaymentRequest',
      store_user.token,
      {
        restaurant_store_id: kitchen.tenant.ids.stores,
        reference_date: '2030-03-16',
        orders: [{ id: order.id }],
      },
    )
    return (raised.body as { id: number }).id
  }
  const decide = (id: number, status: string, token: string) =>
    post(`/api/admins/settings/paymentRequest/updateStorePaymentRequest/${id}`, token, {
      status,
      note: 'Order by order',
    })
  return { raise, decide, close: client.close }
}

/** Asks until there is a row. */
async function until(pool: pg.Pool, text: string, value: number): Promise<void> {
  while ((await pool.query(text, [value])).rowCount === 0) await sleep(5)
}

/** Kills the server between the commit of a decision and its reply. */
async function killed(
  pool: pg.Pool,
  server: Server,
  id: number,
  decision: Promise<unknown>,
): Promise<boolean> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [key])
    const lost = decision.then(
      () => false,
      (error: unknown) => error instanceof Lost,
    )
    await until(
      pool,
      `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
      key,
    )
    // Stopped before the commit goes on, it can't reply, nor mail.
    server.kill('SIGSTOP')
    await holder.query('select pg_advisory_unlock($1)', [key])
    await until(pool, `select 1 from payment_requests where id = $1 and status <> 'PENDING'`, id)
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

/** What is there of a decision: as if it had been answered and never repeated. */
async function faultsOf({ inspect, dataDir }: Deployment, id: number, status: string): Promise<string[]> {
  return inspect(async (pool) => {
    const open = `select 1 from pgboss.job where name = 'paymentRequests/mails' and state in ('created', 'retry', 'active')`
    while ((await pool.query(open)).rowCount) await sleep(20)
    const { rows } = await pool.query<{ status: string; events: number; jobs: number }>(
      `select status, (select count(*)::int from ledger_events where payment_request_id = $1) as events,
          (select count(*)::int from pgboss.job where name = 'paymentRequests/mails' and (data->>'id')::bigint = $1) as jobs
        from payment_requests where id = $1`,
      [id],
    )
    const to = await mailsOf(dataDir, id)
    const events = status === 'request_accepted' ? 1 : 0
    return [
      ...unless(rows[0]?.status === status, `request ${id} is ${rows[0]?.status}, not ${status}`),
      ...unless(rows[0]?.events === events, `request ${id} has ${rows[0]?.events} events, not ${events}`),
      ...unless(rows[0]?.jobs === 1, `request ${id} was to be mailed ${rows[0]?.jobs} times`),
      ...unless(
        to.length === 2 && new Set(to).size === 2,
        `request ${id} was mailed to ${to.join(', ') || 'nobody'}`,
      ),
    ]
  })
}

/**
 * Kills the server after the commit of a decision and before its reply. Its client asks again, several times, and so
 * does another admin: one decision, one posting, one mail to each reader.
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
    const { token } = deployment.world.admins['Super Admin']
    const other = await deployment.world.admin('Super Admin')
    for (let round = 1; round <= rounds; round++) {
      const status = round % 2 === 1 ? 'request_accepted' : 'request_rejected'
      const calls = callsOf(deployment, server)
      const id = await calls.raise(round)
      const unanswered = await deployment.inspect((pool) =>
        killed(pool, server, id, calls.decide(id, status, token)),
      )
      calls.close()
      found.push(...unless(unanswered, `round ${round}: the decision was answered before the kill`))
      server = await startServer(deployment.env)
      const again = callsOf(deployment, server)
      const answers = []
      for (const each of [token, token, other.token, token])
        answers.push((await again.decide(id, status, each)).status)
      again.close()
      found.push(
        ...unless(`${answers}` === '200,200,409,200', `round ${round}: repeated, it is answered ${answers}`),
      )
      found.push(...(await faultsOf(deployment, id, status)).map((fault) => `round ${round}: ${fault}`))
    }
    say(`killed ${rounds} times between commit and reply`)
    return found
  } finally {
    server.kill('SIGKILL')
    await server.ended
    await deployment.remove()
  }
}
