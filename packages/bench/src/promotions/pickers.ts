import { collections, coupons } from '@sufra/contract'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { type Pair, pairsOf, ratioOf, requestOf, shown } from '../balances/pairs.ts'
import { startServer } from '../children.ts'
import type { Figure } from '../figures.ts'
import type { Request } from '../load/load.ts'
import { itemsOfEach, pickerMarket } from './pickerMarket.ts'

const few = 50
const many = 5_000

interface Look {
  readonly name: string
  readonly request: (token: string, stores: number) => Request
}
const read = (path: string, token: string): Request => ({
  method: 'GET',
  path: `${prefixes.admin}/${path}`,
  token,
})
const stores = collections.allStores.paths.admin
const looks: readonly Look[] = [
  { name: 'first stores', request: (token) => read(`${stores}?count=20`, token) },
  // One store at both sizes: the last.
  {
    name: 'a store by name',
    request: (token, last) => read(`${stores}?count=20&search=Store+${last}`, token),
  },
  {
    name: 'items of a store',
    request: (token) => read(`${coupons.itemsOf.paths.admin}?store_id=1`, token),
  },
  {
    name: 'an item by name',
    request: (token) =>
      requestOf(collections.itemsOfStores, token, {
        stores_id: [1],
        count: 20,
        search: `Dish ${itemsOfEach}`,
      }),
  },
]

/** How the pickers of coupons and collections grow with the stores and their items. */
export async function pickers(): Promise<Figure> {
  const serve = async (count: number) => {
    const market = await pickerMarket(count)
    return { child: await startServer('sufra.ts', market.env), token: market.tokens.admin, count }
  }
  const [small, large] = [await serve(few), await serve(many)]
  const measured: { name: string; pairs: Pair[] }[] = []
  try {
    for (const { name, request } of looks) {
      const to = ({ child, token, count }: typeof small) => [child, request(token, count)] as const
      measured.push({ name, pairs: await pairsOf(to(small), to(large)) })
    }
  } finally {
    await Promise.all([small.child.stop(), large.child.stop()])
  }
  return {
    bench: 'promotions',
    what: `pickers, ${looks.length} looks: the worst at ${many.toLocaleString('en-US')} stores to ${few}`,
    value: Math.max(...measured.map(({ pairs }) => ratioOf(pairs))),
    unit: '×',
    bound: { atMost: 1.2 },
    from: measured.map(({ name, pairs }) => shown(name, pairs)).join('; '),
  }
}
