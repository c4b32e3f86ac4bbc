import { rm } from 'node:fs/promises'
import { builtWeb } from '../../../server/scripts/webBuild.ts'
import { marketplace, orders } from '../data/marketplace.ts'
import { directory } from '../data/places.ts'
import { type Figure, median } from '../figures.ts'
import { bareServer, type Started, startOnce, sufraServer } from './startOnce.ts'

const rounds = 3
/** On two cores without other work. */
const firstStartMs = 15_000
const laterStartMs = { embedded: 2000, Postgres: 1500 }
const mostEmbeddedMB = 350

const starts = (each: readonly Started[]) => median(each.map(({ ms }) => ms))
const memory = (each: readonly Started[]) => median(each.map(({ memoryMB }) => memoryMB))

function later(where: keyof typeof laterStartMs, started: readonly Started[]): Figure {
  return {
    bench: 'start',
    what: `later start, ${where}`,
    value: starts(started),
    unit: 'ms',
    bound: { atMost: laterStartMs[where] },
    from: started.map(({ ms }) => `${ms.toFixed(0)} ms`).join(' '),
  }
}

function toBare(where: string, sufra: readonly Started[], bare: readonly Started[]): Figure[] {
  return [
    {
      bench: 'start',
      what: `${where}: spawn to ready, to bare Node's`,
      value: starts(sufra) / starts(bare),
      unit: '×',
      from: `${starts(sufra).toFixed(0)} ms to ${starts(bare).toFixed(0)} ms`,
    },
    {
      bench: 'start',
      what: `${where}: memory when ready, to bare Node's`,
      value: memory(sufra) / memory(bare),
      unit: '×',
      from: `${memory(sufra).toFixed(0)} MB to ${memory(bare).toFixed(0)} MB`,
    },
  ]
}

/** `npm start` as after `npm ci`, then on the embedded demo and on Postgres with the web application built. */
export async function startBench(): Promise<Figure[]> {
  const embeddedEnv = { SUFRA_DATA: await directory() }
  await rm(builtWeb, { recursive: true, force: true })
  const first = await startOnce(sufraServer, embeddedEnv)
  const { env: postgresEnv } = await marketplace('postgres', orders)
  const [embedded, postgres, bare]: [Started[], Started[], Started[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    bare.push(await startOnce(bareServer, postgresEnv))
    postgres.push(await startOnce(sufraServer, postgresEnv))
    embedded.push(await startOnce(sufraServer, embeddedEnv))
  }
  return [
    {
      bench: 'start',
      what: 'first start: web application built, demo loaded',
      value: first.ms,
      unit: 'ms',
      bound: { atMost: firstStartMs },
      from: first.phases,
    },
    later('embedded', embedded),
    later('Postgres', postgres),
    {
      bench: 'start',
      what: 'memory when ready, embedded',
      value: memory(embedded),
      unit: 'MB',
      bound: { atMost: mostEmbeddedMB },
      from: embedded.map(({ memoryMB }) => memoryMB.toFixed(0)).join(' '),
    },
    ...toBare('on Postgres', postgres, bare),
    ...toBare('embedded', embedded, bare),
  ]
}
