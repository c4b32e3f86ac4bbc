// Over 300 lines: the route table of all kinds and the functions that build its rows, read from top to bottom.
import { homes, type Kind } from '@sufra/contract/kernel/kinds'
import {
  type AnyRoute,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type JSX, Suspense } from 'react'
import { fetched, late } from './kernel/browser/late.ts'
import { sessionStore } from './kernel/data/sessionStore.ts'
import { homeOf } from './kernel/session/landing.ts'
import { type NavPath, navNeeds } from './kernel/session/navNeeds.ts'
import type { Needs } from './kernel/session/needs.ts'
import { ErrorBoundary } from './kernel/states/ErrorBoundary.tsx'
import { LateNotFound } from './kernel/states/LateNotFound.tsx'
import { PageLoading } from './kernel/states/PageLoading.tsx'
import { type ListSearch, listSearch } from './kernel/url/search.ts'
import { type WaysBack, withWaysBack } from './kernel/url/wayBack.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open it. The shell checks it with the same `can()` as the menu. */
    readonly needs?: Needs
  }
  interface HistoryState {
    /** Where to return after signing in. */
    readonly back?: string
    /** Why to sign in: an order was opened. Otherwise the session expired. */
    readonly opened?: 'order'
    /** Why signing in elsewhere came to nothing, in words. */
    readonly failure?: string
    /** The list's state was chosen on the list: it is not what the list opens with. */
    readonly listSet?: true | undefined
    readonly waysBack?: WaysBack
  }
  interface Register {
    readonly router: typeof router
  }
}

type Screen = RouteComponent
const lazy = <Name extends string>(load: () => Promise<Record<Name, () => JSX.Element>>, name: Name) =>
  lazyRouteComponent(() => fetched(load), name)

