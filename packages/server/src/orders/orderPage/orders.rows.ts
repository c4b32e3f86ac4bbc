import {
  type CancellationRule,
  type OrderRow,
  type paymentMethods,
  paymentStatusOf,
} from '@sufra/contract/orders'
import type { Scope } from '../../kernel/access/scope.ts'
import { isMasked, mask } from './orders.rules.ts'

/** Rows as the database gives them; column names are the schema's, nesting and masks are the wire's. */
export interface OrderListRow extends Record<string, unknown> {
  id: number
  created_at: string
  event_at: string
  event_day: string
  area_id: number | null
  area_name_en: string | null
  area_name_ar: string | null
  payment_method: (typeof paymentMethods)[number]
  status_id: number
  status: string
  display_status_en: string
  display_status_ar: string
  order_total_price: number
  paid_amount: number
  remaining_amount: number
  cash_collected_amount: number
  refunded_amount: number
  refund_due: number
  people: number
  platform_commission_value: number
  pgw_charges_value: number
  due_to_store: number
  cancel_reason_en: string | null
  cancel_reason_ar: string | null
  cancelled_by_kind: string | null
  restaurant_id: number
  store_id: number
  store_name_en: string
  store_name_ar: string
  customer_fullname: string
  customer_mobile: string
  seen: boolean
  needs_attention: boolean
}

export interface OrderPageRow extends OrderListRow {
  sub_total: number
  discount: number
  discount_value: number
  offer_discount_value: number
  coupon_code: string | null
  coupon_discount: number
  coupon_discount_value: number
  coupon_platform_contribution: number
  coupon_platform_contribution_value: number
  welcome_discount_value: number
  catering_delivery_fees: number
  tax: number
  value_added_tax: number
  latitude: number | null
  longitude: number | null
  cancelled_by_name: string | null
  accepted_at: string | null
  language: 'en' | 'ar'
  restaurant_name: string
  restaurant_name_ar: string
  store_phone: string
  store_email: string
  catering_advance: number
  cancellation_days: number
  cancellation_rule: CancellationRule
  catering_commission: number
  credit_card_fee: number
  debit_card_fee: number
  logo_key: string | null
  notes: string | null
  customer_email: string | null
  street_number: string | null
  building_number: string | null
  address_name: string | null
  formatted_address: string | null
  region_name_en: string | null
  region_name_ar: string | null
}

export const translated = (en: string | null, ar: string | null) =>
  en === null || ar === null ? null : { en, ar }

export const statusOf = (row: {
  status_id: number
  status: string
  display_status_en: string
  display_status_ar: string
}) => ({
  id: row.status_id,
  status: row.status,
  display_status: { en: row.display_status_en, ar: row.display_status_ar },
})

export function presentRow(row: OrderListRow, scope: Scope): OrderRow {
  const masked = isMasked(row.status_id, scope.kind)
  return {
    id: row.id,
    created_at: row.created_at,
    picked_time_iso_date: row.event_at,
    delivery_area: translated(row.area_name_en, row.area_name_ar),
    area_id: row.area_id,
    people: row.people,
    payment_method: row.payment_method,
    order_current_status: statusOf(row),
    order_current_payment_status: paymentStatusOf(row),
    order_total_price: row.order_total_price,
    payed_amount: row.paid_amount,
    remaining_amount: row.remaining_amount,
    platform_commission_value: row.platform_commission_value,
    pgw_charges_value: row.pgw_charges_value,
    due_to_store: row.due_to_store,
    cancel_reason: translated(row.cancel_reason_en, row.cancel_reason_ar),
    cancelled_by_guard_name: row.cancelled_by_kind,
    restaurant_id: row.restaurant_id,
    store: {
      id: row.store_id,
      store_translation: { name: { en: row.store_name_en, ar: row.store_name_ar } },
    },
    customer: {
      fullname: masked ? mask : row.customer_fullname,
      mobile: masked ? mask : row.customer_mobile,
    },
    seen: row.seen,
    needs_attention: row.needs_attention,
  }
}
