import type { Settings } from '../config/settings.ts'
import { toApiError, tooSlow } from '../errors/toApiError.ts'
import { type Db, errorCode } from './db.ts'
import { GivenUp, momentOf, Replica } from './replica.ts'

const lookEveryMs = 1000

type ReadFrom = 'primary' | 'replica'

interface ReplicaState {
  /** Its host and port. */
  readonly name: string
  /** It is left out while it lags or cannot be reached. */
  readonly used: boolean
}

export interface Replicas {
  /**
   * Runs a read on a replica that has everything the primary has committed when it begins, so that all callers read
   * their own writes and those of others. Without such a replica, or if it fails meanwhile, it runs on the primary:
   * `run` may be called twice, and must only read.
   */
  read<T>(run: (db: Db) => Promise<T>): Promise<T>
  states(): readonly ReplicaState[]
  /** How many reads were answered since the start. */
  readonly answered: Readonly<Record<ReadFrom, number>>
  close(): Promise<void>
}

/** Serialization failures and deadlocks: what a replica reports when it has to remove rows that are being read. */
const conflicts = new Set(['40001', '40P01'])
/** What took too long does so on the primary as well. */
const isLost = (error: unknown) =>
  !tooSlow.test(errorCode(error) ?? '') && toApiError(error).code === 'server.unavailable'

/** Opens the replicas of a database; without any, all reads run on the primary. */
export function openReplicas(
  settings: Pick<Settings, 'database' | 'replicaUrls'>,
  primary: Db,
  say: (change: string) => void,
): Replicas {
  const replicas = settings.replicaUrls.map((url) => new Replica(url, settings.database, say))
  const answered = { primary: 0, replica: 0 }
  const look = async () => {
    const moment = await momentOf(primary).catch(() => undefined)
    if (moment) await Promise.all(replicas.map((replica) => replica.reaches(moment)))
  }
  let looking: Promise<void> | undefined
  const lookAgain = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }
  if (replicas.length > 0) lookAgain()
  const timer = replicas.length > 0 ? setInterval(lookAgain, lookEveryMs).unref() : undefined
  let turn = 0

  async function onReplica<T>(run: (db: Db) => Promise<T>): Promise<{ value: T } | undefined> {
    const used = replicas.filter((replica) => replica.used)
    const replica = used[turn++ % used.length]
    if (!replica || !(await replica.reaches(await momentOf(primary)))) return undefined
    try {
      return { value: await replica.run(run) }
    } catch (error) {
      if (isLost(error)) replica.leaveOut(error)
      else if (!(error instanceof GivenUp) && !conflicts.has(errorCode(error) ?? '')) throw error
      return undefined
    }
  }

  return {
    read: async (run) => {
      const found = await onReplica(run)
      const value = found ? found.value : await run(primary)
      answered[found ? 'replica' : 'primary'] += 1
      return value
    },
    states: () => replicas.map(({ name, used }) => ({ name, used })),
    answered,
    close: async () => {
      clearInterval(timer)
      await looking
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
