import type { Queue } from '../jobs/jobs.ts'
import type { Services } from './services.ts'

/** A queue and the worker of its jobs. */
export interface Worker {
  readonly queue: Queue<object>
  start(services: Services): Promise<void>
}

export const worker = <Payload extends object>(
  queue: Queue<Payload>,
  run: (services: Services, payload: Payload) => Promise<void>,
): Worker => ({
  queue,
  start: (services) => services.jobs.work(queue, (payload) => run(services, payload)),
})
