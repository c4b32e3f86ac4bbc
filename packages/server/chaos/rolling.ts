import { openBalancer } from './balancer.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { freePort } from './cluster.ts'
import { inconsistencies } from './consistency.ts'
import { deploy } from './deployment.ts'
import { openDesks } from './desks.ts'
import { startLoad } from './load.ts'

const processes = 3

/** Restarts three processes behind a balancer one after the other while callers go on and desks listen. */
export const rolling: Check = async ({ rounds, long, say }) => {
  const deployment = await deploy('postgres')
  const env = { ...deployment.env, SUFRA_DRAIN_MS: '2000' }
  const start = (port: number) => startServer({ ...env, PORT: String(port) })
  const ports: number[] = []
  for (let at = 0; at < processes; at++) ports.push(await freePort())
  const servers: Server[] = await Promise.all(ports.map(start))
  const balancer = await openBalancer(servers.map(({ origin }) => origin))
  const found: string[] = []
  const stops: number[] = []
  try {
    for (const { origin } of servers) await balancer.until(origin, true)
    const desks = openDesks(balancer.origin, deployment.kitchen.tenant.people.restaurant.token, long ? 12 : 3)
    await desks.open()
    const callers = long ? { placers: 40, readers: 24 } : { placers: 5, readers: 3 }
    const load = startLoad({ cast: deployment, origin: () => balancer.origin, ...callers })
    for (let round = 1; round <= rounds; round++) {
      for (const [at, port] of ports.entries()) {
        await load.more(5)
        const begun = performance.now()
        servers[at]?.kill('SIGTERM')
        const end = await servers[at]?.ended
        stops.push(performance.now() - begun)
        found.push(...unless(end?.code === 0, `a stop ended with ${end?.code}:\n${servers[at]?.output()}`))
        servers[at] = await start(port)
        await balancer.until(servers[at].origin, true)
      }
    }
    await load.more(5)
    await load.finish()
    found.push(...(await desks.close(load)))
    const resumed = desks.resumed()
    say(
      `${stops.length} restarts under ${callers.placers + callers.readers} callers: ${load.placed.size} orders; answers ` +
        `${[...load.answers].map(([what, times]) => `${what} × ${times}`).join(', ')}; ` +
        `${resumed} streams resumed; stops took ${Math.round(Math.max(...stops))} ms at most`,
    )
    const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, load, true))
    return [
      ...found,
      ...wrong,
      ...load.faults,
      ...load.broken,
      ...balancer.failures.slice(0, 20),
      ...unless(!load.answers.has('503'), 'a caller was answered 503'),
      ...unless(resumed > 0, 'no stream had to resume'),
    ]
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await balancer.close()
    await deployment.remove()
  }
}
