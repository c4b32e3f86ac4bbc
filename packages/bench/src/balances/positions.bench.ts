import { storePositions } from '@sufra/contract'
import { type Child, startServer } from '../children.ts'
import { manyOrders, orders } from '../data/marketplace.ts'
import type { Figure } from '../figures.ts'
import { type Pair, pairsOf, ratioOf, requestOf, shown } from './pairs.ts'
import { positionMarket, size } from './positionMarket.ts'

interface Look {
  readonly name: string
  readonly body: object
}

interface Side {
  readonly child: Child
  readonly token: string
}

const positionLooks: readonly Look[] = [
  { name: 'first page', body: {} },
  { name: 'by due', body: { sort: 'due', direction: 'desc' } },
  { name: 'by last payout', body: { sort: 'last_paid_on', direction: 'desc' } },
  { name: 'last page of those with something due', body: { balance: 'due', page: 400 } },
  { name: 'a name', body: { search: 'store 77' } },
]

async function positions(small: Side, large: Side): Promise<Figure> {
  const measured: { look: Look; pairs: Pair[] }[] = []
  for (const look of positionLooks) {
    const to = ({ child, token }: Side) => [child, requestOf(storePositions.list, token, look.body)] as const
    measured.push({ look, pairs: await pairsOf(to(small), to(large)) })
  }
  return {
    bench: 'positions',
    what: `positions of ${size.stores} stores, ${positionLooks.length} looks: the worst at ${manyOrders} to ${orders} orders`,
    value: Math.max(...measured.map(({ pairs }) => ratioOf(pairs))),
    unit: '×',
    bound: { atMost: 1.2 },
    from: measured.map(({ look, pairs }) => shown(look.name, pairs)).join('; '),
  }
}

/** Where stores stand, as the ledger grows. On Postgres. */
export async function positionsBench(): Promise<Figure[]> {
  const serve = async (many: number): Promise<Side> => {
    const market = await positionMarket(many)
    return { child: await startServer('sufra.ts', market.env), token: market.tokens.admin }
  }
  const small = await serve(orders)
  const large = await serve(manyOrders)
  return [await positions(small, large).finally(() => Promise.all([small.child.stop(), large.child.stop()]))]
}
