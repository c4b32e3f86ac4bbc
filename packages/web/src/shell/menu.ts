import type { Kind } from '@sufra/contract/kernel/kinds'
import {
  type Icon,
  IconBell,
  IconBuildingStore,
  IconChartBar,
  IconReceipt,
  IconSettings,
  IconStar,
  IconTag,
  IconTicket,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react'
import type { Needs } from '../kernel/session.tsx'
import type { PlaceKey } from './shell.text.ts'

export interface Entry {
  readonly name: PlaceKey
  readonly to: string
  readonly needs: Needs
}
export interface Place extends Entry {
  readonly icon: Icon
}
export interface Group {
  readonly name: PlaceKey
  readonly icon: Icon
  readonly entries: readonly Entry[]
}
export type MenuItem = Place | Group

export const isGroup = (item: MenuItem): item is Group => 'entries' in item

const settings = (name: PlaceKey, path: string, needs: Needs): Entry => ({
  name,
  to: `/main/settings/${path}`,
  needs,
})

/** Spec 1 §2.6, and what later screens added (docs/decisions.md). What a role does not hold is not shown (DECISIONS 8). */
const menus: Readonly<Record<Kind, readonly MenuItem[]>> = {
  admin: [
    { name: 'orders', to: '/main/orders', icon: IconReceipt, needs: 'orders.read' },
    { name: 'restaurants', to: '/main/restaurants', icon: IconBuildingStore, needs: 'restaurants.read' },
    { name: 'customers', to: '/main/customers', icon: IconUsers, needs: 'customers.read' },
    { name: 'offers', to: '/main/offers', icon: IconTag, needs: 'offers.read' },
    { name: 'coupons', to: '/main/coupons', icon: IconTicket, needs: 'coupons.read' },
    {
      name: 'reviews',
      icon: IconStar,
      entries: [{ name: 'listReviews', to: '/main/list-reviews', needs: 'reviews.read' }],
    },
    {
      name: 'payments',
      icon: IconWallet,
      entries: [
        { name: 'paymentRequests', to: '/main/payments/payment-requests', needs: 'payments.read' },
        { name: 'statement', to: '/main/payments/statement-of-accounts', needs: 'statements.read' },
        { name: 'storesPayments', to: '/main/payments/stores-payments', needs: 'payments.read' },
        { name: 'otherCharges', to: '/main/payments/other-charges', needs: 'charges.read' },
      ],
    },
    { name: 'notifications', to: '/main/send-notifications', icon: IconBell, needs: 'notifications.write' },
    {
      name: 'settings',
      icon: IconSettings,
      entries: [
        settings('generalSetting', 'general-setting', 'settings.read'),
        settings('welcomeDiscount', 'welcome-discount', 'discounts.read'),
        settings('globalCategories', 'global-categories', 'categories.read'),
        settings('filters', 'filters', 'filters.read'),
        settings('filterCollection', 'filter-collection', 'collections.read'),
        settings('requirements', 'requirements', 'requirements.read'),
        settings('faqs', 'faqs', 'faqs.read'),
        settings('regions', 'regions', 'regions.read'),
        // Read by many roles for their forms; the screens are for those who may change them.
        settings('units', 'units', 'units.write'),
        settings('cancelReasons', 'cancel-reasons', 'cancelReasons.write'),
      ],
    },
  ],
  restaurant: [
    { name: 'orders', to: '/restaurant/orders', icon: IconReceipt, needs: 'orders.read' },
    { name: 'store', to: '/restaurant/store', icon: IconBuildingStore, needs: 'restaurants.read' },
    { name: 'reports', to: '/restaurant/reports', icon: IconChartBar, needs: 'reports.read' },
  ],
  store_user: [
    { name: 'orders', to: '/store/orders', icon: IconReceipt, needs: 'orders.read' },
    { name: 'store', to: '/store/stores', icon: IconBuildingStore, needs: 'restaurants.read' },
    { name: 'reports', to: '/store/reports', icon: IconChartBar, needs: 'reports.read' },
    {
      name: 'payments',
      icon: IconWallet,
      entries: [
        { name: 'paymentRequests', to: '/store/payments/payment-requests', needs: 'payments.read' },
        { name: 'statement', to: '/store/payments/statement-of-accounts', needs: 'statements.read' },
      ],
    },
  ],
}

/** A kind's menu, less what this person may not open; empty groups go too. */
export function menuOf(kind: Kind, can: (needs: Needs) => boolean): readonly MenuItem[] {
  return menus[kind].flatMap((item): MenuItem[] => {
    if (!isGroup(item)) return can(item.needs) ? [item] : []
    const entries = item.entries.filter((entry) => can(entry.needs))
    return entries.length > 0 ? [{ ...item, entries }] : []
  })
}

export const entriesOf = (menu: readonly MenuItem[]): readonly Entry[] =>
  menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))
