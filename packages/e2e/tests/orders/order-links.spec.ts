import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  more: { en: 'More actions', ar: 'إجراءات أخرى' },
  share: { en: 'Share link', ar: 'مشاركة رابط' },
  kitchen: { en: 'Kitchen', ar: 'المطبخ' },
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  until: { en: 'Valid until', ar: 'صالح حتى' },
  ends: { en: 'Ends on', ar: 'ينتهي في' },
  make: { en: 'Create link', ar: 'إنشاء رابط' },
  link: { en: 'Link', ar: 'الرابط' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  revoke: { en: 'Revoke', ar: 'إبطال' },
  ask: { en: 'Revoke this link?', ar: 'هل تريد إبطال هذا الرابط؟' },
  over: { en: 'This link no longer works', ar: 'انتهت صلاحية هذا الرابط' },
}
type Say = (text: { en: string; ar: string }) => string

/** Creates a link on an order's page and reads its URL. */
async function makeLink(page: Page, say: Say, variant: 'kitchen' | 'delivery' = 'kitchen'): Promise<string> {
  await page.getByRole('button', { name: say(labels.more) }).click()
  await page.getByRole('menuitem', { name: say(labels.share) }).click()
  await page.getByRole('radio', { name: say(labels[variant]) }).check()
  await page.getByRole('button', { name: say(labels.make) }).click()
  return page.getByRole('textbox', { name: say(labels.link) }).inputValue()
}

test('a link opens one order without a session, until it is revoked', { tag: '@phone' }, async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(/401.*orderLink/)
  const { storeUser, orders, mark } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const page = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  const address = await makeLink(page, say)
  const { pathname } = new URL(address)
  expect(pathname).toMatch(new RegExp(`^/view-order/${id}/sfl_`))
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'share dialog')

  const reader = await visit(pathname)
  await expect(heading(reader, say({ en: `Order ${id}`, ar: `الطلب ${id}` }))).toBeVisible()
  const main = reader.getByRole('main')
  await expect(main).toContainText(`${mark} machboos`)
  await expect(main).not.toContainText(say({ en: 'Platform accounts', ar: 'حسابات المنصة' }))
  for (const name of [words.changeStatus, labels.more])
    await expect(reader.getByRole('button', { name: say(name) })).toBeHidden()
  await expect(reader.getByRole('link', { name: say({ en: 'Back', ar: 'رجوع' }) })).toBeHidden()
  await expectAccessible(reader, 'the order by its link')

  await page.getByRole('button', { name: say(labels.revoke) }).click()
  await page
    .getByRole('dialog', { name: say(labels.ask) })
    .getByRole('button', { name: say(labels.revoke) })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('textbox', { name: say(labels.link) })).toBeHidden()
  await reader.reload()
  await expect(heading(reader, say(labels.over))).toBeVisible()
  await expectAccessible(reader, 'a link that has ended')
})

test('a link shows a kitchen what to cook, and a driver also the customer and the address', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { storeUser, orders, mark } = await makeShop({ accepted: 1 })
  const address = say({ en: 'Address', ar: 'العنوان' })
  const open = async (variant: 'kitchen' | 'delivery') => {
    const page = await visit(`/store/orders/order-details/${orders[0]}`, { as: storeUser })
    const reader = await visit(new URL(await makeLink(page, say, variant)).pathname)
    await expect(reader.getByRole('main')).toContainText(`${mark} machboos`)
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(say(labels[variant]))
    return reader
  }
  const kitchen = await open('kitchen')
  await expect(kitchen.getByText(address, { exact: true })).toBeHidden()
  await expect(kitchen.getByRole('main')).not.toContainText(`${mark} customer`)
  const delivery = await open('delivery')
  await expect(delivery.getByText(address, { exact: true })).toBeVisible()
  await expect(delivery.getByRole('main')).toContainText(`${mark} customer`)
  await expectAccessible(delivery, 'the order by a link for delivery')
})

