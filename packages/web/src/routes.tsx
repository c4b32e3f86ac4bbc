import { homes, type Kind } from '@sufra/contract/kernel/kinds'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { JSX } from 'react'
import { Crashed } from './kernel/Crashed.tsx'
import { type ListSearch, listSearch } from './kernel/list/search.ts'
import { homeOf, type Needs } from './kernel/session.tsx'
import { sessionStore } from './kernel/sessionStore.ts'
import { NotFound } from './shell/NotFound.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open it; checked by the shell with the same `can()` the menu uses. */
    readonly needs?: Needs
  }
  interface HistoryState {
    /** Where a session that ran out comes back to. */
    readonly back?: string
  }
  interface Register {
    readonly router: typeof router
  }
}

type Screen = RouteComponent
const lazy = <Name extends string>(load: () => Promise<Record<Name, () => JSX.Element>>, name: Name) =>
  lazyRouteComponent(load, name)

/** Later issues replace it, route by route. */
const notBuilt = lazy(() => import('./shell/NotBuilt.tsx'), 'NotBuilt')
const desk = lazy(() => import('./orders/OrderDesk.tsx'), 'OrderDesk')
const orderPage = lazy(() => import('./orders/OrderPage.tsx'), 'OrderPage')
const storeOrderPage = lazy(() => import('./orders/OrderPage.tsx'), 'StoreOrderPage')
const cancelReasons = lazy(() => import('./cancelReasons/CancelReasons.tsx'), 'CancelReasons')
const printPage = lazy(() => import('./orders/paper/PrintPage.tsx'), 'PrintPage')
const kitchenPack = lazy(() => import('./orders/paper/KitchenPackPage.tsx'), 'KitchenPackPage')
const kitchenPackPath = 'orders/kitchen-pack/{-$store}/{-$day}'
const profile = lazy(() => import('./auth/Profile.tsx'), 'Profile')

const root = createRootRoute({ component: Outlet, notFoundComponent: () => <NotFound bare /> })

function open<const Path extends string>(path: Path, component: Screen) {
  return createRoute({ getParentRoute: () => root, path, component })
}

/** A guarded area: no token leads to `/`, another kind's token to its own home. */
function area<const Path extends string>(path: Path, kind: Kind) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      const session = sessionStore.get()
      if (!session) throw redirect({ to: '/', replace: true })
      if (session.kind !== kind) throw redirect({ href: homeOf(session), replace: true })
    },
    component: lazy(() => import('./shell/Area.tsx'), 'Area'),
    notFoundComponent: () => <NotFound />,
  })
}

function screen<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  needs: Needs,
  component: Screen = notBuilt,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component,
    validateSearch: (search: Record<string, unknown>): ListSearch => listSearch(search),
    staticData: { needs },
  })
}

/** A crumb without a screen of its own leads to its first one. */
function crossing<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  to: string,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true })
    },
  })
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    const session = sessionStore.get()
    if (session) throw redirect({ href: homeOf(session), replace: true })
  },
  component: lazy(() => import('./auth/SignIn.tsx'), 'SignIn'),
})

/**
 * The order page of an admin's phone. Without a session it asks to sign in and comes back (DECISIONS 17); the other
 * kinds have their own page.
 */
const viewOrder = createRoute({
  getParentRoute: () => root,
  path: 'view-order/$id',
  validateSearch: (search: Record<string, unknown>): ListSearch => listSearch(search),
  component: lazy(() => import('./orders/MobileOrder.tsx'), 'MobileOrder'),
  beforeLoad: ({ params, location }) => {
    const session = sessionStore.get()
    if (!session) throw redirect({ to: '/', replace: true, state: { back: location.href } })
    if (session.kind === 'admin') return
    throw redirect({ href: `${homes[session.kind]}/orders/order-details/${params.id}`, replace: true })
  },
})

const main = area('main', 'admin')
const restaurant = area('restaurant', 'restaurant')
const store = area('store', 'store_user')
const menu = 'categorie-&-carting-menu'

