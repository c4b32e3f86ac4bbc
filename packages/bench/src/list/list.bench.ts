import { isDeepStrictEqual } from 'node:util'
import { type Child, memoryMB, startServer } from '../children.ts'
import { compare } from '../compare.ts'
import {
  type DatabaseKind,
  databaseKinds,
  type Marketplace,
  marketplace,
  orders,
} from '../data/marketplace.ts'
import type { Figure } from '../figures.ts'
import type { Request } from '../load/load.ts'
import { type Statement, statementsOf } from './statements.ts'

const connections = 16
const leastRatio = 0.6
/** Session, page, counts. */
const bareKnows = 3
const path = '/api/admins/restaurant/order/getOrdersList'
const names: Record<DatabaseKind, string> = { postgres: 'Postgres', pglite: 'PGlite' }

async function statementsFor(market: Marketplace, { token, body }: Request): Promise<Statement[]> {
  const database = await market.open()
  const headers = { authorization: `Bearer ${token}` }
  const call = { method: 'POST', url: path, headers, payload: body as object } as const
  const statements = await statementsOf(database, call).finally(() => database.close())
  if (statements.length === bareKnows) return statements
  throw new Error(`Sufra sends ${statements.length} statements; bareHttp.ts answers with ${bareKnows}`)
}

async function bareOn(market: Marketplace, statements: readonly Statement[]): Promise<Child> {
  const [session, list, counts] = statements
  const env = { BENCH_STATEMENTS: JSON.stringify({ session, list, counts }) }
  if (market.kind === 'postgres') return startServer('barePostgres.ts', { ...market.env, ...env })
  return startServer('barePglite.ts', { BENCH_PGLITE: await market.copy(), ...env })
}

async function answerOf(origin: string, { token, body }: Request): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function listOn(kind: DatabaseKind): Promise<Figure[]> {
  const market = await marketplace(kind, orders)
  const request = { path, token: market.tokens.admin, body: { count: 10, page: 1 } }
  const statements = await statementsFor(market, request)
  const children: Child[] = []
  try {
    const bare = await bareOn(market, statements)
    children.push(bare)
    const sufra = await startServer('sufra.ts', market.env)
    children.push(sufra)
    const answers = await Promise.all([sufra, bare].map(({ origin }) => answerOf(origin, request)))
    if (!isDeepStrictEqual(answers[0], answers[1])) throw new Error('the two servers do not answer the same')
    const { ratio, from } = await compare(sufra, bare, request, connections)
    const [memory, bareMemory] = [memoryMB(sufra.pid), memoryMB(bare.pid)]
    return [
      {
        bench: 'list',
        what: `orders list on ${names[kind]}: throughput to bare Node's`,
        value: ratio,
        unit: '×',
        bound: { atLeast: leastRatio },
        from,
      },
      {
        bench: 'list',
        what: `memory after it on ${names[kind]} to bare Node's`,
        value: memory / bareMemory,
        unit: '×',
        from: `${memory.toFixed(0)} MB to ${bareMemory.toFixed(0)} MB`,
      },
    ]
  } finally {
    for (const child of children) await child.stop()
  }
}

/** The desk's first page with the four totals, on both databases. `BENCH_DATABASE` picks one. */
export async function listBench(): Promise<Figure[]> {
  const only = process.env.BENCH_DATABASE
  const figures: Figure[] = []
  for (const kind of databaseKinds.filter((kind) => !only || kind === only))
    figures.push(...(await listOn(kind)))
  return figures
}
