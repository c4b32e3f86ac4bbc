import type { Kind } from '@sufra/contract/kernel/kinds'
import { type OrderFilter, orderFilters } from '@sufra/contract/orders'
import type { Marketplace } from '../data/marketplace.ts'
import { answerOf } from '../list/pair.ts'
import { type Filter, type Look, nameOf, requestOf } from '../list/views.ts'

const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']
const filters: readonly Filter[] = [
  {},
  ...(Object.keys(orderFilters) as OrderFilter[]).map((order_status) => ({ order_status })),
  { needs_attention: true },
]

/** The same look in a small and in a large marketplace: the middle of a list is another page in each. */
export interface Looked {
  readonly what: 'first pages' | 'deep pages' | 'searches' | 'cards'
  readonly name: string
  readonly small: Look
  readonly large: Look
}

export interface Served {
  readonly market: Marketplace
  readonly origin: string
}

interface Listed {
  readonly orders: { readonly total: number; readonly data: readonly { readonly id: number }[] }
}

async function listed({ market, origin }: Served, look: Look): Promise<Listed['orders']> {
  const answer = (await answerOf(origin, requestOf(market, look))) as Partial<Listed>
  if (answer.orders) return answer.orders
  throw new Error(`${nameOf(look)}: ${JSON.stringify(answer)}`)
}

const pageAt = (total: number, part: number) => Math.max(1, Math.ceil((total / 10) * part))

async function pagesOf(kind: Kind, filter: Filter, sides: readonly [Served, Served]): Promise<Looked[]> {
  const first: Look = { kind, filter, page: 1 }
  const [few, many] = await Promise.all(sides.map((side) => listed(side, first)))
  const at = (part: number): Looked => {
    const small = { ...first, page: pageAt(few?.total ?? 0, part) }
    const large = { ...first, page: pageAt(many?.total ?? 0, part) }
    return { what: 'deep pages', name: nameOf(large), small, large }
  }
  return [
    { what: 'first pages', name: nameOf(first), small: first, large: first },
    at(1 / 4),
    at(1 / 2),
    at(1),
  ]
}

/** An order of one's own, one that is not there, and what is no number: that leaves the cards alone. */
async function searchesOf(kind: Kind, sides: readonly [Served, Served]): Promise<Looked[]> {
  const middle = async (side: Served): Promise<Look> => {
    const { total } = await listed(side, { kind, filter: {}, page: 1 })
    const { data } = await listed(side, { kind, filter: {}, page: pageAt(total, 1 / 2) })
    return { kind, filter: { search: String(data[0]?.id) }, page: 1 }
  }
  const same = (what: Looked['what'], search: string): Looked => {
    const look = { kind, filter: { search }, page: 1 }
    return { what, name: nameOf(look), small: look, large: look }
  }
  const large = await middle(sides[1])
  return [
    { what: 'searches', name: nameOf(large), small: await middle(sides[0]), large },
    same('searches', '999999999999'),
    same('cards', 'nothing'),
  ]
}

/** Every filter's first and deep pages, each search, and the cards, as each kind sees them. */
export async function allLooks(small: Served, large: Served): Promise<Looked[]> {
  const looks: Looked[] = []
  for (const kind of kinds) {
    for (const filter of filters) looks.push(...(await pagesOf(kind, filter, [small, large])))
    looks.push(...(await searchesOf(kind, [small, large])))
  }
  return looks
}
