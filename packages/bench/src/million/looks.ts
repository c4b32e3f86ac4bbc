import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { type OrderFilter, type OrderRow, orderFilters } from '@sufra/contract/orders/orders'
import type { Marketplace } from '../data/marketplace.ts'
import { answerOf } from '../list/pair.ts'
import { type Filter, type Look, nameOf, requestOf } from '../list/views.ts'

const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']
const filters: readonly Filter[] = [
  {},
  ...(Object.keys(orderFilters) as OrderFilter[]).map((order_status) => ({ order_status })),
  { needs_attention: true },
]

/** The same view in a small and in a large marketplace: the middle of a list is on another page in each. */
export interface Looked {
  readonly what: 'first pages' | 'deep pages' | 'deliveries' | 'searches' | 'palette' | 'cards'
  readonly name: string
  readonly small: Look
  readonly large: Look
}

export interface Served {
  readonly market: Marketplace
  readonly origin: string
}

interface Listed {
  readonly orders: { readonly total: number; readonly data: readonly OrderRow[] }
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

const both = (what: Looked['what'], look: Look, large = look): Looked => ({
  what,
  name: nameOf(large),
  small: look,
  large,
})

/** Lists with a total of their own have a limited length, so their first and last pages represent the rest. */
async function endsOf(kind: Kind, filter: Filter, sides: readonly [Served, Served]): Promise<Looked[]> {
  const pages = await pagesOf(kind, filter, sides)
  return [pages[0], pages.at(-1)].flatMap((look) => (look ? [{ ...look, what: 'deliveries' }] : []))
}

/** The newest completed order, whose customer every kind may see. */
async function completed(kind: Kind, side: Served): Promise<OrderRow | undefined> {
  const { data } = await listed(side, { kind, filter: { order_status: 'completed' }, page: 1 })
  return data[0]
}

async function restaurantOf({ market }: Served, store_id: number): Promise<number> {
  const database = await market.open()
  const { rows } = await database.pool.query<{ restaurant_id: number }>(
    'select restaurant_id from stores where id = $1',
    [store_id],
  )
  await database.close()
  return rows[0]?.restaurant_id ?? 0
}

/** By delivery time, by days, and by store, restaurant and area. */
async function deliveriesOf(kind: Kind, sides: readonly [Served, Served]): Promise<Looked[]> {
  const today = qatarDay(Date.now())
  const week = { date_from: today, date_to: addDays(today, 6) }
  const past = { date_from: addDays(today, -60), date_to: addDays(today, -54) }
  const row = await completed(kind, sides[1])
  const stores: Filter[] = row
    ? [{ store_id: row.store.id }, { store_id: row.store.id, sort: 'delivery' }]
    : []
  const areas: Filter[] = row?.area_id
    ? [{ area_id: row.area_id }, { area_id: row.area_id, sort: 'delivery' }]
    : []
  const restaurant_id = kind === 'admin' && row ? await restaurantOf(sides[1], row.store.id) : undefined
  const restaurants: Filter[] = restaurant_id ? [{ restaurant_id }, { restaurant_id, sort: 'delivery' }] : []
  const asked: readonly Filter[] = [
    { sort: 'delivery' },
    { needs_attention: true, sort: 'delivery' },
    ...(Object.keys(orderFilters) as OrderFilter[]).map((order_status) => ({
      order_status,
      sort: 'delivery' as const,
    })),
    { sort: 'delivery', date_from: today },
    { sort: 'delivery', date_from: today, date_to: today },
    { sort: 'delivery', ...week },
    { sort: 'delivery', ...past },
    week,
    ...stores,
    ...restaurants,
    ...areas,
  ]
  const looks: Looked[] = []
  for (const filter of asked) looks.push(...(await endsOf(kind, filter, sides)))
  return looks
}

const couponOf = async ({ market }: Served): Promise<string> => {
  const database = await market.open()
  const { rows } = await database.pool.query<{ coupon_code: string }>(
    'select min(coupon_code) as coupon_code from orders where coupon_code is not null',
  )
  await database.close()
  return rows[0]?.coupon_code ?? 'none'
}

/**
 * Searches for an order by id, for one that does not exist, and for what people know an order by: a common name and its
 * beginning, also on a day of a store and among the cancelled, all and part of a mobile number, a coupon, a store. A
 * text that matches nothing measures the cards alone.
 */
async function searchesOf(kind: Kind, sides: readonly [Served, Served]): Promise<Looked[]> {
  const middle = async (side: Served): Promise<Look> => {
    const { total } = await listed(side, { kind, filter: {}, page: 1 })
    const { data } = await listed(side, { kind, filter: {}, page: pageAt(total, 1 / 2) })
    return { kind, filter: { search: String(data[0]?.id) }, page: 1 }
  }
  const same = (what: Looked['what'], search: string): Looked =>
    both(what, { kind, filter: { search }, page: 1 })
  const { customer, store, picked_time_iso_date } = (await completed(kind, sides[1])) as OrderRow
  const day = qatarDay(picked_time_iso_date)
  const name = customer.fullname.split(' ')[0] as string
  const known = [
    customer.fullname,
    name,
    name.slice(0, 2),
    customer.mobile,
    customer.mobile.slice(0, 7),
    await couponOf(sides[1]),
    store.store_translation.name.en,
  ]
  return [
    both('searches', await middle(sides[0]), await middle(sides[1])),
    ...[
      { search: name, store_id: store.id, date_from: day, date_to: day },
      { search: name, order_status: 'cancelled' as const },
    ].map((filter) => both('searches', { kind, filter, page: 1 })),
    ...['999999999999', ...known].map((search) => same('searches', search)),
    same('cards', 'nothing'),
  ]
}

/** What the palette finds: an order in the middle by number, a store and a customer by name and with a letter left out. */
async function paletteOf(kind: Kind, sides: readonly [Served, Served]): Promise<Looked[]> {
  const order = async (side: Served): Promise<string> => {
    const { total } = await listed(side, { kind, filter: {}, page: 1 })
    const { data } = await listed(side, { kind, filter: {}, page: pageAt(total, 1 / 2) })
    return String(data[0]?.id)
  }
  const { customer, store } = (await completed(kind, sides[1])) as OrderRow
  const look = (found: string): Look => ({ kind, filter: {}, page: 1, found })
  const names = [store.store_translation.name.en, customer.fullname]
  const without = (name: string) => name.slice(0, 2) + name.slice(3)
  return [
    both('palette', look(await order(sides[0])), look(await order(sides[1]))),
    ...[...names, ...names.map(without)].map((name) => both('palette', look(name))),
  ]
}

/** The first and deep pages of every filter, the lists by delivery time, each search, and the cards, for each kind. */
export async function allLooks(small: Served, large: Served): Promise<Looked[]> {
  const looks: Looked[] = []
  const sides = [small, large] as const
  for (const kind of kinds) {
    for (const filter of filters) looks.push(...(await pagesOf(kind, filter, sides)))
    looks.push(...(await deliveriesOf(kind, sides)), ...(await searchesOf(kind, sides)))
    looks.push(...(await paletteOf(kind, sides)))
  }
  return looks
}
