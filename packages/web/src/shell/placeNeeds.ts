import type { Needs } from '../kernel/session/session.tsx'

/**
 * Every menu entry's path and the permission it needs. Both the menu and the routes use this list (DECISIONS 8). Units
 * and cancel reasons are read by many roles for their forms, but their screens need the permission to change them.
 */
export const placeNeeds = {
  '/main/home': 'orders.read',
  '/main/orders': 'orders.read',
  '/main/restaurants': 'restaurants.read',
  '/main/customers': 'customers.read',
  '/main/offers': 'offers.read',
  '/main/coupons': 'coupons.read',
  '/main/list-reviews': 'reviews.read',
  '/main/reports/catering': 'reports.read',
  '/main/payments/payment-requests': 'payments.read',
  '/main/payments/statement-of-accounts': 'statements.read',
  '/main/payments/months': 'statements.read',
  '/main/payments/stores-payments': 'payments.read',
  '/main/payments/payout-runs': 'payouts.write',
  '/main/payments/other-charges': 'charges.read',
  '/main/payments/reconciliation': 'payments.read',
  '/main/send-notifications': 'notifications.write',
  '/main/settings/general-setting': 'settings.read',
  '/main/settings/welcome-discount': 'discounts.read',
  '/main/settings/global-categories': 'categories.read',
  '/main/settings/filters': 'filters.read',
  '/main/settings/filter-collection': 'collections.read',
  '/main/settings/requirements': 'requirements.read',
  '/main/settings/faqs': 'faqs.read',
  '/main/settings/regions': 'regions.read',
  '/main/settings/units': 'units.write',
  '/main/settings/cancel-reasons': 'cancelReasons.write',
  '/restaurant/home': 'orders.read',
  '/restaurant/orders': 'orders.read',
  '/restaurant/store': 'restaurants.read',
  '/restaurant/reviews': 'reviews.read',
  '/restaurant/reports': 'reports.read',
  '/restaurant/payments/payment-requests': 'payments.read',
  '/restaurant/payments/statement-of-accounts': 'statements.read',
  '/store/home': 'orders.read',
  '/store/orders': 'orders.read',
  '/store/stores': 'restaurants.read',
  '/store/reviews': 'reviews.read',
  '/store/reports': 'reports.read',
  '/store/payments/payment-requests': 'payments.read',
  '/store/payments/statement-of-accounts': 'statements.read',
} as const satisfies Readonly<Record<string, Needs>>
export type PlacePath = keyof typeof placeNeeds
