import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseKind } from '../test/databases.ts'
import { between, type Check, unless } from './check.ts'
import { startServer } from './child.ts'
import { acknowledgedBy, inconsistencies } from './consistency.ts'
import { deploy } from './deployment.ts'
import { startLoad } from './load.ts'

/** Kills the server while orders are placed and decided, and restarts it at once; its clients go on. */
export const kill =
  (kind: DatabaseKind): Check =>
  async ({ rounds, say }) => {
    const deployment = await deploy(kind)
    const lock = join(deployment.dataDir, 'sufra.lock')
    const found: string[] = []
    let server = await startServer(deployment.env)
    const load = startLoad({ cast: deployment, origin: () => server.origin, placers: 6 })
    try {
      for (let round = 1; round <= rounds; round++) {
        await load.more(5)
        await sleep(between(0, 800))
        server.kill('SIGKILL')
        await server.ended
        const acknowledged = acknowledgedBy(load)
        if (kind === 'pglite')
          found.push(...unless(existsSync(lock), 'a killed process left no lock to take over'))
        server = await startServer(deployment.env)
        const wrong = await deployment.inspect((pool) =>
          inconsistencies(pool, deployment.oldest, acknowledged),
        )
        found.push(...wrong.map((fault) => `round ${round}: ${fault}`))
      }
      await load.finish()
      const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, load, true))
      server.kill('SIGTERM')
      const { code } = await server.ended
      say(
        `${kind}: killed ${rounds} times; ${load.placed.size} orders and ${load.decided.size} decided ones acknowledged; ` +
          `answers ${[...load.answers].map(([what, times]) => `${what} × ${times}`).join(', ')}`,
      )
      return [
        ...found,
        ...wrong,
        ...load.faults,
        ...unless(code === 0, `a stop after all that ends with ${code}:\n${server.output()}`),
      ]
    } finally {
      await load.abandon()
      server.kill('SIGKILL')
      await server.ended
      await deployment.remove()
    }
  }
