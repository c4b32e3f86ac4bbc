import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Placing {
  readonly port: number
  readonly token: string
  readonly bodies: readonly object[]
  readonly connections: number
  readonly seconds: number
  /** Part of every key. */
  readonly run: string
}

interface Placed {
  readonly placed: number
  readonly perSecond: number
}

const placer = fileURLToPath(new URL('./placer.ts', import.meta.url))

/** Runs in its own process. A rejected order fails the bench. */
export async function placeOrders(placing: Placing): Promise<Placed> {
  const child = fork(placer, [JSON.stringify(placing)], { execArgv: [] })
  const failed = once(child, 'exit').then(() => {
    throw new Error('placing orders failed')
  })
  const [placed] = (await Promise.race([once(child, 'message'), failed])) as [Placed]
  await failed.catch(() => {})
  return placed
}
