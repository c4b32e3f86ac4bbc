import { gzipSync } from 'node:zlib'
import { restaurants, stores } from '@sufra/contract'
import { type Kind, prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type Child, startServer } from '../children.ts'
import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'
import { type Figure, median } from '../figures.ts'
import { alternate } from '../load/alternate.ts'
import type { Request } from '../load/load.ts'
import { statementsOf } from '../servers/statements.ts'
import { screensOf } from './screens.ts'

const mostTimes = 1.2
const calls = Number(process.env.BENCH_CALLS ?? 100)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const many = { restaurants: 2000, stores: 5000 }
const few = { restaurants: 10, stores: 10 }

interface Look {
  readonly name: string
  readonly operation: Operation
  readonly kind: Kind
  readonly body?: object
  readonly id?: keyof Pick<StoreMarket, 'restaurant_id' | 'store_id'>
}

const lists: readonly Look[] = [
  { name: "admin, a restaurant's ten stores", operation: stores.listOf, kind: 'admin', id: 'restaurant_id' },
  {
    name: 'admin, one of them searched for',
    operation: stores.listOf,
    kind: 'admin',
    id: 'restaurant_id',
    body: { search: 'store 7' },
  },
  { name: 'restaurant, its ten stores', operation: stores.list, kind: 'restaurant' },
  { name: 'store user, the own store', operation: stores.list, kind: 'store_user' },
]
const forms: readonly Look[] = [
  { name: 'admin', operation: stores.show, kind: 'admin', id: 'store_id' },
  { name: 'restaurant', operation: stores.show, kind: 'restaurant', id: 'store_id' },
  {
    name: 'store user, a page of its history',
    operation: stores.history,
    kind: 'store_user',
    id: 'store_id',
  },
]
const all: Look = { name: 'all restaurants', operation: restaurants.list, kind: 'admin' }

function requestOf(market: StoreMarket, { operation, kind, id, body = {} }: Look): Request {
  const path = `${prefixes[kind]}/${operation.paths[kind]}`.replace(':id', String(id && market[id]))
  const token = market.tokens[kind]
  return operation.method === 'GET' ? { method: 'GET', path, token } : { path, token, body }
}

interface Served {
  readonly market: StoreMarket
  readonly child: Child
}

const serve = async (market: StoreMarket): Promise<Served> => ({
  market,
  child: await startServer('sufra.ts', market.env),
})

interface Times {
  readonly less: number
  readonly more: number
}

const timesOf = (rounds: readonly Times[]) => median(rounds.map(({ less, more }) => more / less))
const shown = ({ name }: Look, rounds: readonly Times[]) => {
  const of = (side: keyof Times) => median(rounds.map((round) => round[side])).toFixed(2)
  return `${name}: ${of('more')} to ${of('less')} ms, ${timesOf(rounds).toFixed(2)} ×`
}

/** Measures all views in rounds, so that other load on the machine affects each; the slowest is the result. */
async function growth(what: string, looks: readonly Look[], small: Served, large: Served): Promise<Figure> {
  const measured = looks.map((look) => ({ look, rounds: [] as Times[] }))
  for (let round = 0; round <= rounds; round++)
    for (const each of measured) {
      const side = ({ market, child }: Served) => ({
        origin: child.origin,
        request: requestOf(market, each.look),
      })
      const [less, more] = await alternate(side(small), side(large), calls)
      // In the first round both servers are still being compiled.
      if (round > 0) each.rounds.push({ less, more })
    }
  return {
    bench: 'stores',
    what: `${what}, ${looks.length} looks: the worst at ${many.stores} stores of ${many.restaurants} restaurants to ${few.stores} of ${few.restaurants}`,
    value: Math.max(...measured.map((each) => timesOf(each.rounds))),
    unit: '×',
    bound: { atMost: mostTimes },
    from: measured.map((each) => shown(each.look, each.rounds)).join('; '),
  }
}

async function bytesOf({ origin }: Child, { path, token, body }: Request): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return Buffer.from(await answer.arrayBuffer())
}

/** The list of all restaurants is unpaged: its cost compared with its bare rows. */
async function unpagedList({ market, child }: Served): Promise<Figure[]> {
  const request = requestOf(market, all)
  const headers = { authorization: `Bearer ${request.token}` }
  const database = await market.open()
  const [statements = []] = await statementsOf(database, [
    { method: 'POST', url: request.path, headers, payload: request.body as object },
  ]).finally(() => database.close())
  const bare = await startServer('bareRows.ts', {
    ...market.env,
    BENCH_STATEMENTS: JSON.stringify(statements),
  })
  try {
    const [ours, theirs] = await alternate(
      { origin: child.origin, request },
      { origin: bare.origin, request },
      calls,
    )
    const [body, rows] = [await bytesOf(child, request), await bytesOf(bare, request)]
    return [
      {
        bench: 'stores',
        what: `list of all ${many.restaurants} restaurants: time to that of pg and JSON alone`,
        value: ours / theirs,
        unit: '×',
        from: `${ours.toFixed(1)} to ${theirs.toFixed(1)} ms`,
      },
      {
        bench: 'stores',
        what: `list of all ${many.restaurants} restaurants: size, compressed`,
        value: gzipSync(body).length / 1024,
        unit: 'KB',
        from: `${(body.length / 1024).toFixed(0)} KB before; its bare rows ${(rows.length / 1024).toFixed(0)} KB`,
      },
    ]
  } finally {
    await bare.stop()
  }
}

/** Lists and forms of stores in a marketplace of thousands, compared with one of ten. On Postgres. */
export async function storesBench(): Promise<Figure[]> {
  const small = await serve(await storeMarket(few.restaurants, few.stores))
  const large = await serve(await storeMarket(many.restaurants, many.stores))
  try {
    return [
      await growth('lists of stores', lists, small, large),
      await growth("a store's form and history", forms, small, large),
      ...(await unpagedList(large)),
      await screensOf(small, large),
    ]
  } finally {
    await small.child.stop()
    await large.child.stop()
  }
}
