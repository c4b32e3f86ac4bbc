import type { OrderDetails, OrderFinance } from '@sufra/contract/orders/orders'
import type { Scope } from '../../kernel/access/scope.ts'
import type { ValueOf } from '../../kernel/database/columns.ts'
import { int, list, object, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { fileUri } from '../../kernel/images/files.ts'
import { commissionBase } from '../../money/ledger/ledger.rules.ts'
import { type OrderPageRow, presentRow, statusOf, translated } from './orders.rows.ts'
import { hidesContact, isMasked, mask } from './orders.rules.ts'

/** An option, as stored in an order line. */
const option = { name_en: text, name_ar: text, quantity: int }
const choiceRow = object({
  name_en: text,
  name_ar: text,
  item_choice_options: list(object({ ...option, item_choice_price: int })),
})
export type ChoiceRow = ValueOf<typeof choiceRow>
const addonRow = object({
  name_en: text,
  name_ar: text,
  item_addon_options: list(object({ ...option, item_addon_option_price: int })),
})
export type AddonRow = ValueOf<typeof addonRow>

export const lineColumns = {
  ...pick(
    tables.order_lines,
    'order_id',
    'line_number',
    'name_en',
    'name_ar',
    'quantity',
    'enough_for',
    'promoted_price',
    'price_per_unit',
    'special_fees_amount',
    'line_total',
    'additional_demands_text',
  ),
  choices: list(choiceRow),
  addons: list(addonRow),
}
export type LineRow = RowOf<typeof lineColumns>

export const historyColumns = {
  ...pick(tables.order_statuses, 'status', 'display_status_en', 'display_status_ar'),
  ...pick(
    tables.order_status_history,
    'status_id',
    'at',
    'actor_kind',
    'actor_name',
    'reason_en',
    'reason_ar',
    'note',
  ),
}
export type HistoryRow = RowOf<typeof historyColumns>

const presentLine = (line: LineRow): OrderDetails['details']['OrderSummary'][number] => ({
  ...line,
  id: line.line_number,
  additionalDemandsText: line.additional_demands_text ?? '',
})

const presentHistory = (row: HistoryRow, inside: boolean): OrderDetails['history'][number] => ({
  status: statusOf(row),
  at: row.at,
  actor_kind: row.actor_kind,
  actor_name: row.actor_name ?? '',
  reason: translated(row.reason_en, row.reason_ar),
  note: inside ? row.note : null,
})

export function addressOf(row: OrderPageRow): { en: string; ar: string } {
  const parts = (
    words: { street: string; building: string; comma: string },
    area: string | null,
    region: string | null,
  ) =>
    [
      row.address_name,
      row.building_number && `${words.building} ${row.building_number}`,
      row.street_number && `${words.street} ${row.street_number}`,
      area,
      region,
      row.formatted_address,
    ]
      .filter(Boolean)
      .join(words.comma)
  return {
    en: parts({ street: 'Street', building: 'Building', comma: ', ' }, row.area_name_en, row.region_name_en),
    ar: parts({ street: 'شارع', building: 'مبنى', comma: '، ' }, row.area_name_ar, row.region_name_ar),
  }
}

const presentFinance = (row: OrderPageRow): OrderFinance => ({
  ...row,
  gateway_amount: row.paid_amount,
  commission_base: commissionBase(row),
  net_received: row.paid_amount - row.refunded_amount - row.pgw_charges_value - row.platform_commission_value,
})

const presentDetails = (row: OrderPageRow, lines: readonly LineRow[]): OrderDetails['details'] => ({
  date: row.event_day,
  formatted_address: addressOf(row),
  region: translated(row.region_name_en, row.region_name_ar),
  street_number: row.street_number ?? '',
  building_number: row.building_number ?? '',
  latitude: row.latitude,
  longitude: row.longitude,
  catering_delivery_fees: row.catering_delivery_fees,
  tax: row.tax,
  value_added_tax: row.value_added_tax,
  OrderSummary: lines.map(presentLine),
})

/** Region and area stay, as the order's delivery depends on them. */
const withoutContact = (row: OrderPageRow): OrderPageRow => ({
  ...row,
  customer_email: mask,
  address_name: null,
  formatted_address: null,
  street_number: null,
  building_number: null,
  latitude: null,
  longitude: null,
})

export interface WholeOrder {
  readonly row: OrderPageRow
  readonly lines: readonly LineRow[]
  readonly history: readonly HistoryRow[]
}

/**
 * One order as its caller sees it. Finance and notes are only for admins, and also missing in the store's view of an
 * order.
 */
export function presentOrder(
  { row: whole, lines, history }: WholeOrder,
  scope: Scope,
  storeView = false,
): OrderDetails {
  const row = hidesContact(scope) ? withoutContact(whole) : whole
  const shown = presentRow(row, scope)
  const inside = scope.kind === 'admin' && !storeView
  return {
    ...shown,
    sub_total: row.sub_total,
    discount: row.discount,
    discount_value: row.discount_value,
    offer_discount_value: row.offer_discount_value,
    coupon_code: row.coupon_code,
    coupon_discount: row.coupon_discount,
    coupon_discount_value: row.coupon_discount_value,
    welcome_discount_value: row.welcome_discount_value,
    cash_collected_amount: row.cash_collected_amount,
    refunded_amount: row.refunded_amount,
    cancelled_by_name: row.cancelled_by_name,
    accepted_at: row.accepted_at,
    language: row.language,
    restaurant_name: row.restaurant_name,
    restaurant_name_ar: row.restaurant_name_ar,
    store: {
      ...shown.store,
      phone: row.store_phone,
      email: row.store_email,
      logo: row.logo_key === null ? null : { uri: fileUri(row.logo_key) },
      catering_advance: row.catering_advance,
    },
    cancellation_days: row.cancellation_days,
    cancellation_rule: row.cancellation_rule,
    customer: {
      ...shown.customer,
      email: isMasked(row.status_id, scope.kind) ? mask : (row.customer_email ?? ''),
    },
    notes: row.notes ?? '',
    details: presentDetails(row, lines),
    history: history.map((step) => presentHistory(step, inside)),
    finance: inside ? presentFinance(row) : null,
  }
}
