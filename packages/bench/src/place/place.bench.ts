import { reconcile } from '../../../server/src/money/ledger/reconcile.ts'
import { type Child, startServer } from '../children.ts'
import { type Kitchens, openAt, openKitchens } from '../data/kitchens.ts'
import { marketplace, orders } from '../data/marketplace.ts'
import { type Figure, median } from '../figures.ts'
import { placeBesideReports } from './besideReports.ts'
import { insertAgain, mobiles, scriptsOf } from './pgbench.ts'
import { placeOrders } from './placing.ts'

const leastRatio = 0.25
const connections = 16
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const seconds = Number(process.env.BENCH_PLACE_SECONDS ?? 4)

type Env = Readonly<Record<string, string>>

const countOrders = `select count(*) as placed from orders`

async function counted(env: Env): Promise<number> {
  const database = await openAt(env)
  const { rows } = await database.pool.query<{ placed: number }>(countOrders).finally(() => database.close())
  return rows[0]?.placed ?? 0
}

const placing = ({ origin }: Child, { key, kitchens }: Kitchens, length: number, at = connections) =>
  placeOrders({
    port: Number(new URL(origin).port),
    token: key,
    bodies: kitchens.map(({ body }) => body()),
    connections: at,
    seconds: length,
    run: `bench-${process.pid}-${performance.now()}`,
  })

/** One placed order of each kitchen, as scripts for pgbench. */
async function examples(env: Env): Promise<string[]> {
  const database = await openAt(env)
  const { rows } = await database.pool.query<{ id: number }>(
    `select max(orders.id) as id from orders join stores on stores.id = store_id
     where stores.name_en like 'bench %' and channel_reference is null and address_id is not null group by store_id`,
  )
  return scriptsOf(
    database,
    rows.map(({ id }) => id),
  ).finally(() => database.close())
}

/** Each kitchen starts with an order that has no ledger entries: these differences are known. */
async function differencesIn(env: Env, known: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  const database = await openAt(env)
  await reconcile(database.db, ({ check, subject, expected, found: is }) =>
    found.push(`${check}: ${subject} is ${is}, not ${expected}`),
  ).finally(() => database.close())
  return found.filter((each) => !known.includes(each))
}

/** Placing orders through the API, compared with pgbench inserting the same rows, in alternation. On Postgres. */
export async function placeBench(): Promise<Figure[]> {
  const market = await marketplace('postgres', orders)
  const env = await market.writable()
  const beside = await market.writable()
  const database = await openAt(env)
  const kitchens = await openKitchens(database).finally(() => database.close())
  const other = await openAt(beside)
  await other.pool.query(mobiles)
  await openKitchens(other).finally(() => other.close())
  const server = await startServer('sufra.ts', env)
  let acknowledged = 0
  const turns: { placed: number; inserted: number }[] = []
  const before = await counted(env)
  const known = await differencesIn(env)
  try {
    acknowledged += (await placing(server, kitchens, 3)).placed
    const scripts = await examples(env)
    await insertAgain(beside.DATABASE_URL as string, scripts, connections, 2)
    for (let round = 0; round < rounds; round++) {
      const { placed, perSecond } = await placing(server, kitchens, seconds)
      acknowledged += placed
      const inserted = await insertAgain(beside.DATABASE_URL as string, scripts, connections, seconds)
      turns.push({ placed: perSecond, inserted })
    }
  } finally {
    await server.stop()
  }
  const lost = before + acknowledged - (await counted(env))
  const differences = await differencesIn(env, known)
  for (const difference of differences.slice(0, 5)) console.error(difference)
  const ratios = turns.map(({ placed, inserted }) => placed / inserted)
  const rate = (of: 'placed' | 'inserted') => median(turns.map((turn) => turn[of])).toFixed(0)
  return [
    {
      bench: 'place',
      what: `orders placed through the API, ${connections} at a time, to transactions of pgbench`,
      value: median(ratios),
      unit: '×',
      bound: { atLeast: leastRatio },
      from: `${rate('placed')}/s to ${rate('inserted')}/s; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    },
    {
      bench: 'place',
      what: 'acknowledged orders that are not there, and differences that reconcile finds',
      value: Math.abs(lost) + differences.length,
      unit: 'faults',
      bound: { atMost: 0 },
      from: `${acknowledged} orders acknowledged`,
    },
    await placeBesideReports(),
  ]
}
