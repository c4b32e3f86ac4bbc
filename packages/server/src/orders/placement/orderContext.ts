import { qatarDay } from '@sufra/contract/kernel/clock'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { ordering } from '@sufra/contract/ordering'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { found } from '../../kernel/errors/apiError.ts'
import type { Offer } from '../../menu/availability/availability.discounts.ts'
import { areOn, type MenuItem, menuItems, minutes } from '../../menu/availability/availability.menu.ts'
import { servedAreas, shiftsOfStore } from '../../menu/availability/availability.stores.ts'
import type { Shift } from '../../menu/availability/availability.times.ts'

export type PlaceInput = InputOf<typeof ordering.place>

/** The coupon of a code as it stands, with what this store and this customer have to do with it. */
export interface CouponRow {
  readonly id: number
  readonly code: string
  readonly discount: number
  readonly platform_contribution: number
  readonly start_date: string
  readonly end_date: string
  readonly minimum_order_amount: number
  readonly total_usage_limit: number | null
  readonly limit_per_user: number | null
  readonly used_count: number
  readonly customer_used_count: number
  readonly type: 'Item' | 'Store'
  readonly all_stores: boolean
  readonly status: boolean
  readonly in_store: boolean
  readonly item_ids: readonly number[]
}

/** All an order is checked, priced and copied from, as it stands now. */
export interface Ground extends Record<string, unknown> {
  /** Null for a quote to somebody who never ordered. */
  readonly customer_id: number | null
  readonly customer_status: boolean | null
  readonly restaurant_id: number
  readonly restaurant_name: string
  readonly restaurant_name_ar: string | null
  readonly store_name_en: string
  readonly store_name_ar: string
  readonly store_phone: string
  readonly store_email: string
  readonly catering_status: boolean
  readonly catering_commission: number
  readonly value_added_tax: number
  readonly catering_advance: number
  readonly credit_card_fee: number
  readonly debit_card_fee: number
  readonly cash_on_delivery_limit: number
  readonly cancellation_days: number
  readonly max_catering_per_day: number
  readonly required_location: boolean
  /** Orders are taken so many days ahead. */
  readonly days_ahead: number
  readonly drop_off_from: string | null
  readonly drop_off_to: string | null
  readonly region_id: number
  readonly region_name_en: string
  readonly region_name_ar: string
  readonly area_name_en: string
  readonly area_name_ar: string
  /** Null where the store does not deliver to the area. */
  readonly catering_delivery_fees: number | null
  readonly area_from: string | null
  readonly area_to: string | null
  readonly shifts: readonly Shift[]
  /** Of the event's day. */
  readonly is_booked: boolean
  readonly day_order_count: number
  readonly day_items: readonly { readonly item_id: number; readonly quantity: number }[]
  readonly offers: readonly Offer[]
  readonly coupon: CouponRow | null
  /** Percent of the welcome where this customer has no order that stands and no coupon is given. */
  readonly welcome: number | null
  readonly items: readonly MenuItem[]
}

/**
 * Placing takes the customer's row (DECISIONS 18a): two orders of one number are placed one after the other, so
 * that what is counted per customer is counted right.
 */
const takenCustomer = ({ customer, language }: PlaceInput) => sql`
  insert into customers (mobile, fullname, email, language)
  values (${customer.mobile}, ${customer.fullname}, ${customer.email ?? null}, ${language})
  on conflict (mobile) do update set fullname = excluded.fullname,
    email = coalesce(excluded.email, customers.email), archived_at = null
  returning id, status`

const knownCustomer = ({ customer }: PlaceInput) => sql`
  select id, status from customers where mobile = ${customer.mobile}`

const couponQuery = (code: string | undefined, store_id: number) => sql`
  select to_json(coupon) from (
    select coupons.id, code, discount, platform_contribution, start_date, end_date, minimum_order_amount,
      total_usage_limit, limit_per_user, coupons.used_count, type, all_stores, status,
      coalesce(uses.used_count, 0) as customer_used_count,
      exists (select from coupon_stores
        where coupon_id = coupons.id and coupon_stores.store_id = ${store_id}) as in_store,
      (select coalesce(json_agg(item_id), '[]') from coupon_items
        where coupon_id = coupons.id and coupon_items.store_id = ${store_id}) as item_ids
    from coupons
    left join coupon_customer_uses uses on uses.coupon_id = coupons.id and uses.customer_id = customer.id
    where code = ${code ?? null} and archived_at is null) coupon`

