import { Worker } from 'node:worker_threads'

interface SimulatorSettings {
  /** The server's address, which is all it knows of the server. */
  readonly origin: string
  /** A channel's key. */
  readonly key: string
  /** 1 is real time: an order every one to three minutes by day. */
  readonly speed: number
  /** The same seed gives the same customers and orders. */
  readonly seed?: string
  readonly onPlaced?: (order_id: number) => void
}

export type WorkerSettings = Required<Omit<SimulatorSettings, 'onPlaced'>>

const patience = 3000

/** Simulates customers of the ordering API in a separate thread, without access to the database. */
export function startSimulator(settings: SimulatorSettings): { stop(): Promise<void> } {
  const { origin, key, speed, seed = String(Date.now()), onPlaced } = settings
  const worker = new Worker(new URL('./simulatorWorker.ts', import.meta.url), {
    workerData: { origin, key, speed, seed } satisfies WorkerSettings,
  })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  // A failed simulator does not stop the server.
  worker.on('error', (error) => console.error(`The order simulator ended: ${(error as Error).message}`))
  worker.on('message', ({ placed }: { placed: number }) => onPlaced?.(placed))
  return {
    stop: async () => {
      worker.postMessage('stop')
      const late = setTimeout(() => void worker.terminate(), patience)
      await ended
      clearTimeout(late)
    },
  }
}
