import type { Kitchen } from '../../../server/test/checkout.ts'
import { type Child, startServer } from '../children.ts'
import { openAt, openKitchens } from '../data/kitchens.ts'
import { marketplace, orders } from '../data/marketplace.ts'
import { type Figure, median } from '../figures.ts'
import { placeOrders } from './placing.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const seconds = Number(process.env.BENCH_PLACE_SECONDS ?? 4)

interface Side {
  /** Runs in a copy of the marketplace before its server starts. */
  readonly sql: string
  /** The order of a kitchen; `index` counts kitchens. */
  readonly order?: (body: Kitchen['body'], index: number) => object
}

/** Orders placed in turn on two copies of one marketplace: the rate of `other` to that of `plain`. On Postgres. */
export async function placeOnTwoSides(
  named: Pick<Figure, 'bench' | 'what' | 'bound'>,
  { plain, other }: { readonly plain: Side; readonly other: Side },
): Promise<Figure> {
  const market = await marketplace('postgres', orders)
  const start = async ({ sql, order = (body) => body() }: Side) => {
    const env = await market.writable()
    const database = await openAt(env)
    const { key, kitchens } = await openKitchens(database)
    await database.pool.query(sql)
    await database.close()
    const bodies = kitchens.map(({ body }, index) => order(body, index))
    return { child: await startServer('sufra.ts', env), token: key, bodies }
  }
  const perSecond = async ({ child, token, bodies }: { child: Child; token: string; bodies: object[] }) => {
    const port = Number(new URL(child.origin).port)
    const run = `bench-${process.pid}-${performance.now()}`
    return (await placeOrders({ port, token, bodies, connections: 16, seconds, run })).perSecond
  }
  const [first, second] = [await start(plain), await start(other)]
  const turns: { plain: number; other: number }[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const turn = { plain: await perSecond(first), other: await perSecond(second) }
      if (round > 0) turns.push(turn)
    }
  } finally {
    await Promise.all([first.child.stop(), second.child.stop()])
  }
  const ratios = turns.map((turn) => turn.other / turn.plain)
  const rate = (of: 'plain' | 'other') => median(turns.map((turn) => turn[of])).toFixed(0)
  return {
    ...named,
    value: median(ratios),
    unit: '×',
    from: `${rate('other')}/s to ${rate('plain')}/s; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  }
}
