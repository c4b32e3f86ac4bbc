import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Settings } from './kernel/config/settings.ts'
import { type Database, openDatabase } from './kernel/database/db.ts'
import { listeningError, tryPort } from './kernel/http/port.ts'

export interface Running {
  readonly app: FastifyInstance
  readonly database: Database
  readonly address: string
  stop(): Promise<void>
}

/** How long clients that keep a connection are told, with every answer, to open no more on it. */
const farewellMs = 500
/** From then on, how long a stop waits for requests in flight. */
const drainMs = 5000
/** The longest a stop may take in all: whoever supervises this process kills it soon after. */
const longestStopMs = 9500

/**
 * A connection closed while its client sends the next request loses that request. So answers say first that the
 * connection ends, and only those are closed that stay silent after it.
 */
function farewell(app: FastifyInstance): () => Promise<unknown> {
  let leaving = false
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close')
  })
  return () => {
    leaving = true
    return sleep(farewellMs)
  }
}

/** Opens the database, builds the server and listens. `prepare` runs before anybody can call. */
export async function run(
  settings: Settings,
  prepare: (database: Database) => Promise<void>,
): Promise<Running> {
  await tryPort(settings)
  const database = await openDatabase(settings)
  try {
    await prepare(database)
    const app = await buildApp(settings, database)
    const takeLeave = farewell(app)
    const address = await app
      .listen({ host: settings.host, port: settings.port })
      .catch((error) => Promise.reject(listeningError(error, settings)))
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await takeLeave()
      const late = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(late)
      await database.close()
    }
    return {
      app,
      database,
      address,
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The process ends with `stop` when it is asked to: 0 when everything was finished, 1 when something had to be cut. */
export function endOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = (signal: string) => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      console.error(`${signal}: ended with work unfinished; none of it was acknowledged, and it is undone`)
      process.exit(1)
    }, longestStopMs).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(`${signal}: ${error.message}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
