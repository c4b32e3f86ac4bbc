import { languages } from '@sufra/contract/kernel/language'
import { type OrderRow, paymentMethods, paymentStatusOf } from '@sufra/contract/orders/orders'
import { cancellationRules } from '@sufra/contract/orders/orders.shapes'
import type { Scope } from '../../kernel/access/scope.ts'
import { bool, int, nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import { order_statuses, orders } from '../../kernel/database/tables.gen.ts'
import { downPayment, freeUntil } from '../../money/ledger/cancellation.rules.ts'
import { hidesContact, isMasked, mask } from './orders.rules.ts'

/** Rows of the database. Column names are the schema's; nesting and masks belong to the wire format. */
export const listResult = {
  ...pick(
    orders,
    'id',
    'created_at',
    'event_at',
    'event_day',
    'area_id',
    'area_name_en',
    'area_name_ar',
    'status_id',
    'order_total_price',
    'paid_amount',
    'remaining_amount',
    'cash_collected_amount',
    'refunded_amount',
    'platform_commission_value',
    'pgw_charges_value',
    'due_to_store',
    'catering_advance',
    'cancellation_days',
    'cancel_reason_en',
    'cancel_reason_ar',
    'cancelled_by_kind',
    'restaurant_id',
    'store_id',
    'store_name_en',
    'store_name_ar',
    'customer_fullname',
    'customer_mobile',
  ),
  ...pick(order_statuses, 'status', 'display_status_en', 'display_status_ar'),
  payment_method: oneOf(orders.payment_method, paymentMethods),
  cancellation_rule: oneOf(orders.cancellation_rule, cancellationRules),
  refund_due: int,
  people: int,
  seen: bool,
  needs_attention: bool,
}
export type OrderListRow = RowOf<typeof listResult>

export const pageResult = {
  ...listResult,
  ...pick(
    orders,
    'sub_total',
    'discount',
    'discount_value',
    'offer_discount_value',
    'coupon_code',
    'coupon_discount',
    'coupon_discount_value',
    'coupon_platform_contribution',
    'coupon_platform_contribution_value',
    'welcome_discount_value',
    'catering_delivery_fees',
    'tax',
    'value_added_tax',
    'latitude',
    'longitude',
    'cancelled_by_name',
    'accepted_at',
    'restaurant_name',
    'store_phone',
    'store_email',
    'catering_commission',
    'credit_card_fee',
    'debit_card_fee',
    'notes',
    'customer_email',
    'street_number',
    'building_number',
    'address_name',
    'formatted_address',
    'region_name_en',
    'region_name_ar',
  ),
  language: oneOf(orders.language, languages),
  restaurant_name_ar: text,
  logo_key: nullable(text),
}
export type OrderPageRow = RowOf<typeof pageResult>

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
    free_until: freeUntil(row).toISOString(),
    advance_amount: downPayment(row),
    cancel_reason: translated(row.cancel_reason_en, row.cancel_reason_ar),
    cancelled_by_guard_name: row.cancelled_by_kind,
    restaurant_id: row.restaurant_id,
    store: {
      id: row.store_id,
      store_translation: { name: { en: row.store_name_en, ar: row.store_name_ar } },
    },
    customer: {
      fullname: masked ? mask : row.customer_fullname,
      mobile: masked || hidesContact(scope) ? mask : row.customer_mobile,
    },
    seen: row.seen,
    needs_attention: row.needs_attention,
  }
}
