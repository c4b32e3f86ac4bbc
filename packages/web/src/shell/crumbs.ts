import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Crumb } from '../kernel/page/crumbs.ts'
import { fullMenuOf, navItemsOf } from './menu.ts'
import { type NavKey, navText } from './shell.text.ts'

/** Names of path segments that are not nav items. Ids have no name here. */
const segments: Readonly<Record<string, NavKey>> = {
  payments: 'payments',
  settings: 'settings',
  reports: 'reports',
  stores: 'stores',
  'add-store': 'addStore',
  'edit-store': 'editStore',
  'management-store': 'manageStore',
  calendar: 'calendar',
  'categorie-&-carting-menu': 'menu',
  'form-menu': 'menuForm',
  'form-menu-duplicate': 'menuDuplicate',
  'import-menu': 'menuImport',
  'customer-profile': 'customerProfile',
  'order-details': 'orderDetails',
  'order-store-details': 'customerOrder',
  'statement-document': 'statementDocument',
  profile: 'profile',
}

/** Title and breadcrumb are made from the path's segments (spec 1 §2.5). */
export function crumbsOf(pathname: string, kind: Kind): readonly Crumb[] {
  const parts = decodeURIComponent(pathname).split('/').filter(Boolean)
  const items = navItemsOf(fullMenuOf(kind))
  return parts.slice(1).flatMap((segment, index) => {
    const path = `/${parts.slice(0, index + 2).join('/')}`
    // The breadcrumb of an item leads to its menu: `form-menu` alone is the form for a new item.
    if (segment === 'form-menu' && parts.length > index + 2) return []
    const item = items.find((candidate) => candidate.to === path)
    const key = item?.name ?? segments[segment]
    return { path, segment, name: key ? navText[key] : null }
  })
}
