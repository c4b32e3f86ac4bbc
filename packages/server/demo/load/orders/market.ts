import type { MenuItem } from '../../../src/menu/availability/availability.menu.ts'
import type { Bilingual } from '../../catalog/bilingual.ts'
import { weekDays } from '../../catalog/hours.ts'
import type { Random } from '../../catalog/random.ts'
import type { Store } from '../../catalog/stores.ts'
import { type Context, idsOf } from '../context.ts'
import type { Address, Customer } from '../customers.ts'
import type { Actor, People } from '../people.ts'
import type { StoreRow } from '../stores.ts'

/** A store, as orders need it. */
export interface Shop {
  readonly row: StoreRow
  readonly store: Store
  readonly restaurant_name: Bilingual
  readonly dishes: readonly MenuItem[]
  /** Delivery fee by area. */
  readonly fees: ReadonlyMap<number, number>
  readonly users: readonly Actor[]
  readonly owners: readonly Actor[]
  /** Weekdays with working hours (0 is Sunday), and days without orders. */
  readonly openOn: ReadonlySet<number>
  readonly booked: readonly { readonly from: string; readonly to: string }[]
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
      restaurant_name: catalogue.restaurants.find(({ key }) => key === store.restaurant)?.name ?? {
        en: '',
        ar: '',
      },
      dishes: (menus.get(row.id) ?? []).filter(({ shown }) => shown),
      fees,
      users: people.usersOf(row.id),
      owners: people.ownersOf(row.restaurant_id),
      openOn: new Set(store.hours.map(({ week_day }) => weekDays.indexOf(week_day))),
      booked: store.booked.map(({ from_day, to_day }) => ({
        from: context.clock.day(from_day),
        to: context.clock.day(to_day),
      })),
      // The store whose manager has a published account gets orders every day.
      weight: index === 0 ? 3.5 : 0.4 + rng.next() * 1.2,
    }
  })
}

export interface Visit {
  readonly shop: Shop
  readonly customer: Customer
  readonly address: Address
}

/** Picks a customer who had joined by then, and a store that delivers to them. */
export function visitor(shops: readonly Shop[], customers: readonly Customer[], rng: Random) {
  const serving = new Map<number, (readonly [Shop, number])[]>()
  for (const shop of shops.filter(({ row }) => row.catering_status)) {
    for (const area of shop.fees.keys()) {
      serving.set(area, [...(serving.get(area) ?? []), [shop, shop.weight]])
    }
  }
  const reachable = customers
    .map((customer) => ({
      customer,
      joined: customer.joined.getTime(),
      until: customer.until.getTime(),
      addresses: customer.addresses.filter(({ area_id }) => serving.has(area_id)),
    }))
    .filter(({ addresses }) => addresses.length > 0)
    .map((one) => [one, one.customer.weight] as const)
  return (when: Date): Visit => {
    const at = when.getTime()
    const { customer, addresses } = rng.weighted(
      reachable.filter(([{ joined, until }]) => joined <= at && at <= until),
    )
    const address = rng.pick(addresses)
    return { shop: rng.weighted(serving.get(address.area_id) ?? []), customer, address }
  }
}
