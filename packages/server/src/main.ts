import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Settings } from './kernel/config/settings.ts'
import { type Database, openDatabase } from './kernel/database/db.ts'
import { listeningError, tryPort } from './kernel/http/port.ts'
import { serveMetrics } from './kernel/metrics/metricsServer.ts'
import { startTracing, stopTracing } from './kernel/tracing/tracing.ts'

interface Running {
  readonly app: FastifyInstance
  readonly database: Database
  readonly address: string
  stop(): Promise<void>
}

/** How long answers ask clients on kept connections to close them, before the stop goes on. */
const farewellMs = 500
/** How long a stop then waits for running requests. */
const drainMs = 5000
/** The longest a stop may take in all: a supervisor kills the process soon after. */
const longestStopMs = 9500

/**
 * A request sent while its connection is being closed is lost. So answers first announce the closing, and then only
 * silent connections are closed.
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

/** Opens the database, builds the server and listens. `prepare` runs before any call is accepted. */
export async function run(
  settings: Settings,
  prepare: (database: Database) => Promise<void>,
): Promise<Running> {
  const { metrics, traces } = settings
  await tryPort(settings)
  if (metrics) await tryPort(metrics, 'metrics')
  await startTracing(traces)
  const database = await openDatabase(settings)
  try {
    await prepare(database)
    const app = await buildApp(settings, database)
    const takeLeave = farewell(app)
    const address = await app
      .listen({ host: settings.host, port: settings.port })
      .catch((error) => Promise.reject(listeningError(error, settings)))
    const metricsServer =
      metrics &&
      (await serveMetrics(metrics, () => app.metricsText()).catch((error) =>
        Promise.reject(listeningError(error, metrics, 'metrics')),
      ))
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await takeLeave()
      const late = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(late)
      await metricsServer?.close()
      await database.close()
      await stopTracing()
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

/** Calls `stop` on a signal and exits: 0 if everything was finished, 1 if something was aborted. */
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
