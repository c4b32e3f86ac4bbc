import type { Kind } from '@sufra/contract/kernel/kinds'
import {
  type Icon,
  IconBell,
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconHome,
  IconReceipt,
  IconSettings,
  IconStar,
  IconTag,
  IconTicket,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react'
import { type NavPath, navNeeds } from '../kernel/session/navNeeds.ts'
import type { Needs } from '../kernel/session/needs.ts'
import type { NavKey } from './shell.text.ts'

export interface NavItem {
  readonly name: NavKey
  readonly to: NavPath
}
/** A nav item that stands outside the groups. */
export interface TopNavItem extends NavItem {
  readonly icon: Icon
}
export interface NavGroup {
  readonly name: NavKey
  readonly icon: Icon
  readonly items: readonly NavItem[]
}
type MenuEntry = TopNavItem | NavGroup

export const isGroup = (entry: MenuEntry): entry is NavGroup => 'items' in entry

const menus: Readonly<Record<Kind, readonly MenuEntry[]>> = {
  admin: [
    { name: 'home', to: '/main/home', icon: IconHome },
    { name: 'orders', to: '/main/orders', icon: IconReceipt },
    { name: 'restaurants', to: '/main/restaurants', icon: IconBuildingStore },
    { name: 'customers', to: '/main/customers', icon: IconUsers },
    { name: 'offers', to: '/main/offers', icon: IconTag },
    { name: 'coupons', to: '/main/coupons', icon: IconTicket },
    {
      name: 'reviews',
      icon: IconStar,
      items: [{ name: 'listReviews', to: '/main/list-reviews' }],
    },
    { name: 'cateringReports', to: '/main/reports/catering', icon: IconChartBar },
    {
      name: 'payments',
      icon: IconWallet,
      items: [
        { name: 'paymentRequests', to: '/main/payments/payment-requests' },
        { name: 'statement', to: '/main/payments/statement-of-accounts' },
        { name: 'months', to: '/main/payments/months' },
        { name: 'storesPayments', to: '/main/payments/stores-payments' },
        { name: 'payoutRuns', to: '/main/payments/payout-runs' },
        { name: 'otherCharges', to: '/main/payments/other-charges' },
        { name: 'reconciliation', to: '/main/payments/reconciliation' },
      ],
    },
    { name: 'notifications', to: '/main/send-notifications', icon: IconBell },
    {
      name: 'settings',
      icon: IconSettings,
      items: [
        { name: 'generalSetting', to: '/main/settings/general-setting' },
        { name: 'welcomeDiscount', to: '/main/settings/welcome-discount' },
        { name: 'globalCategories', to: '/main/settings/global-categories' },
        { name: 'filters', to: '/main/settings/filters' },
        { name: 'filterCollection', to: '/main/settings/filter-collection' },
        { name: 'requirements', to: '/main/settings/requirements' },
        { name: 'faqs', to: '/main/settings/faqs' },
        { name: 'regions', to: '/main/settings/regions' },
        { name: 'units', to: '/main/settings/units' },
        { name: 'cancelReasons', to: '/main/settings/cancel-reasons' },
        { name: 'channels', to: '/main/settings/channels' },
        { name: 'roles', to: '/main/Roles-&-permission' },
        { name: 'audit', to: '/main/audit' },
      ],
    },
  ],
  restaurant: [
    { name: 'home', to: '/restaurant/home', icon: IconHome },
    { name: 'orders', to: '/restaurant/orders', icon: IconReceipt },
    { name: 'store', to: '/restaurant/store', icon: IconBuildingStore },
    { name: 'reviews', to: '/restaurant/reviews', icon: IconStar },
    { name: 'reports', to: '/restaurant/reports', icon: IconChartBar },
    {
      name: 'payments',
      icon: IconWallet,
      items: [
        { name: 'paymentRequests', to: '/restaurant/payments/payment-requests' },
        { name: 'statement', to: '/restaurant/payments/statement-of-accounts' },
      ],
    },
    { name: 'people', to: '/restaurant/people', icon: IconUsers },
    { name: 'audit', to: '/restaurant/audit', icon: IconHistory },
  ],
  store_user: [
    { name: 'home', to: '/store/home', icon: IconHome },
    { name: 'orders', to: '/store/orders', icon: IconReceipt },
    { name: 'store', to: '/store/stores', icon: IconBuildingStore },
    { name: 'reviews', to: '/store/reviews', icon: IconStar },
    { name: 'reports', to: '/store/reports', icon: IconChartBar },
    {
      name: 'payments',
      icon: IconWallet,
      items: [
        { name: 'paymentRequests', to: '/store/payments/payment-requests' },
        { name: 'statement', to: '/store/payments/statement-of-accounts' },
      ],
    },
  ],
}

/** The whole menu of a kind, regardless of permissions. It names pages in titles and breadcrumbs. */
export const fullMenuOf = (kind: Kind): readonly MenuEntry[] => menus[kind]

/**
 * The menu of a kind without the nav items that this person may not open. Empty groups are removed.
 */
export function menuOf(kind: Kind, can: (needs: Needs) => boolean): readonly MenuEntry[] {
  const opens = ({ to }: NavItem) => can(navNeeds[to])
  return menus[kind].flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return opens(entry) ? [entry] : []
    const items = entry.items.filter(opens)
    return items.length > 0 ? [{ ...entry, items }] : []
  })
}

export const navItemsOf = (menu: readonly MenuEntry[]): readonly NavItem[] =>
  menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