/** The one route table: every route of the three spec documents and DECISIONS 9. */
const tree = root.addChildren([
  signIn,
  open(
    'forget-password',
    lazy(() => import('./auth/ForgetPassword.tsx'), 'ForgetPassword'),
  ),
  open(
    'forget-password/$token',
    lazy(() => import('./auth/ResetPassword.tsx'), 'ResetPassword'),
  ),
  open(
    'sign-up',
    lazy(() => import('./auth/SignUp.tsx'), 'SignUp'),
  ),
  viewOrder,
  open(
    'view-order/$id/$token',
    lazy(() => import('./orders/LinkOrder.tsx'), 'LinkOrder'),
  ),

  main.addChildren([
    crossing(main, '/', '/'),
    screen(main, 'orders', 'orders.read', desk),
    crossing(main, 'orders/order-details', `${homes.admin}/orders`),
    screen(main, 'orders/order-details/$id', 'orders.read', orderPage),
    screen(main, 'orders/print/$id', 'orders.read', printPage),
    screen(main, kitchenPackPath, 'orders.read', kitchenPack),
    crossing(main, 'orders/order-store-details', `${homes.admin}/orders`),
    screen(main, 'orders/order-store-details/$id', 'orders.read', storeOrderPage),
    screen(main, 'restaurants', 'restaurants.read'),
    crossing(main, 'restaurants/$id', `${homes.admin}/restaurants`),
    screen(main, 'restaurants/$id/stores', 'restaurants.read'),
    screen(main, 'restaurants/$id/stores/add-store', 'restaurants.write'),
    screen(main, 'restaurants/$id/stores/$idStore/edit-store', 'restaurants.read'),
    screen(main, 'restaurants/$id/stores/$idStore/calendar', 'restaurants.read'),
    screen(main, `restaurants/$id/stores/$idStore/${menu}`, 'restaurants.read'),
    screen(main, `restaurants/$id/stores/$idStore/${menu}/form-menu`, 'restaurants.write'),
    screen(main, `restaurants/$id/stores/$idStore/${menu}/form-menu/$idMenu`, 'restaurants.read'),
    screen(main, `restaurants/$id/stores/$idStore/${menu}/form-menu-duplicate`, 'restaurants.write'),
    screen(main, 'customers', 'customers.read'),
    crossing(main, 'customers/customer-profile', `${homes.admin}/customers`),
    screen(main, 'customers/customer-profile/$idCutomer', 'customers.read'),
    screen(main, 'offers', 'offers.read'),
    screen(main, 'coupons', 'coupons.read'),
    screen(main, 'list-reviews', 'reviews.read'),
    crossing(main, 'payments', `${homes.admin}/payments/payment-requests`),
    screen(main, 'payments/payment-requests', 'payments.read'),
    screen(main, 'payments/statement-of-accounts', 'statements.read'),
    screen(main, 'payments/stores-payments', 'payments.read'),
    screen(main, 'payments/other-charges', 'charges.read'),
    screen(main, 'send-notifications', 'notifications.write'),
    crossing(main, 'settings', `${homes.admin}/settings/general-setting`),
    screen(main, 'settings/general-setting', 'settings.read'),
    screen(main, 'settings/welcome-discount', 'discounts.read'),
    screen(main, 'settings/global-categories', 'categories.read'),
    screen(main, 'settings/filters', 'filters.read'),
    screen(main, 'settings/filter-collection', 'collections.read'),
    screen(main, 'settings/requirements', 'requirements.read'),
    screen(main, 'settings/faqs', 'faqs.read'),
    screen(main, 'settings/regions', 'regions.read'),
    screen(main, 'settings/units', 'units.read'),
    screen(main, 'settings/cancel-reasons', 'cancelReasons.read', cancelReasons),
    crossing(main, 'reports', `${homes.admin}/reports/catering`),
    screen(main, 'reports/catering', 'reports.read'),
    screen(main, 'Roles-&-permission', 'roles.read'),
    screen(main, 'profile', 'everyone', profile),
  ]),

  restaurant.addChildren([
    crossing(restaurant, '/', '/'),
    screen(restaurant, 'orders', 'orders.read', desk),
    crossing(restaurant, 'orders/order-details', `${homes.restaurant}/orders`),
    screen(restaurant, 'orders/order-details/$id', 'orders.read', orderPage),
    screen(restaurant, 'orders/print/$id', 'orders.read', printPage),
    screen(restaurant, kitchenPackPath, 'orders.read', kitchenPack),
    screen(restaurant, 'store', 'restaurants.read'),
    screen(restaurant, 'store/add-store', 'restaurants.write'),
    crossing(restaurant, 'store/$id', `${homes.restaurant}/store`),
    screen(restaurant, 'store/$id/calendar', 'restaurants.read'),
    screen(restaurant, 'store/$id/management-store', 'restaurants.read'),
    screen(restaurant, `store/$id/${menu}`, 'restaurants.read'),
    screen(restaurant, `store/$id/${menu}/form-menu`, 'restaurants.write'),
    screen(restaurant, `store/$id/${menu}/form-menu/$idMenu`, 'restaurants.read'),
    screen(restaurant, 'reports', 'reports.read'),
    screen(restaurant, 'profile', 'everyone', profile),
  ]),

  store.addChildren([
    crossing(store, '/', '/'),
    screen(store, 'orders', 'orders.read', desk),
    crossing(store, 'orders/order-details', `${homes.store_user}/orders`),
    screen(store, 'orders/order-details/$id', 'orders.read', orderPage),
    screen(store, 'orders/print/$id', 'orders.read', printPage),
    screen(store, kitchenPackPath, 'orders.read', kitchenPack),
    screen(store, 'stores', 'restaurants.read'),
    crossing(store, 'stores/$id', `${homes.store_user}/stores`),
    screen(store, 'stores/$id/calendar', 'restaurants.read'),
    screen(store, 'stores/$id/management-store', 'restaurants.read'),
    screen(store, `stores/$id/${menu}`, 'restaurants.read'),
    screen(store, `stores/$id/${menu}/form-menu`, 'restaurants.write'),
    screen(store, `stores/$id/${menu}/form-menu/$idMenu`, 'restaurants.read'),
    screen(store, 'reports', 'reports.read'),
    crossing(store, 'payments', `${homes.store_user}/payments/payment-requests`),
    screen(store, 'payments/payment-requests', 'payments.read'),
    screen(store, 'payments/statement-of-accounts', 'statements.read'),
    screen(store, 'profile', 'everyone', profile),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  // `%26` names the same screen as `&` (DECISIONS 3).
  rewrite: {
    input: ({ url }) => {
      url.pathname = url.pathname.replaceAll('%26', '&')
      return url
    },
  },
  // Plain `?page=2&search=x`, readable in a shared link.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    return pairs.length > 0
      ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
      : ''
  },
  defaultPreload: 'intent',
  defaultErrorComponent: Crashed,
  defaultNotFoundComponent: () => <NotFound bare />,
  scrollRestoration: true,
})