const desk = lazy(() => import('./orders/desk/OrderDesk.tsx'), 'OrderDesk')
const orderPage = lazy(() => import('./orders/orderPage/OrderPage.tsx'), 'OrderPage')
const storeOrderPage = lazy(() => import('./orders/orderPage/OrderPage.tsx'), 'StoreOrderPage')
const restaurants = lazy(() => import('./stores/restaurants/Restaurants.tsx'), 'Restaurants')
const storeList = lazy(() => import('./stores/stores/Stores.tsx'), 'Stores')
const addStore = lazy(() => import('./stores/stores/AddStore.tsx'), 'AddStore')
const editStore = lazy(() => import('./stores/stores/EditStore.tsx'), 'EditStore')
const menuPage = lazy(() => import('./menu/menuPage/MenuPage.tsx'), 'MenuPage')
const importPage = lazy(() => import('./menu/menuImport/ImportPage.tsx'), 'ImportPage')
const itemPage = lazy(() => import('./menu/itemPage/ItemPage.tsx'), 'ItemPage')
const duplicate = lazy(() => import('./menu/itemPage/duplicate/Duplicate.tsx'), 'Duplicate')
const globalCategories = lazy(() => import('./menu/taxonomies/GlobalCategories.tsx'), 'GlobalCategories')
const filters = lazy(() => import('./menu/taxonomies/Filters.tsx'), 'Filters')
const filterCollections = lazy(
  () => import('./promotions/collections/FilterCollections.tsx'),
  'FilterCollections',
)
const welcomeDiscount = lazy(
  () => import('./promotions/welcomeDiscount/WelcomeDiscountPage.tsx'),
  'WelcomeDiscountPage',
)
const requirements = lazy(() => import('./menu/requirements/Requirements.tsx'), 'Requirements')
const channels = lazy(() => import('./integrations/channels/Channels.tsx'), 'Channels')
const channelPage = lazy(() => import('./integrations/channelPage/ChannelPage.tsx'), 'ChannelPage')
const cancelReasons = lazy(() => import('./orders/cancelReasons/CancelReasons.tsx'), 'CancelReasons')
const units = lazy(() => import('./menu/units/Units.tsx'), 'Units')
const regions = lazy(() => import('./stores/regions/Regions.tsx'), 'Regions')
const bookedDaysCalendar = lazy(
  () => import('./stores/bookedDays/BookedDaysCalendar.tsx'),
  'BookedDaysCalendar',
)
const generalSetting = lazy(() => import('./settings/general/GeneralSetting.tsx'), 'GeneralSetting')
const faqs = lazy(() => import('./settings/faqs/Faqs.tsx'), 'Faqs')
const paymentRequests = lazy(() => import('./money/paymentRequests/PaymentRequests.tsx'), 'PaymentRequests')
const storePaymentRequests = lazy(
  () => import('./money/paymentRequests/StorePaymentRequests.tsx'),
  'StorePaymentRequests',
)
const requestPage = lazy(() => import('./money/paymentRequests/RequestPage.tsx'), 'RequestPage')
const statement = lazy(() => import('./money/statements/StatementPage.tsx'), 'StatementPage')
const storePositions = lazy(() => import('./money/storePositions/StorePositions.tsx'), 'StorePositions')
const payoutRuns = lazy(() => import('./money/payoutRuns/PayoutRuns.tsx'), 'PayoutRuns')
const payoutRunPage = lazy(() => import('./money/payoutRuns/RunPage.tsx'), 'RunPage')
const statementDocument = lazy(() => import('./money/statements/StatementDocument.tsx'), 'StatementDocument')
const months = lazy(() => import('./money/months/Months.tsx'), 'Months')
const charges = lazy(() => import('./money/charges/ChargeList.tsx'), 'Charges')
const home = lazy(() => import('./insight/today/HomePage.tsx'), 'HomePage')
const reports = lazy(() => import('./insight/reportsPage/Reports.tsx'), 'Reports')
const reconciliation = lazy(() => import('./money/reconciliation/Reconciliation.tsx'), 'Reconciliation')
const reviews = lazy(() => import('./engagement/reviews/Reviews.tsx'), 'Reviews')
const sendNotifications = lazy(
  () => import('./engagement/sendNotifications/SendNotifications.tsx'),
  'SendNotifications',
)
const storeReviews = lazy(() => import('./engagement/reviews/StoreReviews.tsx'), 'StoreReviews')
const coupons = lazy(() => import('./insight/promotionTrials/CouponsPage.tsx'), 'CouponsPage')
const offers = lazy(() => import('./insight/promotionTimeline/OffersPage.tsx'), 'OffersPage')
const couponPage = lazy(() => import('./insight/promotionTrials/CouponUsesPage.tsx'), 'CouponUsesPage')
const customers = lazy(() => import('./customers/customers/Customers.tsx'), 'Customers')
const customerProfile = lazy(() => import('./customers/profile/CustomerProfile.tsx'), 'CustomerProfile')
const tryCoupon = lazy(() => import('./insight/couponTrials/TryCoupon.tsx'), 'TryCoupon')
const printPage = lazy(() => import('./orders/print/PrintPage.tsx'), 'PrintPage')
const kitchenPack = lazy(() => import('./orders/kitchenPack/KitchenPackPage.tsx'), 'KitchenPackPage')
const kitchenPackPath = 'orders/kitchen-pack/{-$store}/{-$day}'
const audit = lazy(() => import('./accounts/trail/AuditPage.tsx'), 'AuditPage')
const roles = lazy(() => import('./accounts/rolesPage/RolesPage.tsx'), 'RolesPage')
const firstOfGroup = lazy(() => import('./shell/FirstOfGroup.tsx'), 'FirstOfGroup')
const profile = lazy(() => import('./engagement/browserPush/StaffProfile.tsx'), 'StaffProfile')

const ConnectionBar = late(() => import('./shell/ConnectionBar.tsx'))

const root = createRootRoute({
  component: () => (
    <>
      <Suspense>
        <ConnectionBar />
      </Suspense>
      <Outlet />
    </>
  ),
  notFoundComponent: () => <LateNotFound bare />,
  // Before every change of route, so that no area opens with a token that the device no longer stores (spec 1 §2.2).
  beforeLoad: () => sessionStore.reread(),
})

