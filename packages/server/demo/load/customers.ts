import type { Random } from '../catalog/random.ts'
import { type Context, idsOf, stamped } from './context.ts'
import type { Tables } from './tables.ts'

export interface Address {
  readonly id: number
  readonly name: string
  readonly region_id: number
  readonly area_id: number
  readonly street_number: string
  readonly building_number: string
  readonly latitude: number
  readonly longitude: number
}

/** A customer, as orders need it; `from` and `until` limit when they order. */
export interface Customer {
  readonly id: number
  readonly fullname: string
  readonly mobile: string
  readonly email: string
  readonly language: 'en' | 'ar'
  readonly joined: Date
  readonly until: Date
  /** A few order every week, most now and then. */
  readonly weight: number
  readonly addresses: readonly Address[]
}

const blockReasons = ['Did not answer at the door three times', 'Cancelled on the day again and again']

/** Half of them joined before the thirteen months, the others since, oldest first. */
function joinedDaysAgo(index: number, count: number, rng: Random): number {
  const before = Math.floor(count / 2)
  const [from, to, position] =
    index < before ? [700, 396, index / before] : [395, 1, (index - before) / (count - before)]
  return from - (from - to) * position - rng.next() * 0.5
}

/** Most agreed to mails when they joined, about half to push messages; those who did have a phone with the app. */
function reachedRows(
  { rng }: Context,
  all: readonly {
    readonly row: { readonly id: number; readonly language: string; readonly created_at: string }
  }[],
): Tables {
  const own = rng.fork('consents')
  const agreed = all.flatMap(({ row }) => [
    ...(own.chance(0.7) ? [{ kind: 'email', row }] : []),
    ...(own.chance(0.5) ? [{ kind: 'push', row }] : []),
  ])
  return {
    customer_consents: agreed.map(({ kind, row }, index) => ({
      id: index + 1,
      customer_id: row.id,
      kind,
      given: true,
      source: 'app',
      created_at: row.created_at,
    })),
    device_tokens: agreed
      .filter(({ kind }) => kind === 'push')
      .map(({ row }, index) => ({
        id: index + 1,
        token: `demo-phone-${row.id}`,
        platform: own.pick(['android', 'ios']),
        customer_id: row.id,
        language: row.language,
        created_at: row.created_at,
        last_seen_at: row.created_at,
      })),
  }
}

export function customerScope(context: Context) {
  const { catalogue, clock, image } = context
  const rng = context.rng.fork('customers')
  const areaId = idsOf(catalogue.areas)
  const regionId = idsOf(catalogue.regions)
  const regionOf = new Map(catalogue.areas.map(({ key, region }) => [key, region]))
  let addressCount = 0
  const all = catalogue.customers.map((one, index) => {
    const own = rng.fork(String(index))
    const joined = clock.ago(joinedDaysAgo(index, catalogue.customers.length, own))
    const days = (clock.now.getTime() - Date.parse(joined)) / 86_400_000
    const blocked_at = one.blocked ? clock.ago(Math.min(days * 0.5, own.int(4, 90))) : null
    const left = one.active ? null : clock.ago(Math.min(days * 0.5, 95))
    const addresses = one.addresses.map((address) => ({
      id: ++addressCount,
      name: address.name[one.language],
      region_id: regionId(regionOf.get(address.area) ?? ''),
      area_id: areaId(address.area),
      street_number: address.street_number,
      building_number: address.building_number,
      latitude: address.latitude,
      longitude: address.longitude,
    }))
    return {
      row: {
        id: index + 1,
        mobile: one.mobile,
        fullname: one.fullname,
        email: one.email,
        image_id: image('avatars', one.photo),
        language: one.language,
        status: !one.blocked,
        active: one.active,
        blocked_at,
        block_reason: one.blocked ? own.pick(blockReasons) : null,
        ...stamped(joined),
      },
      until: blocked_at ?? left ?? clock.now.toISOString(),
      weight: own.weighted([
        [1, 60],
        [3, 30],
        [9, 10],
      ]),
      addresses,
    }
  })
  const tables: Tables = {
    customers: all.map(({ row }) => row),
    ...reachedRows(context, all),
    customer_addresses: all.flatMap(({ row, addresses }) =>
      addresses.map((address) => ({ ...address, customer_id: row.id, ...stamped(row.created_at) })),
    ),
  }
  const customers = all.map(
    ({ row, until, weight, addresses }): Customer => ({
      id: row.id,
      fullname: row.fullname,
      mobile: row.mobile,
      email: row.email,
      language: row.language,
      joined: new Date(row.created_at),
      until: new Date(until),
      weight,
      addresses,
    }),
  )
  return { tables, customers }
}
