import { gzipSync } from 'node:zlib'
import { items } from '@sufra/contract'
import { type Kind, prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type Child, startServer } from '../children.ts'
import { menuRows } from '../data/menuRows.ts'
import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'
import { type Figure, median } from '../figures.ts'
import { alternate } from '../load/alternate.ts'
import type { Request } from '../load/load.ts'
import { statementsOf } from '../servers/statements.ts'
import { menuScreens } from './screens.ts'

const calls = Number(process.env.BENCH_CALLS ?? 50)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const many = 500
const few = 20
/** Stores of the marketplace with a menu of `few` items; the first has `many`. */
const others = 200

interface Menu {
  readonly store_id: number
  readonly sub_category_id: number
}
interface Look {
  readonly name: string
  readonly operation: Operation
  readonly kind: Kind
}
const looks: readonly Look[] = [
  { name: 'a category, admin', operation: items.list, kind: 'admin' },
  { name: 'a category, restaurant', operation: items.list, kind: 'restaurant' },
  { name: 'all items, restaurant', operation: items.all, kind: 'restaurant' },
]

function requestOf({ tokens }: StoreMarket, { store_id, sub_category_id }: Menu, look: Look): Request {
  const { operation, kind } = look
  const path = `${prefixes[kind]}/${operation.paths[kind]}`.replace(':id', String(sub_category_id))
  const token = tokens[kind]
  return operation.method === 'GET' ? { method: 'GET', path, token } : { path, token, body: { store_id } }
}

async function fill(market: StoreMarket): Promise<readonly [small: Menu, large: Menu]> {
  const { pool, close } = await market.open()
  const client = await pool.connect()
  try {
    for (let store = 1; store <= others; store++)
      for (const text of menuRows(store, store === 1 ? many : few)) await client.query(text)
    await client.query('analyze')
    // The small menu belongs to the same restaurant, as one account reads both.
    const { rows } = await client.query<Menu>(`select s.id as store_id, c.id as sub_category_id from stores s
      join subcategories c on c.store_id = s.id where s.restaurant_id = 1 and s.id <= 2 order by s.id`)
    const [large, small] = rows
    if (!large || !small) throw new Error('the marketplace has no two menus of one restaurant')
    return [small, large]
  } finally {
    client.release(true)
    await close()
  }
}

const ms = (times: readonly number[]) => median(times).toFixed(2)

/**
 * Compares the large menu with the small one, and with the same statements by `pg` alone, in rounds through all views.
 */
async function measure(
  market: StoreMarket,
  small: Menu,
  large: Menu,
  look: Look,
  ours: Child,
): Promise<Figure[]> {
  const request = requestOf(market, large, look)
  const database = await market.open()
  const [statements = []] = await statementsOf(database, [
    {
      method: request.method ?? 'POST',
      url: request.path,
      headers: { authorization: `Bearer ${request.token}` },
      ...(request.body !== undefined && { payload: request.body as object }),
    },
  ]).finally(() => database.close())
  const bare = await startServer('bareRows.ts', {
    ...market.env,
    BENCH_STATEMENTS: JSON.stringify(statements),
  })
  const { origin } = ours
  const times = { few: [] as number[], many: [] as number[], beside: [] as number[], bare: [] as number[] }
  try {
    for (let round = 0; round <= rounds; round++) {
      const less = { origin, request: requestOf(market, small, look) }
      const [a, b] = await alternate(less, { origin, request }, calls)
      const [c, d] = await alternate({ origin, request }, { origin: bare.origin, request }, calls)
      // In the first round both servers are still being compiled.
      if (round === 0) continue
      times.few.push(a)
      times.many.push(b)
      times.beside.push(c)
      times.bare.push(d)
    }
    const ratio = (over: readonly number[], under: readonly number[]) =>
      median(over.map((value, index) => value / (under[index] ?? Number.NaN)))
    return [
      {
        bench: 'menu',
        what: `${look.name}: ${many} items to ${few}`,
        value: ratio(times.many, times.few),
        unit: '×',
        bound: { atMost: many / few },
        from: `${ms(times.many)} to ${ms(times.few)} ms`,
      },
      {
        bench: 'menu',
        what: `${look.name}: ${many} items to the same by pg and JSON alone`,
        value: ratio(times.beside, times.bare),
        unit: '×',
        from: `${ms(times.beside)} to ${ms(times.bare)} ms`,
      },
    ]
  } finally {
    await bare.stop()
  }
}

async function size(market: StoreMarket, large: Menu, { origin }: Child): Promise<Figure> {
  const { path, token } = requestOf(market, large, looks[0] as Look)
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  const body = Buffer.from(await answer.arrayBuffer())
  return {
    bench: 'menu',
    what: `a category of ${many} items: size, compressed`,
    value: gzipSync(body).length / 1024,
    unit: 'KB',
    from: `${(body.length / 1024).toFixed(0)} KB before`,
  }
}

/** A menu page's lists with 500 items, compared with 20 in the same marketplace. On Postgres. */
export async function menuBench(): Promise<Figure[]> {
  const market = await storeMarket(100, others)
  const [small, large] = await fill(market)
  const ours = await startServer('sufra.ts', market.env)
  try {
    const figures: Figure[] = []
    for (const look of looks) figures.push(...(await measure(market, small, large, look, ours)))
    const screens = await menuScreens(market, ours, { ...small, items: few }, { ...large, items: many })
    return [...figures, await size(market, large, ours), ...screens]
  } finally {
    await ours.stop()
  }
}