function open<const Path extends string>(path: Path, component: Screen) {
  return createRoute({ getParentRoute: () => root, path, component })
}

/** A guarded area: without a token it redirects to `/`, with another kind's token to that kind's home. */
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
    notFoundComponent: () => <LateNotFound />,
  })
}

function screen<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  needs: Needs,
  component: Screen,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component,
    validateSearch: (search: Record<string, unknown>): ListSearch => listSearch(search),
    staticData: { needs },
  })
}

type Within<To extends string> = To extends `/${string}/${infer Path}` ? Path : never

/** A screen in the menu. Its route requires the same permission as the nav item. */
function navScreen<Parent extends AnyRoute, const To extends NavPath>(
  parent: Parent,
  to: To,
  component: Screen,
) {
  return screen(parent, to.split('/').slice(2).join('/') as Within<To>, navNeeds[to], component)
}

/** A menu group's breadcrumb leads to the first of its nav items that this person may open. */
function group<Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path) {
  return createRoute({ getParentRoute: () => parent, path, component: firstOfGroup })
}

/** A breadcrumb without its own screen redirects to its first screen. */
function crossing<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  to: string | ((params: Readonly<Record<string, string>>) => string),
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: ({ params }) => {
      const href = typeof to === 'string' ? to : to(params as Readonly<Record<string, string>>)
      throw redirect({ href, replace: true })
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
  component: lazy(() => import('./accounts/signIn/SignIn.tsx'), 'SignIn'),
})

/**
 * The order page for admins on a phone. Without a session it asks to sign in and returns (DECISIONS 17). Other kinds
 * have their own page.
 */
const viewOrder = createRoute({
  getParentRoute: () => root,
  path: 'view-order/$id',
  validateSearch: (search: Record<string, unknown>): ListSearch => listSearch(search),
  component: lazy(() => import('./orders/orderPage/MobileOrder.tsx'), 'MobileOrder'),
  beforeLoad: ({ params, location }) => {
    const session = sessionStore.get()
    if (!session) throw redirect({ to: '/', replace: true, state: { back: location.href, opened: 'order' } })
    if (session.kind === 'admin') return
    throw redirect({ href: `${homes[session.kind]}/orders/order-details/${params.id}`, replace: true })
  },
})

const main = area('main', 'admin')
const restaurant = area('restaurant', 'restaurant')
const store = area('store', 'store_user')
const menu = 'categorie-&-carting-menu'

