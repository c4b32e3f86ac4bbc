import type { FindResult } from '@sufra/contract/insight/find'
import { homes, type Kind } from '@sufra/contract/kernel/kinds'
import { storePaths } from '../stores/stores/storePaths.ts'

/** Where what was found is opened: where its list leads to. */
export function foundPath(
  { kind: found, id, restaurant_id, store_id }: FindResult,
  kind: Kind,
  order: (id: number) => string,
) {
  const restaurant = restaurant_id ?? 0
  switch (found) {
    case 'order':
      return order(id)
    case 'payment_request':
      return `${homes[kind]}/payments/payment-requests/${id}`
    case 'customer':
      return `/main/customers/customer-profile/${id}`
    case 'restaurant':
      return storePaths.list(kind, id)
    case 'store':
      return storePaths.menu(kind, { id, restaurant_id: restaurant })
    case 'item':
      return `${storePaths.menu(kind, { id: store_id ?? 0, restaurant_id: restaurant })}/form-menu/${id}`
    case 'coupon':
      return `/main/coupons/${id}`
  }
}
