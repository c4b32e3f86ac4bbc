import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Gauges, Sample, Sources } from './gauges.ts'

/** Below Prometheus' own patience of ten seconds: what can be told without the database is told without it. */
const longestReadMs = 4000

export function poolReader(registers: Registry[]) {
  const connections = new Gauge({
    registers,
    name: 'sufra_pool_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
  })
  const most = new Gauge({ registers, name: 'sufra_pool_size', help: 'Most connections of this process' })
  const waiting = new Gauge({
    registers,
    name: 'sufra_pool_waiting',
    help: 'Calls that wait for a connection',
  })
  return ({ pool }: Sources['database']) => {
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    most.set(pool.options.max)
    waiting.set(pool.waitingCount)
  }
}

interface Known {
  readonly label: string | undefined
  readonly gauge: Gauge
}

const openGauges = (registers: Registry[], all: readonly Gauges[]): ReadonlyMap<string, Known> =>
  new Map(
    all.flatMap(({ described }) =>
      Object.entries(described).map(([name, { help, label }]) => {
        const labelNames = label === undefined ? [] : [label]
        return [name, { label, gauge: new Gauge({ registers, name, help, labelNames }) }]
      }),
    ),
  )

async function readAll(all: readonly Gauges[], sources: Sources): Promise<Sample[]> {
  const samples = []
  for (const { read } of all) samples.push(...(await read(sources)))
  return samples
}

/** What is read, or nothing if it fails or takes too long. */
async function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
  const done = new AbortController()
  const late = sleep(longestReadMs, undefined, { signal: done.signal })
  const read = await Promise.race([reading, late]).catch(() => undefined)
  done.abort()
  late.catch(() => {})
  return read ?? undefined
}

export function gaugeReader(registers: Registry[], all: readonly Gauges[]) {
  const help = 'Whether the figures below could be read from the database'
  const up = new Gauge({ registers, name: 'sufra_database_up', help })
  const known = openGauges(registers, all)
  let reading: Promise<Sample[]> | undefined
  return async (sources: Sources) => {
    // One reading at a time: a database that hangs is not asked again and again.
    reading ??= readAll(all, sources).finally(() => {
      reading = undefined
    })
    const samples = await inTime(reading)
    up.set(samples ? 1 : 0)
    // A figure that could not be read is left out, not told as it was.
    for (const { gauge, label } of known.values()) label === undefined ? gauge.remove() : gauge.reset()
    for (const { name, value, of } of samples ?? []) {
      const { gauge, label } = known.get(name) ?? {}
      gauge?.set(label === undefined || of === undefined ? {} : { [label]: of }, value)
    }
  }
}
