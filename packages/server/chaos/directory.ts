import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fillDirectory } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { type Child, startChild } from './child.ts'
import { newDirectory } from './deployment.ts'

const start = (dataDir: string): Child =>
  startChild('chaos/serve.ts', { SUFRA_DATA: dataDir, PORT: '0', LOG_LEVEL: 'silent' })

const listening = /Listening on (\S+)/

interface Outcome {
  readonly child: Child
  readonly origin: string | undefined
}

/** Waits until it listens or has ended. */
const outcome = async (child: Child): Promise<Outcome> => ({
  child,
  origin: await child.waitFor(listening).then(
    ([, origin]) => origin,
    () => undefined,
  ),
})

async function refusedRight({ child }: Outcome, winner: Child): Promise<string[]> {
  const { code } = await child.ended
  const text = child.output()
  return [
    ...unless(code === 1, `a refused process ended with ${code}`),
    ...unless(
      new RegExp(`is in use by process ${winner.pid} since 20\\S+Z\\. Stop that process first`).test(text),
      `a refused process said: ${text}`,
    ),
  ]
}

/**
 * Starts five servers at once on a new data directory, and on one of a killed server. The directory is locked before
 * the database is looked for, so that the short form need not wait for migrations.
 */
export const directory: Check = async ({ rounds, long, say }) => {
  const dataDir = await newDirectory()
  const found: string[] = []
  try {
    if (!long) await fillDirectory(dataDir)
    for (let round = 1; round <= rounds; round++) {
      const all = await Promise.all(Array.from({ length: 5 }, () => outcome(start(dataDir))))
      const [winner, ...others] = all.filter(({ origin }) => origin !== undefined)
      if (!winner || others.length > 0)
        return [`${others.length + Number(!!winner)} of five processes listen`]
      for (const each of all) if (each !== winner) found.push(...(await refusedRight(each, winner.child)))
      if (long) found.push(...(await refusedRight(await outcome(start(dataDir)), winner.child)))
      const answer = await fetch(`${winner.origin}/readyz`)
      found.push(...unless(answer.status === 200, `the one that runs answers ${answer.status}`))
      winner.child.kill('SIGKILL')
      await winner.child.ended
      found.push(...unless(existsSync(join(dataDir, 'sufra.lock')), 'no lock was left to take over'))
    }
    say(`${rounds} times one of five listened; the others were refused by its number`)
    return found
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
