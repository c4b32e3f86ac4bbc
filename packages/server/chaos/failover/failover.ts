import { setTimeout as sleep } from 'node:timers/promises'
import { type Check, unless } from '../check.ts'
import { type Server, startServer } from '../child.ts'
import { openClient } from '../client.ts'
import { inconsistencies } from '../consistency.ts'
import { deployOn } from '../deployment.ts'
import { openDesks } from '../desks.ts'
import { type Load, startLoad } from '../load.ts'
import { poolerBefore, roleSettings } from '../pooler.ts'
import { type Node, openPatroni, type PatroniCluster } from './cluster.ts'
import { openReceiver } from './receiver.ts'

const processes = 3
/** From the promotion until every process serves again. */
const longestRecoveryMs = 10_000

/** Waits until so many more orders are acknowledged. Without a primary that takes longer than `more` waits. */
async function acknowledges(load: Load, orders: number): Promise<void> {
  for (const wanted = load.placed.size + orders; load.placed.size < wanted; ) await sleep(20)
}

/** Waits until a process answers from the database. */
async function serves({ origin }: Server): Promise<void> {
  const client = openClient()
  const isReady = () =>
    client.send(origin, { method: 'GET', path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isReady())) await sleep(50)
  client.close()
}

interface Loss {
  readonly name: string
  readonly lose: (primary: Node) => Promise<void>
  readonly repair: (primary: Node) => Promise<void>
}

const losses: readonly Loss[] = [
  { name: 'killed', lose: (node) => node.kill(), repair: (node) => node.start() },
  { name: 'cut off', lose: (node) => node.cutOff(), repair: (node) => node.rejoin() },
]

interface Scene {
  readonly cluster: PatroniCluster
  readonly servers: readonly Server[]
  readonly load: Load
  say(line: string): void
}

/** Loses the primary once, and waits until all serve again and the cluster is whole. */
async function loseOnce(
  { cluster, servers, load, say }: Scene,
  { name, lose, repair }: Loss,
): Promise<string[]> {
  await acknowledges(load, 20)
  const primary = await cluster.primaryOf(cluster.nodes)
  const begun = performance.now()
  await lose(primary)
  await cluster.primaryOf(cluster.nodes.filter((node) => node !== primary))
  const promoted = performance.now()
  await Promise.all([acknowledges(load, 20), ...servers.map(serves)])
  const recovered = performance.now()
  await repair(primary)
  await cluster.untilHealthy()
  const [election, recovery] = [promoted - begun, recovered - promoted].map(Math.round)
  say(`primary ${name}: another one after ${election} ms, all processes serve ${recovery} ms later`)
  return unless(
    recovered - promoted <= longestRecoveryMs,
    `after the primary was ${name}, recovery took ${recovery} ms from the promotion`,
  )
}

/**
 * Three processes behind PgBouncer and HAProxy on a Patroni cluster whose primary is killed, then cut off from the
 * others while clients still reach it: nothing acknowledged is lost or doubled, and the processes recover by themselves.
 */
export const failover: Check = async ({ rounds, long, say }) => {
  const cluster = await openPatroni()
  if (!cluster) {
    say('skipped: Patroni, etcd, HAProxy or the right to make network namespaces is missing')
    return []
  }
  const found: string[] = []
  const servers: Server[] = []
  const receiver = await openReceiver()
  const deployment = await deployOn(cluster.url)
  await deployment.inspect((pool) => pool.query(roleSettings('postgres')))
  const pooler = await poolerBefore(new URL(cluster.url), ['postgres'])
  try {
    const env = {
      ...deployment.env,
      SUFRA_POOLED_DATABASE_URL: `${pooler.url.replace('//', '//postgres@')}/sufra`,
    }
    for (let at = 0; at < processes; at++) servers.push(await startServer(env))
    let turn = 0
    const origin = () => servers[turn++ % processes]?.origin ?? ''
    await receiver.listen(deployment, origin())
    const desks = openDesks(origin(), deployment.kitchen.tenant.people.restaurant.token, 3)
    await desks.open()
    const callers = long ? { placers: 40, readers: 24 } : { placers: 5, readers: 3 }
    const load = startLoad({ cast: deployment, origin, ...callers })
    for (let round = 0; round < rounds; round++)
      for (const loss of losses) found.push(...(await loseOnce({ cluster, servers, load, say }, loss)))
    await load.finish()
    // Without a database, a desk is told that the server is unavailable, and asks again.
    const refused = (await desks.close(load)).filter((fault) => !fault.endsWith('answered 503'))
    const webhooks = await receiver.close(load)
    say(
      `${load.placed.size} orders of ${callers.placers + callers.readers} callers; answers ` +
        `${[...load.answers].map(([what, times]) => `${what} × ${times}`).join(', ')}; ` +
        `${desks.resumed()} streams resumed`,
    )
    const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, load, true))
    return [...found, ...refused, ...webhooks, ...wrong, ...load.faults, ...load.broken.slice(0, 20)]
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await deployment.remove().catch(() => {})
    await pooler.close()
    await cluster.close()
  }
}
