import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { between, type Check, type Run, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { openClient, type Sent } from './client.ts'
import { openCluster } from './cluster.ts'
import { inconsistencies } from './consistency.ts'
import { type Deployment, deploy, deployOn } from './deployment.ts'
import { startLoad } from './load.ts'
import { until } from './until.ts'

const longestRecovery = 5000

/** Closes all connections of the server, as an administrator, a failover or a firewall would. */
const endConnections = ({ inspect }: Deployment): Promise<number> =>
  inspect(async (pool) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'sufra' and pid <> pg_backend_pid()`,
    )
    return rows[0]?.count ?? 0
  })

/** Waits until ten calls in a row on new connections return 200. */
async function recovery(server: Server, sent: Sent): Promise<number> {
  const begun = performance.now()
  let inARow = 0
  let since = begun
  while (inARow < 10 && performance.now() - begun < 4 * longestRecovery) {
    const client = openClient()
    const status = await client.send(server.origin, sent).then(
      (got) => got.status,
      () => 0,
    )
    client.close()
    if (status !== 200) {
      inARow = 0
      since = performance.now()
      await sleep(50)
    } else inARow++
  }
  return inARow < 10 ? Number.POSITIVE_INFINITY : since - begun
}

/** Mails are sent by the job queue, which is notified by LISTEN: both must have recovered. */
async function mailTime({ dataDir, world }: Deployment, server: Server): Promise<number> {
  const folder = join(dataDir, 'mail')
  const mails = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')).length : 0
  const before = mails()
  const begun = performance.now()
  await openClient().send(server.origin, {
    method: 'POST',
    path: '/api/admins/sendResetPasswordMail',
    body: { email: world.admins['Super Admin'].email },
  })
  const sent = await until(() => mails() > before, { withinMs: 4 * longestRecovery })
  return sent ? performance.now() - begun : Number.POSITIVE_INFINITY
}

async function underLoad(
  deployment: Deployment,
  { rounds, say }: Run,
  fault: () => Promise<unknown>,
  name: string,
): Promise<string[]> {
  const server = await startServer({ ...deployment.env, LOG_LEVEL: 'silent' })
  const load = startLoad({ cast: deployment, origin: () => server.origin, placers: 6, readers: 3 })
  const found: string[] = []
  let slowest = 0
  try {
    for (let round = 1; round <= rounds; round++) {
      await load.more(5)
      await sleep(between(0, 300))
      await fault()
      const took = await recovery(server, { method: 'GET', path: '/readyz' })
      slowest = Math.max(slowest, took)
      found.push(...unless(took < longestRecovery, `round ${round}: recovered after ${took} ms`))
    }
    const mail = await mailTime(deployment, server)
    await load.finish()
    const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, load, true))
    server.kill('SIGTERM')
    const { code, signal } = await server.ended
    say(
      `${name} ${rounds} times; back after at most ${Math.round(slowest)} ms, a mail after ${Math.round(mail)} ms; ` +
        `${load.placed.size} orders; answers ${[...load.answers].map(([what, times]) => `${what} × ${times}`).join(', ')}`,
    )
    return [
      ...found,
      ...wrong,
      ...load.faults,
      ...load.broken.map((fault) => `a connection broke: ${fault}`),
      ...unless(mail < longestRecovery, `the job queue sent a mail after ${mail} ms`),
      ...unless(code === 0, `the server ended with ${code ?? signal}:\n${server.output()}`),
    ]
  } finally {
    await load.abandon()
    server.kill('SIGKILL')
    await server.ended
  }
}

/** Repeatedly closes all connections to Postgres while orders are placed. */
export const cut: Check = async (run) => {
  const deployment = await deploy('postgres')
  let ended = 0
  try {
    const found = await underLoad(
      deployment,
      run,
      async () => {
        ended += await endConnections(deployment)
      },
      'all connections ended',
    )
    return [...found, ...unless(ended > run.rounds, `only ${ended} connections were ended`)]
  } finally {
    await deployment.remove()
  }
}

/** Stops a separate Postgres server hard under load, and starts it again later. */
export const restart: Check = async (run) => {
  const cluster = await openCluster()
  if (!cluster) {
    run.say('skipped: there are no Postgres programs here to make a server of our own')
    return []
  }
  try {
    const deployment = await deployOn(cluster.url)
    try {
      const fault = async () => {
        await cluster.stop()
        await sleep(between(500, 4000))
        await cluster.start()
      }
      return await underLoad(deployment, run, fault, 'Postgres stopped in the middle and started')
    } finally {
      await deployment.remove()
    }
  } finally {
    await cluster.remove()
  }
}
