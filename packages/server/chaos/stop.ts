import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseKind } from '../test/databases.ts'
import { between, type Check, unless } from './check.ts'
import { type End, type Server, startServer } from './child.ts'
import { openClient } from './client.ts'
import { inconsistencies } from './consistency.ts'
import { type Deployment, deploy } from './deployment.ts'
import { startLoad } from './load.ts'

const mobile = '66000001'

/** Places an order that waits for another transaction's lock. */
const placeSlowly = (deployment: Deployment, server: Server, key: string) =>
  openClient().send(server.origin, {
    method: 'POST',
    path: '/api/mobile/orders',
    token: deployment.world.channel,
    headers: { 'idempotency-key': key },
    body: deployment.kitchen.body({ customer: { fullname: 'Slow', mobile } }),
  })

/** Locks the customer's row (on the embedded database: the whole database) until `run` has finished. */
async function holding(deployment: Deployment, run: () => Promise<unknown>): Promise<void> {
  await deployment.inspect(async (pool) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into customers (mobile, fullname) values ($1, 'Slow')
         on conflict (mobile) where archived_at is null or merged_into_id is not null do update set fullname = excluded.fullname`,
        [`974${mobile}`],
      )
      await run()
      // The embedded database ends with the server.
      await client.query('commit').catch(() => {})
    } finally {
      client.release()
    }
  })
}

async function stopTimed(server: Server): Promise<End & { took: number }> {
  const begun = performance.now()
  server.kill('SIGTERM')
  const end = await server.ended
  return { ...end, took: performance.now() - begun }
}

/** Sends SIGTERM under load, with idle keep-alive connections and a slow request. */
export const stop =
  (kind: DatabaseKind): Check =>
  async ({ rounds, long, say }) => {
    const deployment = await deploy(kind)
    const lock = join(deployment.dataDir, 'sufra.lock')
    const found: string[] = []
    let server = await startServer(deployment.env)
    try {
      for (let round = 1; round <= rounds; round++) {
        const load = startLoad({ cast: deployment, origin: () => server.origin, placers: 6, readers: 3 })
        const idle = Array.from({ length: 10 }, openClient)
        for (const client of idle) await client.send(server.origin, { method: 'GET', path: '/readyz' })
        await load.more(5)
        await sleep(between(0, 300))
        const slow = { status: 0 }
        const ended = { code: null as number | null, took: 0 }
        let stopped: Promise<void> = Promise.resolve()
        await holding(deployment, async () => {
          void placeSlowly(deployment, server, randomUUID()).then(
            ({ status }) => Object.assign(slow, { status }),
            () => {},
          )
          await sleep(200)
          load.expectEnd()
          stopped = stopTimed(server).then((end) => void Object.assign(ended, end))
          await sleep(1500)
        })
        await stopped
        await load.abandon()
        const prefix = `round ${round}:`
        found.push(
          ...load.faults,
          ...load.broken.map((fault) => `${prefix} lost a request that was under way: ${fault}`),
          ...unless(!load.answers.has('503'), `${prefix} answered 503 while stopping`),
          ...unless(slow.status === 200, `${prefix} the slow request under way was answered ${slow.status}`),
          ...unless(ended.code === 0, `${prefix} ended with ${ended.code}:\n${server.output()}`),
          ...unless(ended.took < 10_000, `${prefix} took ${Math.round(ended.took)} ms to stop`),
          ...unless(!existsSync(lock), `${prefix} left its lock file`),
        )
        say(
          `${kind}: stopped in ${Math.round(ended.took)} ms; answers ` +
            [...load.answers].map(([what, times]) => `${what} × ${times}`).join(', '),
        )
        for (const client of idle) client.close()
        server = await startServer(deployment.env)
        const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, load))
        found.push(...wrong.map((fault) => `${prefix} ${fault}`))
      }
      if (long) found.push(...(await stuck(deployment, server, say)))
      return found
    } finally {
      server.kill('SIGKILL')
      await server.ended
      await deployment.remove()
    }
  }

/** A request that does not finish in time is aborted and rolled back. */
async function stuck(deployment: Deployment, server: Server, say: (line: string) => void): Promise<string[]> {
  const key = randomUUID()
  const lost = { is: false }
  let end: Awaited<ReturnType<typeof stopTimed>> | undefined
  await holding(deployment, async () => {
    void placeSlowly(deployment, server, key).catch(() => Object.assign(lost, { is: true }))
    await sleep(200)
    end = await stopTimed(server)
  })
  const kept = await deployment.inspect(async (pool) =>
    pool.query('select 1 from idempotency_keys where key = $1', [key]),
  )
  say(`${deployment.kind}: with a request that never ends, stopped in ${Math.round(end?.took ?? 0)} ms`)
  return [
    ...unless((end?.took ?? 0) < 10_500, `a stuck request held the stop up for ${end?.took} ms`),
    ...unless(lost.is, 'the client of a stuck request was not told'),
    ...unless(kept.rowCount === 0, 'a request that was cut off left something behind'),
  ]
}
