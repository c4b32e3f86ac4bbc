import type { Kind } from '@sufra/contract/kernel/kinds'
import type pg from 'pg'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

/** A whole number from 0 to most - 1, the same in every run. */
export function randomFrom(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const minute = 60_000
/** Instants around midnight in Qatar (21:00 UTC) and at any time of three years. */
function instantOf(random: (most: number) => number): Date {
  const day = Date.parse('2024-12-15T21:00:00Z') + random(1100) * 1440 * minute
  return new Date(day + (random(3) === 0 ? random(5) - 2 : random(1440)) * minute)
}

const kinds = ['admin', 'restaurant', 'store_user', 'customer', 'channel', 'system']

interface Places {
  readonly stores: readonly { readonly id: number; readonly restaurant_id: number }[]
  readonly customers: readonly number[]
  readonly areas: readonly (number | null)[]
  readonly channels: readonly (number | null)[]
  readonly reasons: readonly (number | null)[]
}

/** Writes a random order without a ledger, made of one that was placed. */
async function addRandomOrder(
  pool: pg.Pool,
  template: Readonly<Record<string, unknown>>,
  { stores, customers, areas, channels, reasons }: Places,
  random: (most: number) => number,
): Promise<number> {
  const pickOf = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const { id: _id, event_day: _day, ...row } = template
  const store = pickOf(stores)
  const created = instantOf(random)
  const status = pickOf([1, 6, 6, 7, 8, 8])
  const accepted = status === 6 || status === 8 || (status === 7 && random(2) === 0)
  const sub_total = 100_00 + random(5000_00)
  const [offer, coupon, welcome] = [random(20_00), random(20_00), random(10_00)]
  const contribution = random(coupon + 1)
  const [fee, tax] = [random(50_00), random(3) * 100]
  const total = sub_total + tax + fee - offer - coupon - welcome
  const [paid, cash] = [random(total), 0]
  return insert(pool, 'orders', {
    ...row,
    channel_reference: null,
    restaurant_id: store.restaurant_id,
    store_id: store.id,
    customer_id: pickOf(customers),
    area_id: pickOf(areas),
    channel_id: pickOf(channels),
    payment_method: pickOf(['cashondelivery', 'creditcard']),
    created_at: created,
    event_at: new Date(created.getTime() + random(20 * 1440) * minute),
    status_id: status,
    accepted_at: accepted ? new Date(created.getTime() + random(600) * minute) : null,
    cancelled_at: status === 7 ? new Date(created.getTime() + random(900) * minute) : null,
    cancelled_by_kind: status === 7 ? pickOf(kinds) : null,
    cancel_reason_id: status === 7 ? pickOf(reasons) : null,
    sub_total,
    offer_discount_value: offer,
    coupon_discount_value: coupon,
    coupon_platform_contribution_value: contribution,
    welcome_discount_value: welcome,
    discount_value: offer + coupon + welcome,
    catering_delivery_fees: fee,
    tax,
    order_total_price: total,
    paid_amount: paid,
    cash_collected_amount: cash,
    refunded_amount: random(paid + 1),
    remaining_amount: 0,
    platform_commission_value: random(100_00),
    pgw_charges_value: random(30_00),
    due_to_store: random(4000_00) - 1000_00,
  })
}

async function placesOf({ database, world, kitchen }: MoneyTest): Promise<Places> {
  const other = await world.tenant('second')
  const ids = async (from: string) =>
    (await database.pool.query<{ id: number }>(`select id from ${from}`)).rows.map(({ id }) => id)
  return {
    stores: [kitchen.tenant.ids, other.ids].map(({ stores, restaurants }) => ({
      id: stores as number,
      restaurant_id: restaurants as number,
    })),
    customers: await ids('customers order by id limit 40'),
    areas: [null, ...(await ids('areas order by id limit 5'))],
    channels: [null, ...(await ids('channels order by id limit 2'))],
    reasons: [null, ...(await ids('cancel_reasons order by id limit 3'))],
  }
}

/** Two stores with an order that was placed, and random ones of three years. */
export async function openReports(open: () => Promise<Database>, orders: number): Promise<MoneyTest> {
  const test = await openMoney(open)
  const placed = await test.order()
  const [template] = (await test.database.pool.query('select * from orders where id = $1', [placed])).rows
  const places = await placesOf(test)
  const random = randomFrom(16)
  for (let made = 0; made < orders; made++) await addRandomOrder(test.database.pool, template, places, random)
  return test
}

export const tokenOf = ({ world, kitchen }: MoneyTest, kind: Kind): string =>
  kind === 'admin' ? world.admins['Super Admin'].token : kitchen.tenant.people[kind].token
