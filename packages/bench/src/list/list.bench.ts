import { memoryMB } from '../children.ts'
import {
  type DatabaseKind,
  databaseKinds,
  type Marketplace,
  marketplace,
  orders,
} from '../data/marketplace.ts'
import type { Figure } from '../figures.ts'
import { compare } from '../load/compare.ts'
import { type Pair, startPair } from './pair.ts'
import { type Look, requestOf } from './views.ts'

const leastRatio = 0.6
const names: Record<DatabaseKind, string> = { postgres: 'Postgres', pglite: 'PGlite' }
const firstPage: Look = { kind: 'admin', filter: {}, page: 1 }

async function throughput(market: Marketplace, { sufra, bare }: Pair, connections: number): Promise<Figure> {
  const { ratio, from } = await compare(sufra, bare, requestOf(market, firstPage), connections)
  return {
    bench: 'list',
    what: `orders list on ${names[market.kind]}, ${connections} at a time: throughput to bare Node's`,
    value: ratio,
    unit: '×',
    bound: { atLeast: leastRatio },
    from,
  }
}

async function listOn(kind: DatabaseKind): Promise<Figure[]> {
  const market = await marketplace(kind, orders)
  const pair = await startPair(market, [firstPage])
  try {
    const figures = [await throughput(market, pair, 1), await throughput(market, pair, 16)]
    const [memory, bareMemory] = [memoryMB(pair.sufra.pid), memoryMB(pair.bare.pid)]
    return [
      ...figures,
      {
        bench: 'list',
        what: `memory after it on ${names[kind]} to bare Node's`,
        value: memory / bareMemory,
        unit: '×',
        from: `${memory.toFixed(0)} MB to ${bareMemory.toFixed(0)} MB`,
      },
    ]
  } finally {
    await pair.stop()
  }
}

/** The desk's first page with the four totals, on both databases. `BENCH_DATABASE` selects one. */
export async function listBench(): Promise<Figure[]> {
  const only = process.env.BENCH_DATABASE
  const figures: Figure[] = []
  for (const kind of databaseKinds.filter((kind) => !only || kind === only))
    figures.push(...(await listOn(kind)))
  return figures
}
