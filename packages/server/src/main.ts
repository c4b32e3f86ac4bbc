import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Settings } from './kernel/config/settings.ts'
import { type Database, openDatabase } from './kernel/database/db.ts'
import { listeningError, tryPort } from './kernel/http/port.ts'
import { keepWebFiles } from './kernel/http/webFiles.ts'
import { serveMetrics } from './kernel/metrics/metricsServer.ts'
import { startTracing, stopTracing } from './kernel/tracing/tracing.ts'

interface Running {
  readonly app: FastifyInstance
  readonly database: Database
  readonly address: string
  stop(): Promise<void>
}

/** How long a stop waits for running requests, once callers were sent elsewhere. */
const drainMs = 5000
/** The longest a stop may take after that: a supervisor kills the process soon after. */
const longestStopMs = 9000

/**
 * Opens the database, builds the server and listens. `prepare` runs on the open database, `built` once all is there; no
 * call is accepted before.
 */
export async function run(
  settings: Settings,
  prepare: (database: Database) => Promise<void>,
  built?: () => void,
): Promise<Running> {
  const { metrics, traces } = settings
  await tryPort(settings)
  if (metrics) await tryPort(metrics, 'metrics')
  await startTracing(traces)
  const database = await openDatabase(settings)
  try {
    await prepare(database)
    const app = await buildApp(settings, database)
    await keepWebFiles(database.db)
    built?.()
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
      await app.drain()
      // Those of streams become idle only now, without having announced their end.
      const idle = setInterval(() => app.server.closeIdleConnections(), 100)
      const late = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearInterval(idle)
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
export function endOnSignal(stop: () => Promise<void>, drainMs: number): void {
  let stopping = false
  const end = (signal: string) => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      console.error(`${signal}: ended with work unfinished; none of it was acknowledged, and it is undone`)
      process.exit(1)
    }, drainMs + longestStopMs).unref()
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
