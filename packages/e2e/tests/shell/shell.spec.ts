import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

test('title and breadcrumbs follow the path', { tag: '@ar' }, async ({ visit, say }) => {
  const page = await visit('/main/settings/global-categories', { as: await makeAdmin() })
  const name = say({ en: 'Global Categories', ar: 'التصنيفات العامة' })
  await expect(heading(page, name)).toBeVisible()
  // The count of waiting orders comes first, if there are any.
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} · ${say({ en: 'Sufra', ar: 'سفرة' })}$`))
  const crumbs = page.getByRole('navigation', { name: say({ en: 'Breadcrumb', ar: 'مسار التنقل' }) })
  await expect(crumbs.getByRole('listitem')).toHaveText([say({ en: 'Settings', ar: 'الإعدادات' }), name])
  await crumbs.getByRole('link').first().click()
  await expect(page).toHaveURL('/main/settings/general-setting')
})

const categories = { en: 'Global Categories', ar: 'التصنيفات العامة' }
const statement = { en: 'Statement of accounts', ar: 'كشف الحسابات' }

test("a group's breadcrumb leads to the first of its pages that the role may open", async ({
  visit,
  say,
}) => {
  const roles = [
    ['Moderator', '/main/settings/regions', '/main/settings/global-categories', categories],
    [
      'Business Support',
      '/main/payments/statement-of-accounts',
      '/main/payments/statement-of-accounts',
      statement,
    ],
  ] as const
  for (const [role, path, first, title] of roles) {
    const page = await visit(path, { as: await makeAdmin(role) })
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
    await expect(page).toHaveURL(first)
    await expect(heading(page, say(title))).toBeVisible()
  }
})

test("an order's breadcrumb leads back to the list", async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const page = await visit(`/restaurant/orders/order-details/${orders[0]}`, { as: owner })
  await expect(heading(page, `Order ${orders[0]}`)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: say(words.orders) })
    .click()
  await expect(page).toHaveURL('/restaurant/orders')
})

test('an unknown path is reported, inside an area and outside', { tag: '@ar' }, async ({ visit, say }) => {
  const outside = await visit('/no/such/page')
  await expect(outside.getByText(say(words.notFound))).toBeVisible()
  const { owner } = await makeShop()
  const page = await visit('/restaurant/no-such-page', { as: owner })
  await expect(page.getByText(say(words.notFound))).toBeVisible()
  await page
    .getByRole('link', { name: say({ en: 'Go to the start page', ar: 'الانتقال إلى الصفحة الرئيسية' }) })
    .click()
  await expect(page).toHaveURL('/restaurant/orders')
})

test('the colour scheme is switched and remembered', { tag: '@phone' }, async ({ visit, say }) => {
  const page = await visit('/restaurant/reports', { as: (await makeShop()).owner })
  const root = page.locator('html')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  const light = await ground()
  await page.getByRole('button', { name: say({ en: 'Dark colours', ar: 'الألوان الداكنة' }) }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect.poll(ground).not.toBe(light)
  await page.reload()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: say({ en: 'Light colours', ar: 'الألوان الفاتحة' }) }).click()
  await expect.poll(ground).toBe(light)
})

test('without a choice the scheme is the system’s', async ({ visit }) => {
  const page = await visit('/')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('the row height is switched and remembered', async ({ visit }) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/orders', { as: owner })
  const height = () =>
    page
      .locator('tbody tr')
      .first()
      .evaluate((row) => Math.round(row.getBoundingClientRect().height))
  await expect.poll(height).toBe(44)
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect.poll(height).toBe(36)
  await page.reload()
  await expect.poll(height).toBe(36)
})

test('every page is found by its name in either language', { tag: '@ar' }, async ({ visit }) => {
  const page = await visit('/main/customers', { as: await makeAdmin() })
  for (const query of ['regions', 'البلديات']) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('textbox').fill(query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/main/settings/regions')
    await page.goto('/main/customers')
  }
})
