import type { MenuItem } from '../../../src/ordering/ordering.menu.ts'
import type { Random } from '../../catalog/random.ts'
import type { Store } from '../../catalog/stores.ts'
import { type Context, idsOf } from '../context.ts'
import type { Address, Customer } from '../customers.ts'
import type { Actor, People } from '../people.ts'
import type { StoreRow } from '../stores.ts'

/** A store as orders see it. */
export interface Shop {
  readonly row: StoreRow
  readonly store: Store
  readonly restaurant_name: string
  readonly dishes: readonly MenuItem[]
  /** Delivery fee by area served. */
  readonly fees: ReadonlyMap<number, number>
  readonly users: readonly Actor[]
  readonly owners: readonly Actor[]
  readonly weight: number
}

export function shopsOf(
  context: Context,
  stores: readonly StoreRow[],
  menus: ReadonlyMap<number, MenuItem[]>,
  people: People,
): Shop[] {
  const { catalogue } = context
  const rng = context.rng.fork('shops')
  const areaId = idsOf(catalogue.areas)
  return catalogue.stores.map((store, index) => {
    const row = stores[index] as StoreRow
    const fees = new Map<number, number>()
    for (const region of store.delivery) {
      for (const area of catalogue.areas.filter((one) => one.region === region.region)) {
        const own = region.areas.find((one) => one.area === area.key)
        fees.set(areaId(area.key), (own ?? region).catering_delivery_fees)
      }
    }
    return {
      row,
      store,
      restaurant_name: catalogue.restaurants.find(({ key }) => key === store.restaurant)?.name.en ?? '',
      dishes: (menus.get(row.id) ?? []).filter(({ shown }) => shown),
      fees,
      users: people.usersOf(row.id),
      owners: people.ownersOf(row.restaurant_id),
      // The store whose manager can sign in has something to do every day.
      weight: index === 0 ? 3.5 : 0.4 + rng.next() * 1.2,
    }
  })
}

export interface Visit {
  readonly shop: Shop
  readonly customer: Customer
  readonly address: Address
}

/** Who orders where at a moment: somebody who had joined by then, from a store that delivers to them. */
export function visitor(shops: readonly Shop[], customers: readonly Customer[], rng: Random) {
  const serving = new Map<number, (readonly [Shop, number])[]>()
  for (const shop of shops.filter(({ row }) => row.catering_status)) {
    for (const area of shop.fees.keys()) {
      serving.set(area, [...(serving.get(area) ?? []), [shop, shop.weight]])
    }
  }
  const reachable = customers.filter(({ addresses }) => addresses.some(({ area_id }) => serving.has(area_id)))
  return (at: Date): Visit => {
    const here = reachable.filter(({ joined, until }) => joined <= at && at <= until)
    const customer = rng.weighted(here.map((one) => [one, one.weight] as const))
    const address = rng.pick(customer.addresses.filter(({ area_id }) => serving.has(area_id)))
    return { shop: rng.weighted(serving.get(address.area_id) ?? []), customer, address }
  }
}
