import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeDue, makeShop, password } from '../../support/seed.ts'
import { heading, signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const order = (id: number) => ({ en: `Order ${id}`, ar: `الطلب ${id}` })
const views = {
  invoice: { en: 'View Invoice', ar: 'عرض الفاتورة' },
  customerOrder: { en: 'View Customer Order', ar: 'عرض طلب العميل' },
  accounts: { en: 'Platform accounts', ar: 'حسابات المنصة' },
  neighbour: { en: 'Next order', ar: 'الطلب التالي' },
  previous: { en: 'Previous order', ar: 'الطلب السابق' },
}

test('the invoice explains each of its figures on demand', { tag: '@phone' }, async ({ visit, say }) => {
  const { orders } = await makeShop({ completed: 1 })
  await makeDue(orders[0] ?? 0, 379_12)
  const page = await visit(`/main/orders/order-details/${orders[0]}`, { as: await makeAdmin() })
  const main = page.getByRole('main')
  await expect(main).toContainText(
    say({ en: 'due since the order was completed', ar: 'مستحق منذ إكمال الطلب' }),
  )
  const figures = main.getByRole('button', { name: say({ en: 'worked out', ar: 'كيف يُحسب' }) })
  // Six of the totals and nine of the accounts.
  await expect(figures).toHaveCount(15)
  for (const figure of await figures.all()) {
    await figure.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(
      drawer.getByRole('heading', { name: say({ en: 'Formula', ar: 'طريقة الحساب' }) }),
    ).toBeVisible()
    await expect(drawer.locator('[data-sum]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(figure).toBeFocused()
  }
  await figures.filter({ hasText: '379.12' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer
    .getByText(say({ en: 'Ledger postings', ar: 'قيود الدفتر' }))
    .first()
    .click()
  await expect(drawer.getByText(say({ en: 'debit', ar: 'مدين' }), { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'an explained figure of an order')
})

test('the customer order is the same without the accounts', { tag: '@phone' }, async ({ visit, say }) => {
  const { orders, mark } = await makeShop({ cancelled: 1 })
  const [id = 0] = orders
  const page = await visit(`/main/orders/order-details/${id}`, { as: await makeAdmin() })
  await expect(page.getByText(say(views.accounts))).toBeVisible()
  await page.getByRole('link', { name: say(views.customerOrder) }).click()
  await expect(page).toHaveURL(`/main/orders/order-store-details/${id}`)
  await expect(heading(page, say(order(id)))).toBeVisible()
  await expect(page.getByRole('link', { name: say(views.customerOrder) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const main = page.getByRole('main')
  await expect(main).toContainText(`${mark} machboos`)
  // CSS capitalises the first letter; the text itself is as in the specification.
  await expect(main).toContainText(say({ en: 'cancelled by store', ar: 'أُلغي من قبل المتجر' }))
  await expect(page.getByText(say(views.accounts))).toBeHidden()
  for (const name of [words.changeStatus, { en: 'Print', ar: 'طباعة' }])
    await expect(page.getByRole('button', { name: say(name), exact: true })).toBeVisible()
  await expectAccessible(page, 'customer order')
  await page.getByRole('link', { name: say(views.invoice) }).click()
  await expect(page).toHaveURL(`/main/orders/order-details/${id}`)
})

async function expectOrder(page: Page, name: string, path: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible()
  await expect(page).toHaveURL(path)
}

test('orders of the filtered list are stepped through by key and by button', { tag: '@ar' }, async ({
  visit,
  say,
  language,
}) => {
  const { owner, orders } = await makeShop({ accepted: 3, completed: 1 })
  const [first = 0, second = 0, third = 0] = orders
  const path = (id: number) => `/restaurant/orders/order-details/${id}?status=accepted`
  const page = await visit('/restaurant/orders?status=accepted', { as: owner })
  await page.getByRole('link', { name: say({ en: `View order ${third}`, ar: `عرض الطلب ${third}` }) }).click()
  await expectOrder(page, say(order(third)), path(third))
  const next = page.getByRole('link', { name: say(views.neighbour) })
  await expect(next).toBeVisible()
  await expect(page.getByRole('button', { name: say(views.previous) })).toBeDisabled()
  await page.keyboard.press('j')
  await expectOrder(page, say(order(second)), path(second))
  await next.click()
  await expectOrder(page, say(order(first)), path(first))
  await expect(page.getByRole('button', { name: say(views.neighbour) })).toBeDisabled()
  await page.keyboard.press('k')
  await expectOrder(page, say(order(second)), path(second))
  await expect(next).toBeVisible()
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expectOrder(page, say(order(first)), path(first))
  // An open dialog handles the keys itself, and back leads to the list with its filter.
  await page.getByRole('button', { name: say(words.changeStatus) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectOrder(page, say(order(first)), path(first))
  await page
    .getByRole('navigation', { name: say({ en: 'Breadcrumb', ar: 'مسار التنقل' }) })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL('/restaurant/orders?status=accepted')
})

test("an admin's phone has its own order page, with a way back", { tag: '@only-phone' }, async ({
  visit,
  say,
}) => {
  const { orders } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const page = await visit(`/main/orders?search=${id}`, { as: await makeAdmin() })
  await page.getByRole('link', { name: say({ en: `View order ${id}`, ar: `عرض الطلب ${id}` }) }).click()
  await expectOrder(page, say(order(id)), `/view-order/${id}?search=${id}`)
  await expect(page.getByText(say(views.accounts))).toBeVisible()
  const change = page.getByRole('button', { name: say(words.changeStatus) })
  const box = await change.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780)
  await expectAccessible(page, 'the order on a phone')
  await page.getByRole('link', { name: say({ en: 'Back', ar: 'رجوع' }) }).click()
  await expect(page).toHaveURL(`/main/orders?search=${id}`)
})

test('the dialog links to the order page of its kind', async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const page = await visit(`/store/orders?open=${id}`, { as: storeUser })
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say({ en: `View order ${id}`, ar: `عرض الطلب ${id}` }) })
    .click()
  await expectOrder(page, say(order(id)), `/store/orders/order-details/${id}`)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an order page asks signed-out people to sign in, comes back, and leads another kind to its own page', async ({
  visit,
  say,
}) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const nobody = await visit(`/view-order/${id}`)
  await expect(nobody.getByLabel(say(words.email))).toBeVisible()
  await expect(nobody.getByText('Sign in to see this order')).toBeVisible()
  const { email } = await makeAdmin()
  await signIn(nobody, say, email, password)
  await expect(heading(nobody, say(order(id)))).toBeVisible()
  await expect(nobody).toHaveURL(`/view-order/${id}`)
  const store = await visit(`/view-order/${id}`, { as: storeUser })
  await expect(store).toHaveURL(`/store/orders/order-details/${id}`)
})
