import { statements } from '@sufra/contract'
import { startServer } from '../children.ts'
import { openAt } from '../data/kitchens.ts'
import type { Figure } from '../figures.ts'
import { statementsOf } from '../servers/statements.ts'
import { pairsOf, ratioOf, requestOf, shown } from './pairs.ts'
import { statementMarket } from './statementMarket.ts'

/** A statement of very many rows. On Postgres. */
export async function statementBench(): Promise<Figure[]> {
  const market = await statementMarket()
  const { token, long, short } = market
  const request = (store_id: number, body: object) =>
    requestOf(statements.show, token, { restaurant_store_id: store_id, ...body })
  const child = await startServer('sufra.ts', market.env)
  const database = await openAt(market.env)
  const page = { count: 2000, page: Math.ceil(long.rows / 4000) }
  const whole = request(long.store_id, page)
  const headers = { authorization: `Bearer ${token}` }
  const [sent = []] = await statementsOf(database, [
    { method: 'POST', url: whole.path, headers, payload: whole.body },
  ]).finally(() => database.close())
  const bare = await startServer('bareRows.ts', { ...market.env, BENCH_STATEMENTS: JSON.stringify(sent) })
  try {
    const first = await pairsOf([child, request(short.store_id, {})], [child, request(long.store_id, {})])
    const rows = await pairsOf([bare, whole], [child, whole])
    return [
      {
        bench: 'statement',
        what: `statement of ${long.rows} rows: its first page to that of ten rows`,
        value: ratioOf(first),
        unit: '×',
        bound: { atMost: 1.2 },
        from: shown('10 rows', first),
      },
      {
        bench: 'statement',
        what: `statement of ${long.rows} rows: 2,000 in its middle to pg and JSON alone`,
        value: ratioOf(rows),
        unit: '×',
        bound: { atMost: 1.5 },
        from: shown('the same statements', rows),
      },
    ]
  } finally {
    await bare.stop()
    await child.stop()
  }
}
