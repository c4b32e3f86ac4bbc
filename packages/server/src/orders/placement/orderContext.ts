import type { checkout } from '@sufra/contract/checkout/checkout'
import { qatarDay } from '@sufra/contract/kernel/clock'
import type { InputOf } from '@sufra/contract/kernel/operation'
import { type SQL, sql } from 'drizzle-orm'
import { knownCustomer, placingCustomer } from '../../customers/identity/identity.sql.ts'
import type { ValueOf } from '../../kernel/database/columns.ts'
import {
  bool,
  decimal,
  int,
  list,
  nullable,
  object,
  oneOf,
  pick,
  type RowOf,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryPrepared } from '../../kernel/database/prepared.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import {
  areOn,
  menuItemColumns,
  menuItems,
  minutes,
  offerColumns,
} from '../../menu/availability/availability.menu.ts'
import { servedAreas, shiftsOfStore, storeShifts } from '../../menu/availability/availability.stores.ts'
import { couponState, couponStateOn } from '../../promotions/coupons/couponState.sql.ts'
import { isGiven } from '../../promotions/welcomeDiscount/welcomeDiscount.sql.ts'

export type PlaceInput = InputOf<typeof checkout.place>

/** The coupon of a code, with its use by this store and this customer. */
const couponRow = object({
  ...pick(tables.coupon_codes, 'code'),
  /** Null unless it is one of a batch, which an order uses up. */
  code_id: nullable(int),
  code_used: bool,
  ...pick(
    tables.coupons,
    'id',
    'discount',
    'platform_contribution',
    'start_date',
    'end_date',
    'minimum_order_amount',
    'limit_per_user',
    'all_stores',
  ),
  /** On the day of ordering. */
  state: couponState,
  type: oneOf(tables.coupons.type, ['Item', 'Store']),
  customer_used_count: int,
  in_store: bool,
  item_ids: list(int),
})
export type CouponRow = ValueOf<typeof couponRow>

/** Everything an order is checked against, priced by and copied from, at this moment. */
const contextColumns = {
  /** Null for a quote to a customer without orders. */
  customer_id: nullable(tables.customers.id),
  customer_status: nullable(tables.customers.status),
  ...pick(tables.stores, 'restaurant_id'),
  restaurant_name: tables.restaurants.name,
  restaurant_name_ar: tables.restaurants.name_ar,
  store_name_en: tables.stores.name_en,
  store_name_ar: tables.stores.name_ar,
  store_phone: tables.stores.phone,
  store_email: tables.stores.email,
  ...pick(
    tables.stores,
    'catering_status',
    'catering_commission',
    'value_added_tax',
    'catering_advance',
    'credit_card_fee',
    'debit_card_fee',
    'cash_on_delivery_limit',
    'cancellation_days',
    'max_catering_per_day',
    'required_location',
  ),
  /** How many days ahead orders are accepted. */
  days_ahead: int,
  drop_off_from: nullable(text),
  drop_off_to: nullable(text),
  region_id: tables.areas.region_id,
  region_name_en: tables.regions.name_en,
  region_name_ar: tables.regions.name_ar,
  area_name_en: tables.areas.name_en,
  area_name_ar: tables.areas.name_ar,
  /** Null if the store does not deliver to the area. */
  catering_delivery_fees: nullable(int),
  area_from: nullable(text),
  area_to: nullable(text),
  shifts: storeShifts,
  /** Of the event's day. */
  is_booked: bool,
  day_order_count: int,
  day_items: list(object(pick(tables.item_day_capacity, 'item_id', 'quantity'))),
  offers: list(object(offerColumns)),
  coupon: nullable(couponRow),
  /**
   * The welcome discount in percent and what its budget still has, if this is the customer's first order (ignoring
   * cancelled ones) and no coupon is used.
   */
  welcome: nullable(object({ value: decimal, left: nullable(int) })),
  items: list(object(menuItemColumns)),
}
export type OrderContext = Readonly<RowOf<typeof contextColumns>>

const couponQuery = (code: string | undefined, store_id: number, today: string) => sql`
  select to_json(coupon) from (
    select coupons.id, coupon_codes.code, case when code_count is not null then coupon_codes.id end as code_id,
      used_at is not null as code_used, discount, platform_contribution, start_date, end_date, minimum_order_amount,
      limit_per_user, type, all_stores, ${couponStateOn(today)} as state,
      coalesce(uses.used_count, 0) as customer_used_count,
      exists (select from coupon_stores
        where coupon_id = coupons.id and coupon_stores.store_id = ${store_id}) as in_store,
      (select coalesce(json_agg(item_id), '[]') from coupon_items
        where coupon_id = coupons.id and coupon_items.store_id = ${store_id}) as item_ids
    from coupon_codes
    join coupons on coupons.id = coupon_codes.coupon_id and coupon_stage(coupons) <> 'making'
    left join coupon_customer_uses uses on uses.coupon_id = coupons.id and uses.customer_id = customer.id
    where coupon_codes.code = ${code ?? null} and live) coupon`

/** This customer has no order that is not cancelled: the next one is the first (docs/decisions.md). */
const isFirst = (customer_id: SQL) =>
  sql`not exists (select from orders where customer_id = ${customer_id} and status_id <> 7)`

/**
 * Keeps store and restaurant from being archived until the order is committed: archiving locks their rows FOR UPDATE.
 * The later of the two sees what the earlier did.
 */
const kept = sql`for key share of restaurants, stores`

/** Reads everything in one statement. No row if the store or area does not exist. */
function contextQuery(allowed: SQL, customer: SQL, input: PlaceInput, today: string): SQL {
  const { store_id, area_id, date, coupon_code, items } = input
  const ids = sql.param(items.map(({ item_id }) => item_id))
  return sql`
    with ${customer}
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
      (${couponQuery(coupon_code, store_id, today)}) as coupon,
      case when ${coupon_code ?? null}::text is null then (
        select json_build_object('value', value, 'left', budget - given_value) from welcome_discounts
        where ${isGiven(today)} and ${isFirst(sql`customer.id`)}) end as welcome,
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

/** Reads the context for placing. Locks the customer's row, and keeps store and restaurant from being archived. */
export async function lockOrderContext(
  db: Db,
  allowed: SQL,
  input: PlaceInput,
  now: Date,
): Promise<OrderContext> {
  const query = sql`${contextQuery(allowed, placingCustomer(input), input, qatarDay(now))} ${kept}`
  const context = orNotFound((await queryPrepared(db, contextColumns, query))[0])
  return context.welcome === null ? context : { ...context, welcome: await stillWelcome(db, context) }
}

/** Reads the context for a quote. Locks nothing. */
export async function readOrderContext(
  db: Db,
  allowed: SQL,
  input: PlaceInput,
  now: Date,
): Promise<OrderContext> {
  return orNotFound(
    (
      await queryPrepared(
        db,
        contextColumns,
        contextQuery(allowed, knownCustomer(input.customer.mobile), input, qatarDay(now)),
      )
    )[0],
  )
}

/**
 * A statement sees the data at its start, and reading the context may have waited for the customer's row while another
 * first order was placed. Now that the row is locked, the answer is final.
 */
async function stillWelcome(
  db: Db,
  { customer_id, welcome }: OrderContext,
): Promise<OrderContext['welcome']> {
  const [first] = await queryPrepared(
    db,
    { one: int },
    sql`select 1 as one where ${isFirst(sql`${customer_id}::bigint`)}`,
  )
  return first ? welcome : null
}
