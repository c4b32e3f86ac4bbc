import { customers } from '@sufra/contract'
import { type Pair, pairsOf, ratioOf, requestOf, shown } from '../balances/pairs.ts'
import { type Child, startServer } from '../children.ts'
import type { Figure } from '../figures.ts'
import { customerMarket } from './customerMarket.ts'

const many = 1_000_000
const few = 10_000

interface Look {
  readonly name: string
  readonly body: object
}

interface Side {
  readonly child: Child
  readonly token: string
}

const looks: readonly Look[] = [
  { name: 'first page', body: {} },
  { name: 'the active', body: { state: 'active' } },
  { name: 'the blocked', body: { state: 'blocked' } },
  { name: 'two letters', body: { search: 'mo' } },
  { name: 'a misspelt Arabic name', body: { search: 'مخمد الكوارى' } },
  { name: 'a misspelt name', body: { search: 'Mohamad Kuwary' } },
  { name: 'a mobile', body: { search: '+974 3000 77' } },
  { name: 'nobody', body: { search: 'Xylophone' } },
]

/** The list of customers and its search, as customers become many. On Postgres. */
export async function customersBench(): Promise<Figure[]> {
  const serve = async (count: number): Promise<Side> => {
    const market = await customerMarket(count)
    return { child: await startServer('sufra.ts', market.env), token: market.tokens.admin }
  }
  const [small, large] = [await serve(few), await serve(many)]
  const measured: { look: Look; pairs: Pair[] }[] = []
  try {
    for (const look of looks) {
      const to = ({ child, token }: Side) => [child, requestOf(customers.list, token, look.body)] as const
      measured.push({ look, pairs: await pairsOf(to(small), to(large)) })
    }
  } finally {
    await Promise.all([small.child.stop(), large.child.stop()])
  }
  return [
    {
      bench: 'customers',
      what: `customers, ${looks.length} looks: the worst at ${many} to ${few} customers`,
      value: Math.max(...measured.map(({ pairs }) => ratioOf(pairs))),
      unit: '×',
      bound: { atMost: 1.2 },
      from: measured.map(({ look, pairs }) => shown(look.name, pairs)).join('; '),
    },
  ]
}
