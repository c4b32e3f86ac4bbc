import type { LinkVariant, OrderLinkView } from '@sufra/contract/orders/links'
import { orderStatus, paymentStatusOf } from '@sufra/contract/orders/orders'
import { fileUri } from '../../kernel/images/files.ts'
import { freeUntil } from '../../money/ledger/cancellation.rules.ts'
import { addressOf, type HistoryRow, type LineRow, type WholeOrder } from '../orderPage/orders.page.ts'
import { type OrderPageRow, statusOf, translated } from '../orderPage/orders.rows.ts'

type View = OrderLinkView

const known: readonly number[] = [orderStatus.accepted, orderStatus.completed]

/** Recipient and address, for the delivery link only, from acceptance until cancellation (DECISIONS 16, 17). */
function presentDelivery(row: OrderPageRow, variant: LinkVariant): View['delivery'] {
  if (variant !== 'delivery' || !known.includes(row.status_id)) return null
  return {
    customer: { fullname: row.customer_fullname, mobile: row.customer_mobile },
    formatted_address: addressOf(row),
    latitude: row.latitude,
    longitude: row.longitude,
  }
}

const presentLine = (line: LineRow): View['details']['OrderSummary'][number] => ({
  id: line.line_number,
  name_en: line.name_en,
  name_ar: line.name_ar,
  quantity: line.quantity,
  enough_for: line.enough_for,
  promoted_price: line.promoted_price,
  price_per_unit: line.price_per_unit,
  special_fees_amount: line.special_fees_amount,
  line_total: line.line_total,
  additionalDemandsText: line.additional_demands_text ?? '',
  choices: line.choices.map(({ name_en, name_ar, item_choice_options }) => ({
    name_en,
    name_ar,
    item_choice_options: item_choice_options.map((option) => ({
      name_en: option.name_en,
      name_ar: option.name_ar,
      quantity: option.quantity,
      item_choice_price: option.item_choice_price,
    })),
  })),
  addons: line.addons.map(({ name_en, name_ar, item_addon_options }) => ({
    name_en,
    name_ar,
    item_addon_options: item_addon_options.map((option) => ({
      name_en: option.name_en,
      name_ar: option.name_ar,
      quantity: option.quantity,
      item_addon_option_price: option.item_addon_option_price,
    })),
  })),
})

const presentStep = (row: HistoryRow): View['history'][number] => ({
  status: statusOf(row),
  at: row.at,
  actor_kind: row.actor_kind,
  reason: translated(row.reason_en, row.reason_ar),
})

const presentStore = (row: OrderPageRow): View['store'] => ({
  store_translation: { name: { en: row.store_name_en, ar: row.store_name_ar } },
  phone: row.store_phone,
  email: row.store_email,
  logo: row.logo_key === null ? null : { uri: fileUri(row.logo_key) },
  catering_advance: row.catering_advance,
})

/** An order as a link shows it. Fields are listed one by one, so that new fields of staff views do not leak. */
export const presentLinkView = ({ row, lines, history }: WholeOrder, variant: LinkVariant): View => ({
  id: row.id,
  variant,
  created_at: row.created_at,
  accepted_at: row.accepted_at,
  picked_time_iso_date: row.event_at,
  delivery_area: translated(row.area_name_en, row.area_name_ar),
  delivery: presentDelivery(row, variant),
  order_current_status: statusOf(row),
  order_current_payment_status: paymentStatusOf(row),
  cancelled_by_guard_name: row.cancelled_by_kind,
  cancel_reason: translated(row.cancel_reason_en, row.cancel_reason_ar),
  payment_method: row.payment_method,
  restaurant_name: row.restaurant_name,
  restaurant_name_ar: row.restaurant_name_ar,
  store: presentStore(row),
  notes: row.notes ?? '',
  details: {
    date: row.event_day,
    catering_delivery_fees: row.catering_delivery_fees,
    tax: row.tax,
    OrderSummary: lines.map(presentLine),
  },
  sub_total: row.sub_total,
  discount: row.discount,
  discount_value: row.discount_value,
  offer_discount_value: row.offer_discount_value,
  coupon_code: row.coupon_code,
  coupon_discount: row.coupon_discount,
  coupon_discount_value: row.coupon_discount_value,
  welcome_discount_value: row.welcome_discount_value,
  order_total_price: row.order_total_price,
  payed_amount: row.paid_amount,
  cash_collected_amount: row.cash_collected_amount,
  refunded_amount: row.refunded_amount,
  remaining_amount: row.remaining_amount,
  cancellation_days: row.cancellation_days,
  cancellation_rule: row.cancellation_rule,
  free_until: freeUntil(row).toISOString(),
  history: history.map(presentStep),
})
