import { type Child, startServer } from '../children.ts'
import { type Marketplace, manyOrders, marketplace, orders } from '../data/marketplace.ts'
import type { Figure } from '../figures.ts'
import { median } from '../figures.ts'
import { startPair } from '../list/pair.ts'
import { type Look, nameOf, requestOf } from '../list/views.ts'
import { alternate } from '../load/alternate.ts'
import { compare } from '../load/compare.ts'
import { allLooks, type Looked, type Served } from './looks.ts'

const mostTimes = 1.2
const leastRatio = 0.6
const calls = Number(process.env.BENCH_CALLS ?? 60)
/** Only views whose name matches, without the comparison to the bare server. */
const only = process.env.BENCH_LOOKS && new RegExp(process.env.BENCH_LOOKS)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

interface Times {
  readonly look: Looked
  readonly small: number
  readonly large: number
}

const times = ({ small, large }: Times) => large / small
const shown = (each: Times) =>
  `${each.look.name}: ${each.large.toFixed(2)} to ${each.small.toFixed(2)} ms, ${times(each).toFixed(2)} ×`

/** The slowest of its kind is the result; the median is reported beside it. */
function figureOf(what: Looked['what'], all: readonly Times[]): Figure {
  const own = all.filter(({ look }) => look.what === what).toSorted((a, b) => times(b) - times(a))
  const worst = own[0]
  if (!worst) throw new Error(`no ${what} were measured`)
  return {
    bench: 'million',
    what: `${what}, ${own.length} looks: the worst at ${manyOrders} to ${orders} orders`,
    value: times(worst),
    unit: '×',
    bound: { atMost: mostTimes },
    from: `median ${median(own.map(times)).toFixed(2)} ×; ${own.slice(0, 3).map(shown).join('; ')}`,
  }
}

async function growth(small: Served, large: Served): Promise<Figure[]> {
  const measured: Times[] = []
  for (const look of await allLooks(small, large)) {
    if (only && !only.test(look.name)) continue
    const side = ({ market, origin }: Served, each: Look) => ({ origin, request: requestOf(market, each) })
    const [few, many] = await alternate(side(small, look.small), side(large, look.large), calls)
    const each = { look, small: few, large: many }
    measured.push(each)
    if (only) console.log(shown(each))
  }
  return [...new Set(measured.map(({ look }) => look.what))].map((what) => figureOf(what, measured))
}

async function serve(market: Marketplace): Promise<Served & { readonly child: Child }> {
  const child = await startServer('sufra.ts', market.env)
  return { market, child, origin: child.origin }
}

/** The views compared with the bare server: one of each sort is enough, for each kind. */
const compared: readonly Look[] = [
  { kind: 'admin', filter: {}, page: 1 },
  { kind: 'admin', filter: {}, page: manyOrders / 20 },
  { kind: 'admin', filter: { order_status: 'completed' }, page: manyOrders / 40 },
  { kind: 'admin', filter: { search: String(manyOrders / 2) }, page: 1 },
  { kind: 'restaurant', filter: {}, page: 1 },
  { kind: 'restaurant', filter: { sort: 'delivery' }, page: 1 },
  { kind: 'restaurant', filter: {}, page: manyOrders / 500 },
  { kind: 'store_user', filter: { order_status: 'cancelled' }, page: 1 },
  { kind: 'store_user', filter: {}, page: manyOrders / 1000 },
]

async function besideBare(market: Marketplace): Promise<Figure[]> {
  const { sufra, bare, stop } = await startPair(market, compared)
  try {
    const figures: Figure[] = []
    for (const look of compared)
      for (const connections of [1, 16]) {
        const { ratio, from } = await compare(sufra, bare, requestOf(market, look), connections, rounds)
        figures.push({
          bench: 'million',
          what: `${nameOf(look)}, ${connections} at a time: throughput to bare Node's`,
          value: ratio,
          unit: '×',
          bound: { atLeast: leastRatio },
          from,
        })
      }
    return figures
  } finally {
    await stop()
  }
}

/** The orders list in a large marketplace, compared with a small one and with the bare server. On Postgres. */
export async function millionBench(): Promise<Figure[]> {
  const large = await serve(await marketplace('postgres', manyOrders))
  const small = await serve(await marketplace('postgres', orders))
  const figures = await growth(small, large).finally(() =>
    Promise.all([small.child.stop(), large.child.stop()]),
  )
  return only ? figures : [...figures, ...(await besideBare(large.market))]
}