/** No order of this customer that stands: the next one is the first (docs/decisions.md). */
const isFirst = (customer_id: SQL) =>
  sql`not exists (select from orders where customer_id = ${customer_id} and status_id <> 7)`

/**
 * Keeps store and restaurant from being archived until the order is in: whoever archives one takes its row for
 * update. Of the two at once the later sees what the earlier did.
 */
const kept = sql`for key share of restaurants, stores`

/** One statement reads it all. No row: no such store or area. */
function groundQuery(allowed: SQL, customer: SQL, input: PlaceInput, today: string): SQL {
  const { store_id, area_id, date, coupon_code, items } = input
  const ids = sql.param(items.map(({ item_id }) => item_id))
  return sql`
    with customer as (${customer})
    select customer.id as customer_id, customer.status as customer_status, stores.restaurant_id,
      restaurants.name as restaurant_name, restaurants.name_ar as restaurant_name_ar, stores.name_en as store_name_en, stores.name_ar as store_name_ar,
      stores.phone as store_phone, stores.email as store_email, stores.catering_status,
      stores.catering_commission, stores.value_added_tax, stores.catering_advance, stores.credit_card_fee,
      stores.debit_card_fee, stores.cash_on_delivery_limit, stores.cancellation_days,
      stores.max_catering_per_day, stores.required_location,
      (select (value->>'days_ahead')::int from settings where key = 'ordering') as days_ahead, ${minutes('stores.drop_off_from')},
      ${minutes('stores.drop_off_to')}, areas.region_id, regions.name_en as region_name_en,
      regions.name_ar as region_name_ar, areas.name_en as area_name_en, areas.name_ar as area_name_ar,
      served.catering_delivery_fees, served.start_time as area_from, served.end_time as area_to,
      ${shiftsOfStore} as shifts,
      exists (select from booked_days where store_id = stores.id
        and daterange(start_date, end_date, '[]') @> ${date}::date) as is_booked,
      coalesce((select order_count from store_day_capacity
        where store_id = stores.id and day = ${date}), 0) as day_order_count,
      (select coalesce(json_agg(json_build_object('item_id', item_id, 'quantity', quantity)), '[]')
        from item_day_capacity where day = ${date} and item_id = any(${ids}::bigint[])) as day_items,
      (select coalesce(json_agg(json_build_object('id', id, 'item_id', item_id, 'discount', discount)), '[]')
        from offers where ${areOn(sql`stores.id`, today)}) as offers,
      (${couponQuery(coupon_code, store_id)}) as coupon,
      case when ${coupon_code ?? null}::text is null then (select value from welcome_discounts
        where status and value > 0 and ${isFirst(sql`customer.id`)}) end as welcome,
      (select coalesce(json_agg(to_json(item)), '[]') from (${menuItems(sql`items.store_id = ${store_id}
        and items.id = any(${ids}::bigint[])`)}) item) as items
    from stores
    join restaurants on restaurants.id = stores.restaurant_id
    left join customer on true
    join areas on areas.id = ${area_id} and areas.archived_at is null
    join regions on regions.id = areas.region_id
    left join (${servedAreas}) served on served.store_id = stores.id and served.area_id = areas.id
    where stores.id = ${store_id} and ${allowed}`
}

/** As placing sees it, the customer's row taken, the store and its restaurant kept from being archived. */
export async function takeGround(db: Db, allowed: SQL, input: PlaceInput, now: Date): Promise<Ground> {
  const query = sql`${groundQuery(allowed, takenCustomer(input), input, qatarDay(now))} ${kept}`
  const ground = found((await prepared<Ground>(db, query))[0])
  return ground.welcome === null ? ground : { ...ground, welcome: await stillWelcome(db, ground) }
}

/** As a quote sees it: nothing is taken. */
export async function readGround(db: Db, allowed: SQL, input: PlaceInput, now: Date): Promise<Ground> {
  return found(
    (await prepared<Ground>(db, groundQuery(allowed, knownCustomer(input), input, qatarDay(now))))[0],
  )
}

/**
 * A statement sees what was there when it began, and the ground's may have waited for the customer's row while
 * another first order was placed. Now that the row is ours the answer lasts.
 */
async function stillWelcome(db: Db, { customer_id, welcome }: Ground): Promise<number | null> {
  const [first] = await prepared(db, sql`select 1 where ${isFirst(sql`${customer_id}::bigint`)}`)
  return first ? welcome : null
}
