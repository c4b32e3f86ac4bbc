import { percentOf } from '@sufra/contract/kernel/money'
import { orderStatus } from '@sufra/contract/orders/orders'
import { leftOf, noDeals } from '../../../src/menu/availability/availability.discounts.ts'
import { lineRow } from '../../../src/orders/placement/placement.ts'
import { priceBasket } from '../../../src/orders/pricing/pricing.ts'
import { orderNotes } from '../../catalog/phrases.ts'
import type { Random } from '../../catalog/random.ts'
import { iso } from '../clock.ts'
import type { Context } from '../context.ts'
import { fillBasket } from './basket.ts'
import { noFigures } from './book.ts'
import type { Discounter } from './discounts.ts'
import { type Diary, eventOf } from './event.ts'
import type { Visit } from './market.ts'

/** The data that an order's copies come from (DECISIONS 21). */
function snapshot({ shop, customer, address }: Visit, { catalogue }: Context) {
  const { row } = shop
  const region = catalogue.regions[address.region_id - 1]
  const area = catalogue.areas[address.area_id - 1]
  return {
    restaurant_id: row.restaurant_id,
    store_id: row.id,
    customer_id: customer.id,
    language: customer.language,
    restaurant_name: shop.restaurant_name.en,
    restaurant_name_ar: shop.restaurant_name.ar,
    store_name_en: row.name_en,
    store_name_ar: row.name_ar,
    store_phone: row.phone,
    store_email: row.email,
    catering_commission: row.catering_commission,
    value_added_tax: row.value_added_tax,
    catering_advance: row.catering_advance,
    credit_card_fee: row.credit_card_fee,
    debit_card_fee: row.debit_card_fee,
    cash_on_delivery_limit: row.cash_on_delivery_limit,
    cancellation_days: row.cancellation_days,
    customer_fullname: customer.fullname,
    customer_mobile: customer.mobile,
    customer_email: customer.email,
    address_id: address.id,
    address_name: address.name,
    region_id: address.region_id,
    region_name_en: region?.name.en ?? null,
    region_name_ar: region?.name.ar ?? null,
    area_id: address.area_id,
    area_name_en: area?.name.en ?? null,
    area_name_ar: area?.name.ar ?? null,
    street_number: address.street_number,
    building_number: address.building_number,
    latitude: address.latitude,
    longitude: address.longitude,
  }
}

/** A new order: pending, with nothing posted yet. */
type Placed = NonNullable<ReturnType<typeof place>>

interface Placing {
  readonly context: Context
  readonly visit: Visit
  readonly id: number
  readonly created_at: Date
  readonly channel_id: number
  readonly first: boolean
  /** The newest orders are pending and have no discount: growing starts from them. */
  readonly newest: boolean
  readonly diary: Diary
  readonly discounts: Discounter
  readonly rng: Random
}

/** Undefined if the store has no day for the order. */
export function place({
  context,
  visit,
  id,
  created_at,
  channel_id,
  first,
  newest,
  diary,
  discounts,
  rng,
}: Placing) {
  const { shop, customer, address } = visit
  const basket = fillBasket(shop.dishes, customer.language, rng)
  const event_at = eventOf(shop, basket, created_at, diary, rng)
  if (!event_at) return undefined
  const fees = shop.fees.get(address.area_id) ?? 0
  const offers = newest ? [] : discounts.offersAt(created_at, shop.row.id)
  const offered = priceBasket(basket, fees, { offers })
  const occasion = { created_at, store_id: shop.row.id, customer_id: customer.id, first }
  const deals = newest ? noDeals : discounts.dealsFor(occasion, offers, leftOf(offered.lines))
  const { lines, ...price } = priceBasket(basket, fees, deals)
  const { order_total_price } = price
  const cash =
    order_total_price <= shop.row.cash_on_delivery_limit &&
    basket.every(({ item }) => item.cash_on_delivery) &&
    rng.chance(0.55)
  const order = {
    id,
    channel_id,
    ...snapshot(visit, context),
    status_id: orderStatus.pending as number,
    payment_method: cash ? 'cashondelivery' : 'creditcard',
    notes: rng.chance(0.3) ? rng.pick(orderNotes)[customer.language] : null,
    event_at: iso(event_at),
    ...price,
    coupon_id: deals.coupon?.id ?? null,
    coupon_code: deals.coupon?.code ?? null,
    coupon_discount: deals.coupon?.discount ?? 0,
    coupon_platform_contribution: deals.coupon?.platform_contribution ?? 0,
    ...noFigures,
    requested_amount: 0,
    accepted_at: null as string | null,
    completed_at: null as string | null,
    cancelled_at: null as string | null,
    cancel_reason_id: null as number | null,
    cancel_reason_en: null as string | null,
    cancel_reason_ar: null as string | null,
    cancelled_by_kind: null as string | null,
    cancelled_by_name: null as string | null,
    cancel_fault: null as string | null,
    seen_at: null as string | null,
    created_at: iso(created_at),
    updated_at: iso(created_at),
  }
  return {
    order,
    basket,
    event_at,
    /** Paid at once for orders by card. */
    advance: cash ? 0 : percentOf(order_total_price, order.catering_advance),
    lines: lines.map((line, index) => ({ order_id: id, ...lineRow(line, index) })),
  }
}

export type OrderRow = Placed['order']
