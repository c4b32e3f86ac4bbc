import { trail } from '@sufra/contract/accounts/trail'
import { prefixes } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { type Child, startServer } from '../children.ts'
import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'
import { type Figure, median } from '../figures.ts'
import { alternate } from '../load/alternate.ts'
import { fillTrail } from './rows.ts'

const mostTimes = 1.2
const calls = Number(process.env.BENCH_CALLS ?? 50)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const few = 100_000
const many = Number(process.env.BENCH_TRAIL ?? 10_000_000)

type Filters = RequestOf<typeof trail.list>
const looks: Readonly<Record<string, Filters>> = {
  'the newest': {},
  'a person': { actor_id: 7 },
  'an area': { area: 'money' },
  'a record': { table: 'coupons', row_id: '5' },
  'a kind': { action: 'delete' },
  'a frequent word': { search: 'chicken' },
  'a rare word': { search: 'needle' },
  'no such word': { search: 'nowhere' },
  'a day': { start_date: '2026-01-10', end_date: '2026-01-10' },
  'a person, an area, a kind and a word': { actor_id: 7, area: 'menu', action: 'update', search: 'chicken' },
}

const requestOf = ({ tokens }: StoreMarket, body: Filters) => ({
  path: `${prefixes.admin}/${trail.list.paths.admin}`,
  token: tokens.admin,
  body: { count: 25, ...body },
})

interface Served {
  readonly market: StoreMarket
  readonly child: Child
}

async function serve(stores: number, rows: number): Promise<Served> {
  const market = await storeMarket(10, stores)
  const database = await market.open()
  await fillTrail(database.pool, rows).finally(() => database.close())
  return { market, child: await startServer('sufra.ts', market.env) }
}

/** The audit trail by each filter, over many rows to few. On Postgres. */
export async function trailBench(): Promise<Figure[]> {
  const small = await serve(10, few)
  const large = await serve(11, many)
  try {
    const measured = Object.entries(looks).map(([name, body]) => ({ name, body, less: [0], more: [0] }))
    for (const each of measured) [each.less, each.more] = [[], []]
    for (let round = 0; round <= rounds; round++)
      for (const { body, less, more } of measured) {
        const side = ({ market, child }: Served) => ({
          origin: child.origin,
          request: requestOf(market, body),
        })
        const [one, other] = await alternate(side(small), side(large), calls)
        // In the first round both servers are still being compiled.
        if (round > 0) {
          less.push(one)
          more.push(other)
        }
      }
    const timesOf = ({ less, more }: (typeof measured)[number]) =>
      median(more.map((time, round) => time / (less[round] ?? Number.NaN)))
    return [
      {
        bench: 'trail',
        what: `audit trail, ${measured.length} looks: the worst over ${many.toLocaleString('en-US')} rows to ${few.toLocaleString('en-US')}`,
        value: Math.max(...measured.map(timesOf)),
        unit: '×',
        bound: { atMost: mostTimes },
        from: measured
          .map(
            (each) => `${each.name}: ${median(each.more).toFixed(1)} to ${median(each.less).toFixed(1)} ms`,
          )
          .join('; '),
      },
    ]
  } finally {
    await small.child.stop()
    await large.child.stop()
  }
}
