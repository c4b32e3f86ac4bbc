import type { Bilingual } from '@sufra/contract/kernel/language'
import type { OrderLinkView } from '@sufra/contract/orders/links'
import type { OrderDetails } from '@sufra/contract/orders/orders'

type Details = OrderDetails['details']

/**
 * What a page or a sheet reads of an order: everything for staff, only what the link shows for its holder. A link may
 * show no customer and no address.
 */
export interface ReadOrder
  extends Pick<
    OrderDetails,
    | 'id'
    | 'created_at'
    | 'accepted_at'
    | 'picked_time_iso_date'
    | 'delivery_area'
    | 'order_current_status'
    | 'order_current_payment_status'
    | 'cancelled_by_guard_name'
    | 'cancelled_by_name'
    | 'cancel_reason'
    | 'payment_method'
    | 'restaurant_name'
    | 'restaurant_name_ar'
    | 'notes'
    | 'sub_total'
    | 'discount'
    | 'discount_value'
    | 'offer_discount_value'
    | 'coupon_code'
    | 'coupon_discount'
    | 'coupon_discount_value'
    | 'welcome_discount_value'
    | 'order_total_price'
    | 'payed_amount'
    | 'cash_collected_amount'
    | 'refunded_amount'
    | 'remaining_amount'
    | 'cancellation_days'
    | 'cancellation_rule'
    | 'free_until'
    | 'history'
    | 'finance'
  > {
  readonly customer: { readonly fullname: string; readonly mobile: string; readonly email?: string } | null
  readonly store: Omit<OrderDetails['store'], 'id'> & { readonly id?: number }
  readonly details: Pick<
    Details,
    'date' | 'latitude' | 'longitude' | 'catering_delivery_fees' | 'tax' | 'OrderSummary'
  > & { readonly formatted_address: Bilingual | null }
}

/** A link does not name who decided, and has no notes and no accounts. */
export const fromLink = ({ delivery, history, ...order }: OrderLinkView): ReadOrder => ({
  ...order,
  customer: delivery?.customer ?? null,
  cancelled_by_name: null,
  details: {
    ...order.details,
    formatted_address: delivery?.formatted_address ?? null,
    latitude: delivery?.latitude ?? null,
    longitude: delivery?.longitude ?? null,
  },
  history: history.map((step) => ({ ...step, actor_name: '', note: null })),
  finance: null,
})
