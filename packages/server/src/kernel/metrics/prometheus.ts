import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Gauges } from './gauges.ts'
import type { Metrics } from './metrics.ts'
import { gaugeReader, poolReader } from './prometheus.gauges.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Node's own metrics whose names break the rules of Prometheus: gauges called `_total`. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

interface Labelled<Child> {
  labels(...values: string[]): Child
}

/** The series of some label values, found once: looking them up by their labels takes longer than counting. */
function found<Child>(metric: Labelled<Child>): (...values: string[]) => Child {
  const known = new Map<string, Child>()
  return (...values) => {
    const key = values.join(' ')
    const child = known.get(key) ?? metric.labels(...values)
    known.set(key, child)
    return child
  }
}

function countCalls(registers: Registry[]): Metrics['call'] {
  const running = new Gauge({
    registers,
    name: 'sufra_calls_running',
    help: 'Calls under way, without streams',
  })
  const durations = found(
    new Histogram({
      registers,
      name: 'sufra_call_duration_seconds',
      help: 'Calls by operation and status, without streams; 499 is a caller who left before the answer',
      labelNames: ['operation', 'status'],
      buckets: seconds,
    }),
  )
  const refusals = found(
    new Counter({
      registers,
      name: 'sufra_refusals_total',
      help: 'Refused calls by error code',
      labelNames: ['code'],
    }),
  )
  const streams = found(
    new Gauge({ registers, name: 'sufra_streams_open', help: 'Open streams', labelNames: ['operation'] }),
  )
  return ({ operation, streams: isStream }) => {
    const open = isStream ? streams(operation) : running
    open.inc()
    return ({ status, code, seconds }) => {
      open.dec()
      if (!isStream) durations(operation, String(status)).observe(seconds)
      if (code !== undefined) refusals(code).inc()
    }
  }
}

function countJobs(registers: Registry[]): Metrics['job'] {
  const durations = found(
    new Histogram({
      registers,
      name: 'sufra_job_duration_seconds',
      help: 'Jobs by queue and whether they succeeded',
      labelNames: ['queue', 'outcome'],
      buckets: [...seconds, 60],
    }),
  )
  return (queue) => {
    const began = performance.now()
    return (succeeded) =>
      durations(queue, succeeded ? 'succeeded' : 'failed').observe((performance.now() - began) / 1000)
  }
}

function countWebhooks(registers: Registry[]): Metrics['webhook'] {
  const attempts = new Counter({
    registers,
    name: 'sufra_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by outcome',
    labelNames: ['outcome'],
  })
  return (delivered) => attempts.inc({ outcome: delivered ? 'delivered' : 'failed' })
}

export function countForPrometheus(all: readonly Gauges[]): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const readPool = poolReader(registers)
  const readGauges = gaugeReader(registers, all)
  return {
    call: countCalls(registers),
    job: countJobs(registers),
    webhook: countWebhooks(registers),
    text: async (sources) => {
      readPool(sources.database)
      await readGauges(sources)
      return registry.metrics()
    },
  }
}