test('the maker of a link chooses when it expires', async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const page = await visit(`/store/orders/order-details/${orders[0]}`, { as: storeUser })
  await page.getByRole('button', { name: say(labels.more) }).click()
  await page.getByRole('menuitem', { name: say(labels.share) }).click()
  const until = page.getByRole('textbox', { name: say(labels.until) })
  await expect(until).toHaveAccessibleDescription(new RegExp(say(labels.ends)))
  await until.fill('01/01/2020')
  await page.getByRole('button', { name: say(labels.make) }).click()
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0)
})

test('a link shows the kind of who decided, never the name', async ({ visit, say }) => {
  const { storeUser, orders, mark } = await makeShop({ cancelled: 1 })
  const page = await visit(`/store/orders/order-details/${orders[0]}`, { as: storeUser })
  await expect(page.getByRole('main')).toContainText(`${mark} Store Manager`)
  const reader = await visit(new URL(await makeLink(page, say)).pathname)
  await expect(reader.getByRole('main')).toContainText('cancelled by store')
  await expect(reader.getByRole('main')).not.toContainText('Store Manager')
})

test('the token of a link is not stored and not sent elsewhere', async ({ visit, say }) => {
  const { storeUser, orders, mark } = await makeShop({ accepted: 1 })
  const page = await visit(`/store/orders/order-details/${orders[0]}`, { as: storeUser })
  const { pathname } = new URL(await makeLink(page, say))
  const token = pathname.split('/').at(-1) ?? ''
  const reader = await visit('/sign-up')
  const sent: string[] = []
  reader.on('request', async (request) => {
    sent.push(request.url(), (await request.allHeaders()).referer ?? '')
  })
  await reader.goto(pathname)
  await expect(reader.getByRole('main')).toContainText(`${mark} machboos`)
  await reader.getByRole('button', { name: 'العربية' }).click()
  await expect(reader.locator('html')).toHaveAttribute('dir', 'rtl')
  // What is written on leaving a page is there once the next one is loaded.
  await reader.goto('/sign-up')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await reader.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(token)
  expect(sent.filter((text) => text.includes(token)).length).toBeGreaterThan(0)
  expect(sent.filter((text) => text.includes(token) && !text.endsWith(pathname))).toEqual([])
  expect(await reader.evaluate(() => document.referrer)).toBe('')
})

test("a link neither opens another order nor ends the reader's own session", async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401.*orderLink/)
  const { storeUser, orders } = await makeShop({ accepted: 2 })
  const [id = 0, other = 0] = orders
  const page = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  const { pathname } = new URL(await makeLink(page, say))
  const admin = await visit(pathname.replace(`/${id}/`, `/${other}/`), { as: await makeAdmin() })
  await expect(heading(admin, say(labels.over))).toBeVisible()
  await admin.goto(`/view-order/${id}/sfl_nobody-knows-it`)
  await expect(heading(admin, say(labels.over))).toBeVisible()
  await admin.goto(`/main/orders?search=${id}`)
  await expect(heading(admin, say(words.orders))).toBeVisible()
})

test('the URL of a link is copied', async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const page = await visit(`/store/orders/order-details/${orders[0]}`, { as: storeUser })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = await makeLink(page, say)
  await page.getByRole('button', { name: say(labels.copy), exact: true }).click()
  await expect(page.getByRole('button', { name: say(labels.copied) })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('an admin whose role does not see customers can only make a kitchen link', async ({ visit, say }) => {
  const { orders } = await makeShop({ accepted: 1 })
  const page = await visit(`/main/orders/order-details/${orders[0]}`, { as: await makeAdmin('Moderator') })
  await page.getByRole('button', { name: say(labels.more) }).click()
  await page.getByRole('menuitem', { name: say(labels.share) }).click()
  await expect(page.getByRole('radio', { name: say(labels.delivery) })).toBeDisabled()
  await expect(page.getByRole('dialog')).toContainText('Your role does not see customers’ contacts.')
  await page.getByRole('button', { name: say(labels.make) }).click()
  await expect(page.getByRole('textbox', { name: say(labels.link) })).toHaveValue(/\/view-order\//)
})
