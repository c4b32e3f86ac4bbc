import type { Queue } from '../jobs/jobs.ts'
import type { Services } from './services.ts'

/** A queue and what is done with its jobs. */
export interface Work {
  readonly queue: Queue<object>
  start(services: Services): Promise<void>
}

export const work = <Payload extends object>(
  queue: Queue<Payload>,
  run: (services: Services, payload: Payload) => Promise<void>,
): Work => ({
  queue,
  start: (services) => services.jobs.work(queue, (payload) => run(services, payload)),
})
