import { openDatabase } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { emptyDatabase, testSettings, urlOf } from '../test/databases.ts'
import { openBalancer } from './balancer.ts'
import { type Check, type Run, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { freePort } from './cluster.ts'
import { inconsistencies } from './consistency.ts'
import type { Deployment } from './deployment.ts'
import { openDesks } from './desks.ts'
import { startLoad } from './load.ts'
import { previous } from './previous.ts'
import { previousRelease, type Release } from './release.ts'

async function upgradeUnderLoad(deployment: Deployment, release: Release, { long, say }: Run) {
  // The previous release calls it by its second name.
  const env = { ...deployment.env, SUFRA_DRAIN_MS: '2000', SUFRA_LEAVE_MS: '2000' }
  const ports = [await freePort(), await freePort()]
  const start = (port: number, folder?: string) => startServer({ ...env, PORT: String(port) }, folder)
  const servers: Server[] = await Promise.all(ports.map((port) => start(port, release.server)))
  const balancer = await openBalancer(servers.map(({ origin }) => origin))
  const found: string[] = []
  let replaced = 0
  /** Ends the process at a port and starts this program, or the previous one, in its place. */
  const replace = async (at: number, folder?: string) => {
    const old = servers[at]
    old?.kill('SIGTERM')
    const end = await old?.ended
    found.push(...unless(end?.code === 0, `a stop ended with ${end?.code}:\n${old?.output()}`))
    const server = await start(ports[at] ?? 0, folder)
    servers[at] = server
    await balancer.until(server.origin, true)
    replaced += 1
    await load.more(10)
  }
  for (const { origin } of servers) await balancer.until(origin, true)
  const desks = openDesks(balancer.origin, deployment.kitchen.tenant.people.restaurant.token, long ? 8 : 2)
  await desks.open()
  const callers = long ? { placers: 40, readers: 24 } : { placers: 5, readers: 3 }
  const load = startLoad({ cast: deployment, origin: () => balancer.origin, ...callers })
  try {
    await load.more(10)
    const owner = await openDatabase(testSettings(env))
    const ran = await migrate(owner.pool).finally(() => owner.close())
    await load.more(10)
    await replace(0)
    await replace(1)
    if (previous.canRollBack) await replace(0, release.server)
    await load.finish()
    found.push(...(await desks.close(load)))
    say(
      `${ran.length} migrations and ${replaced} replacements under ${callers.placers + callers.readers} callers: ` +
        `${load.placed.size} orders; answers ${[...load.answers].map(([what, times]) => `${what} × ${times}`).join(', ')}; ` +
        `${desks.resumed()} streams resumed`,
    )
    const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, load, true))
    return [
      ...found,
      ...wrong,
      ...load.faults,
      ...load.broken,
      ...balancer.failures.slice(0, 20),
      ...unless(!load.answers.has('503'), 'a caller was answered 503'),
    ]
  } finally {
    await load.abandon()
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await balancer.close()
  }
}

/**
 * The previous release serves; its database is migrated by this program, which then takes its place, one process after
 * the other, while callers go on and desks listen.
 */
export const upgrade: Check = async (how) => {
  const release = await previousRelease()
  if (!release) {
    how.say('skipped: the history of this repository does not hold the previous release')
    return []
  }
  const database = await emptyDatabase('postgres')
  try {
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    const deployment = await release.deployOn(urlOf(rows[0]?.name ?? ''))
    try {
      return await upgradeUnderLoad(deployment, release, how)
    } finally {
      await deployment.remove()
    }
  } finally {
    await database.close()
    await release.remove()
  }
}