/** The route table: every route of the three spec documents and DECISIONS 9. */
const tree = root.addChildren([
  signIn,
  open(
    'forget-password',
    lazy(() => import('./accounts/signIn/ForgetPassword.tsx'), 'ForgetPassword'),
  ),
  open(
    'forget-password/$token',
    lazy(() => import('./accounts/signIn/ResetPassword.tsx'), 'ResetPassword'),
  ),
  open(
    'invitation/$token',
    lazy(() => import('./accounts/signIn/Invitation.tsx'), 'Invitation'),
  ),
  open(
    'sso',
    lazy(() => import('./accounts/ssoReturn/SsoReturn.tsx'), 'SsoReturn'),
  ),
  open(
    'sign-up',
    lazy(() => import('./accounts/signUp/SignUp.tsx'), 'SignUp'),
  ),
  open(
    'unsubscribe/$token',
    lazy(() => import('./engagement/mailPreferences/MailPreferences.tsx'), 'MailPreferences'),
  ),
  viewOrder,
  open(
    'view-order/$id/$token',
    lazy(() => import('./orders/orderPage/LinkOrder.tsx'), 'LinkOrder'),
  ),

  main.addChildren([
    crossing(main, '/', '/'),
    navScreen(main, '/main/orders', desk),
    crossing(main, 'orders/order-details', `${homes.admin}/orders`),
    screen(main, 'orders/order-details/$id', 'orders.read', orderPage),
    screen(main, 'orders/print/$id', 'orders.read', printPage),
    screen(main, kitchenPackPath, 'orders.read', kitchenPack),
    crossing(main, 'orders/order-store-details', `${homes.admin}/orders`),
    screen(main, 'orders/order-store-details/$id', 'orders.read', storeOrderPage),
    navScreen(main, '/main/home', home),
    navScreen(main, '/main/restaurants', restaurants),
    crossing(main, 'restaurants/$id', ({ id }) => `${homes.admin}/restaurants/${id}/stores`),
    screen(main, 'restaurants/$id/stores', 'restaurants.read', storeList),
    screen(main, 'restaurants/$id/stores/add-store', 'restaurants.write', addStore),
    crossing(
      main,
      'restaurants/$id/stores/$idStore',
      ({ id, idStore }) => `${homes.admin}/restaurants/${id}/stores/${idStore}/edit-store`,
    ),
    screen(main, 'restaurants/$id/stores/$idStore/edit-store', 'restaurants.read', editStore),
    screen(main, 'restaurants/$id/stores/$idStore/calendar', 'restaurants.read', bookedDaysCalendar),
    screen(main, `restaurants/$id/stores/$idStore/${menu}`, 'restaurants.read', menuPage),
    screen(main, `restaurants/$id/stores/$idStore/${menu}/import-menu`, 'restaurants.write', importPage),
    screen(main, `restaurants/$id/stores/$idStore/${menu}/form-menu`, 'restaurants.write', itemPage),
    screen(main, `restaurants/$id/stores/$idStore/${menu}/form-menu/$idMenu`, 'restaurants.read', itemPage),
    screen(
      main,
      `restaurants/$id/stores/$idStore/${menu}/form-menu-duplicate`,
      'restaurants.write',
      duplicate,
    ),
    navScreen(main, '/main/customers', customers),
    crossing(main, 'customers/customer-profile', `${homes.admin}/customers`),
    screen(main, 'customers/customer-profile/$idCutomer', 'customers.read', customerProfile),
    navScreen(main, '/main/offers', offers),
    navScreen(main, '/main/coupons', coupons),
    screen(main, 'coupons/$id', 'coupons.read', couponPage),
    screen(main, 'coupons/$id/try', 'coupons.read', tryCoupon),
    navScreen(main, '/main/list-reviews', reviews),
    group(main, 'payments'),
    navScreen(main, '/main/payments/payment-requests', paymentRequests),
    screen(main, 'payments/payment-requests/$id', 'payments.read', requestPage),
    navScreen(main, '/main/payments/statement-of-accounts', statement),
    navScreen(main, '/main/payments/stores-payments', storePositions),
    navScreen(main, '/main/payments/payout-runs', payoutRuns),
    screen(main, 'payments/payout-runs/$id', 'payouts.write', payoutRunPage),
    screen(main, 'payments/statement-document', 'statements.read', statementDocument),
    navScreen(main, '/main/payments/months', months),
    navScreen(main, '/main/payments/other-charges', charges),
    navScreen(main, '/main/payments/reconciliation', reconciliation),
    navScreen(main, '/main/send-notifications', sendNotifications),
    group(main, 'settings'),
    navScreen(main, '/main/settings/general-setting', generalSetting),
    navScreen(main, '/main/settings/welcome-discount', welcomeDiscount),
    navScreen(main, '/main/settings/global-categories', globalCategories),
    navScreen(main, '/main/settings/filters', filters),
    navScreen(main, '/main/settings/filter-collection', filterCollections),
    navScreen(main, '/main/settings/requirements', requirements),
    navScreen(main, '/main/settings/faqs', faqs),
    navScreen(main, '/main/settings/regions', regions),
    navScreen(main, '/main/settings/units', units),
    navScreen(main, '/main/settings/cancel-reasons', cancelReasons),
    navScreen(main, '/main/settings/channels', channels),
    screen(main, 'settings/channels/$id', 'channels.read', channelPage),
    crossing(main, 'reports', `${homes.admin}/reports/catering`),
    navScreen(main, '/main/reports/catering', reports),
    navScreen(main, '/main/Roles-&-permission', roles),
    navScreen(main, '/main/audit', audit),
    screen(main, 'profile', 'everyone', profile),
  ]),

  restaurant.addChildren([
    crossing(restaurant, '/', '/'),
    navScreen(restaurant, '/restaurant/home', home),
    navScreen(restaurant, '/restaurant/orders', desk),
    crossing(restaurant, 'orders/order-details', `${homes.restaurant}/orders`),
    screen(restaurant, 'orders/order-details/$id', 'orders.read', orderPage),
    screen(restaurant, 'orders/print/$id', 'orders.read', printPage),
    screen(restaurant, kitchenPackPath, 'orders.read', kitchenPack),
    navScreen(restaurant, '/restaurant/store', storeList),
    screen(restaurant, 'store/add-store', 'restaurants.write', addStore),
    crossing(restaurant, 'store/$id', ({ id }) => `${homes.restaurant}/store/${id}/management-store`),
    screen(restaurant, 'store/$id/calendar', 'restaurants.read', bookedDaysCalendar),
    screen(restaurant, 'store/$id/management-store', 'restaurants.read', editStore),
    screen(restaurant, `store/$id/${menu}`, 'restaurants.read', menuPage),
    screen(restaurant, `store/$id/${menu}/import-menu`, 'restaurants.write', importPage),
    screen(restaurant, `store/$id/${menu}/form-menu`, 'restaurants.write', itemPage),
    screen(restaurant, `store/$id/${menu}/form-menu/$idMenu`, 'restaurants.read', itemPage),
    navScreen(restaurant, '/restaurant/reviews', storeReviews),
    navScreen(restaurant, '/restaurant/reports', reports),
    group(restaurant, 'payments'),
    navScreen(restaurant, '/restaurant/payments/payment-requests', storePaymentRequests),
    screen(restaurant, 'payments/payment-requests/$id', 'payments.read', requestPage),
    navScreen(restaurant, '/restaurant/payments/statement-of-accounts', statement),
    screen(restaurant, 'payments/statement-document', 'statements.read', statementDocument),
    navScreen(restaurant, '/restaurant/people', roles),
    navScreen(restaurant, '/restaurant/audit', audit),
    screen(restaurant, 'profile', 'everyone', profile),
  ]),

  store.addChildren([
    crossing(store, '/', '/'),
    navScreen(store, '/store/home', home),
    navScreen(store, '/store/orders', desk),
    crossing(store, 'orders/order-details', `${homes.store_user}/orders`),
    screen(store, 'orders/order-details/$id', 'orders.read', orderPage),
    screen(store, 'orders/print/$id', 'orders.read', printPage),
    screen(store, kitchenPackPath, 'orders.read', kitchenPack),
    navScreen(store, '/store/stores', storeList),
    crossing(store, 'stores/$id', ({ id }) => `${homes.store_user}/stores/${id}/management-store`),
    screen(store, 'stores/$id/calendar', 'restaurants.read', bookedDaysCalendar),
    screen(store, 'stores/$id/management-store', 'restaurants.read', editStore),
    screen(store, `stores/$id/${menu}`, 'restaurants.read', menuPage),
    screen(store, `stores/$id/${menu}/import-menu`, 'restaurants.write', importPage),
    screen(store, `stores/$id/${menu}/form-menu`, 'restaurants.write', itemPage),
    screen(store, `stores/$id/${menu}/form-menu/$idMenu`, 'restaurants.read', itemPage),
    navScreen(store, '/store/reviews', storeReviews),
    navScreen(store, '/store/reports', reports),
    group(store, 'payments'),
    navScreen(store, '/store/payments/payment-requests', storePaymentRequests),
    screen(store, 'payments/payment-requests/$id', 'payments.read', requestPage),
    navScreen(store, '/store/payments/statement-of-accounts', statement),
    screen(store, 'payments/statement-document', 'statements.read', statementDocument),
    screen(store, 'profile', 'everyone', profile),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  history: withWaysBack(createBrowserHistory()),
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
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: ErrorBoundary,
  defaultNotFoundComponent: () => <LateNotFound bare />,
  scrollRestoration: true,
})
