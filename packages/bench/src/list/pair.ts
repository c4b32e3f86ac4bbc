import { isDeepStrictEqual } from 'node:util'
import { type Child, startServer } from '../children.ts'
import type { Marketplace } from '../data/marketplace.ts'
import type { Request } from '../load/load.ts'
import type { View } from '../servers/bareHttp.ts'
import { statementsOf } from '../servers/statements.ts'
import { type Look, nameOf, requestOf, rulesOf } from './views.ts'

/** Sufra and the bare server on the same marketplace, with the same responses. */
export interface Pair {
  readonly sufra: Child
  readonly bare: Child
  stop(): Promise<void>
}

/** Statements per call: session, page and counts, and the list's own totals if days or an area filter it. */
const bareKnows = ({ filter: { date_from, date_to, area_id } }: Look) =>
  date_from || date_to || area_id ? 4 : 3

async function viewsOf(market: Marketplace, looks: readonly Look[]): Promise<Record<string, View>> {
  const requests = looks.map((look) => requestOf(market, look))
  const calls = requests.map(({ path, token, body }) => {
    const headers = { authorization: `Bearer ${token}` }
    return { method: 'POST', url: path, headers, payload: body as object } as const
  })
  const database = await market.open()
  const statements = await statementsOf(database, calls).finally(() => database.close())
  return Object.fromEntries(
    looks.map((look, index) => {
      const sent = statements[index] ?? []
      const [session, list, counts, narrowed] = sent
      if (!session || !list || !counts || sent.length !== bareKnows(look))
        throw new Error(
          `${nameOf(look)}: ${sent.length} statements; bareHttp.ts answers with ${bareKnows(look)}`,
        )
      const { path, body } = requests[index] as Request
      return [`${path} ${JSON.stringify(body)}`, { session, list, counts, narrowed, ...rulesOf(look) }]
    }),
  )
}

async function bareOn(market: Marketplace, views: Record<string, View>): Promise<Child> {
  const env = { BENCH_VIEWS: JSON.stringify(views) }
  if (market.kind === 'postgres') return startServer('barePostgres.ts', { ...market.env, ...env })
  return startServer('barePglite.ts', { BENCH_PGLITE: await market.copy(), ...env })
}

export async function answerOf(origin: string, { path, token, body }: Request): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answered = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  // Only the process that serves the event stream knows its position.
  const { position: _, ...answer } = (await answered.json()) as { position?: string }
  return answer
}

export async function startPair(market: Marketplace, looks: readonly Look[]): Promise<Pair> {
  const bare = await bareOn(market, await viewsOf(market, looks))
  const sufra = await startServer('sufra.ts', market.env).catch(async (error) => {
    await bare.stop()
    throw error
  })
  const stop = async () => {
    await bare.stop()
    await sufra.stop()
  }
  for (const look of looks) {
    const request = requestOf(market, look)
    const answers = await Promise.all([sufra, bare].map(({ origin }) => answerOf(origin, request)))
    if (isDeepStrictEqual(answers[0], answers[1])) continue
    await stop()
    throw new Error(`${nameOf(look)}: the two servers do not answer the same`)
  }
  return { sufra, bare, stop }
}
