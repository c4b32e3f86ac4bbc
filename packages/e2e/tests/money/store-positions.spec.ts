import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeDue, makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const path = '/main/payments/stores-payments'
const labels = {
  search: { en: 'Search by store, restaurant or number', ar: 'البحث بالمتجر أو المطعم أو الرقم' },
  due: { en: 'Due', ar: 'المستحق' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  owing: { en: 'Owed by the store', ar: 'مستحق على المتجر' },
  totals: { en: 'Totals of all pages', ar: 'إجماليات كل الصفحات' },
  explainDue: { en: '379.12', ar: '379.12' },
  pay: { en: 'Pay stores', ar: 'الصرف للمتاجر' },
  payOne: { en: 'Pay 1 store', ar: 'الصرف لمتجر واحد' },
  sort: { en: 'Sort by', ar: 'الترتيب حسب' },
  nothing: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
}

/** A shop to which QAR 379.12 is due. */
async function dueShop(): Promise<Shop> {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  return shop
}

const row = (page: Page, text: string) => page.locator('[data-row]:visible', { hasText: text }).first()

test('an admin finds a store, sees what is due to it, and opens its statement', { tag: '@every' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const shop = await dueShop()
  const name = say(shop.storeName)
  const page = await visit(path, { as: await makeAdmin() })
  await expect(page.locator('[data-row]:visible').first()).toBeVisible()
  await expectAccessible(page, 'stores payments')
  await page.getByRole('textbox', { name: say(labels.search) }).fill(name)
  await expect(row(page, name)).toContainText('379.12')
  // Nothing is due to another store that is found, so its figure is the total.
  const totals = isPhone ? page.getByRole('region', { name: say(labels.totals) }) : page.locator('tfoot')
  await expect(totals).toContainText('379.12')
  await expectAccessible(page, 'one store of the stores payments')
  await totals
    .getByRole('button', { name: say(labels.explainDue) })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem').filter({ hasText: name }).first()).toContainText('379.12')
  await expectAccessible(page, 'a total of stores explained')
  await drawer
    .getByRole('button', { name: new RegExp(`379\\.12.*${name}`) })
    .first()
    .click()
  await expect(drawer.getByRole('heading', { name })).toBeVisible()
  await expect(drawer.getByRole('listitem').first()).toContainText('379.12')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await row(page, name)
    .getByRole('button', { name: say(labels.explainDue) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('379.12')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row(page, name).getByText(name).first().click()
  await expect(page.getByRole('main').locator('dl > div', { hasText: say(labels.closing) })).toContainText(
    '379.12',
  )
  await page.goBack()
  await page.getByLabel(say(labels.balance)).selectOption({ label: say(labels.owing) })
  await expect(page.getByRole('button', { name: say(labels.nothing) }).first()).toBeVisible()
})

test('columns sort by keyboard, first the highest, and the address keeps it', async ({
  visit,
  say,
  isPhone,
}) => {
  await dueShop()
  const page = await visit(path, { as: await makeAdmin() })
  if (isPhone) {
    await page.getByLabel(say(labels.sort)).selectOption('-due')
  } else {
    const head = page.getByRole('columnheader', { name: say(labels.due) }).first()
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button').press('Enter')
  }
  await expect(page).toHaveURL(/sort=-due/)
  await page.reload()
  await expect(page).toHaveURL(/sort=-due/)
  await expect(page.locator('[data-row]:visible').first()).toBeVisible()
})

test('an admin chooses a store and begins to pay it', { tag: '@phone' }, async ({ visit, say }) => {
  const shop = await dueShop()
  const name = say(shop.storeName)
  const page = await visit(`${path}?search=${encodeURIComponent(name)}`, { as: await makeAdmin() })
  await expect(page.getByRole('button', { name: say(labels.pay) })).toBeVisible()
  await row(page, name).getByRole('checkbox').check()
  await expectAccessible(page, 'a chosen store')
  await page.getByRole('button', { name: say(labels.payOne) }).click()
  await expect(page.getByRole('dialog')).toContainText('379.12')
})
