import type { Page } from '@playwright/test'
import { makeAdmin, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const menu = 'categorie-&-carting-menu'

/** Every route of the three documents and DECISIONS 9, below each area's home. */
const admin = ({ orders, ids }: Shop) => {
  const stores = `restaurants/${ids.restaurants}/stores`
  const store = `${stores}/${ids.stores}`
  return [
    'home',
    'orders',
    `orders/order-details/${orders[0]}`,
    `orders/order-store-details/${orders[0]}`,
    'restaurants',
    stores,
    `${stores}/add-store`,
    `${store}/edit-store`,
    `${store}/calendar`,
    `${store}/${menu}`,
    `${store}/${menu}/form-menu`,
    `${store}/${menu}/form-menu/${ids.items}`,
    `${store}/${menu}/form-menu-duplicate`,
    `${store}/${menu}/import-menu`,
    'customers',
    'customers/customer-profile/1',
    'offers',
    'coupons',
    'list-reviews',
    'payments/payment-requests',
    `payments/payment-requests/${ids.payment_requests}`,
    'payments/statement-of-accounts',
    'payments/months',
    'payments/stores-payments',
    'payments/payout-runs',
    `payments/payout-runs/${ids.payout_runs}`,
    'payments/other-charges',
    'send-notifications',
    ...['general-setting', 'welcome-discount', 'global-categories', 'filters', 'filter-collection'].map(
      (name) => `settings/${name}`,
    ),
    ...['requirements', 'faqs', 'regions', 'units', 'cancel-reasons', 'channels'].map(
      (name) => `settings/${name}`,
    ),
    'reports/catering',
    'Roles-&-permission',
    'audit',
    'profile',
  ]
}
const ofStore = (base: string, { stores: id, items }: Shop['ids']) => [
  base,
  `${base}/${id}/calendar`,
  `${base}/${id}/management-store`,
  `${base}/${id}/${menu}`,
  `${base}/${id}/${menu}/form-menu`,
  `${base}/${id}/${menu}/form-menu/${items}`,
  `${base}/${id}/${menu}/import-menu`,
]
const restaurant = ({ orders, ids }: Shop) => [
  'home',
  'orders',
  `orders/order-details/${orders[0]}`,
  ...ofStore('store', ids),
  'store/add-store',
  'reports',
  'people',
  'payments/payment-requests',
  `payments/payment-requests/${ids.payment_requests}`,
  'payments/statement-of-accounts',
  'profile',
]
const storeUser = ({ orders, ids }: Shop) => [
  'home',
  'orders',
  `orders/order-details/${orders[0]}`,
  ...ofStore('stores', ids),
  'reports',
  'payments/payment-requests',
  `payments/payment-requests/${ids.payment_requests}`,
  'payments/statement-of-accounts',
  'profile',
]
const open = (orders: readonly number[]) => [
  '/',
  '/forget-password',
  '/sign-up',
  `/view-order/${orders[0]}`,
  '/nowhere',
]

/** Expects that nothing is cut off at the side and the page does not scroll sideways. */
async function expectNoSideways(page: Page, path: string): Promise<void> {
  const [wanted, there] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(wanted, `width of ${path}`).toBeLessThanOrEqual(there ?? 0)
}

async function expectScreen(page: Page, path: string, notFound: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
  if (path !== '/nowhere') await expect(page.getByText(notFound), path).toBeHidden()
  expect(decodeURIComponent(new URL(page.url()).pathname), path).toBe(path)
  await expectNoSideways(page, path)
}

const areas: [string, (shop: Shop) => readonly string[], (shop: Shop) => Promise<Person> | Person][] = [
  ['/main', admin, () => makeAdmin()],
  ['/restaurant', restaurant, ({ owner }) => owner],
  ['/store', storeUser, ({ storeUser }) => storeUser],
]
for (const [home, routes, who] of areas) {
  test(`every route of ${home} leads to its screen`, { tag: '@phone' }, async ({ visit, say }) => {
    test.slow()
    const shop = await makeShop({ pending: 1 })
    const page = await visit(`${home}/profile`, { as: await who(shop) })
    for (const route of routes(shop)) {
      const path = `${home}/${route}`
      await page.goto(path)
      await expectScreen(page, path, say(words.notFound))
    }
  })
}

test('every public route leads to its screen', { tag: '@phone' }, async ({ visit, say }) => {
  const { orders } = await makeShop({ pending: 1 })
  const page = await visit('/')
  for (const path of open(orders)) {
    await page.goto(path)
    if (path.startsWith('/view-order')) continue
    await expectScreen(page, path, say(words.notFound))
  }
})

test('a path with %26 is the one with &', async ({ visit, say }) => {
  const page = await visit('/main/Roles-%26-permission', { as: await makeAdmin() })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(say(words.notFound))).toBeHidden()
})

test('an incomplete path leads to the first screen below it', async ({ visit }) => {
  const page = await visit('/main/payments', { as: await makeAdmin() })
  await expect(page).toHaveURL('/main/payments/payment-requests')
  await page.goto('/main/settings')
  await expect(page).toHaveURL('/main/settings/general-setting')
})
