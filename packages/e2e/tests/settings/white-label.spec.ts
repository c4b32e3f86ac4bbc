import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { navNeeds } from '../../../web/src/kernel/session/navNeeds.ts'
import { order } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { everyMail, mailTo } from '../../support/mail.ts'
import { useOwnServer } from '../../support/ownServer.ts'
import { picture } from '../../support/pictures.ts'
import { printed, printPreviewOf } from '../../support/print.ts'
import { channelKey, makeAdmin, makeDue, makeShop, type Person, reviewOrder } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const named = { name_en: 'Maida', name_ar: 'مائدة' }
const ours = { en: named.name_en, ar: named.name_ar }
/** Too light for white text. */
const accent = '#e8b100'
const oldName = /sufra|سفرة/i

useOwnServer()

/** With a picture, as a form. */
async function post<Answer>({ token }: Person, path: string, body: object | FormData): Promise<Answer> {
  const isForm = body instanceof FormData
  const response = await fetch(`${origin()}/api/admins/settings/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}

/** Another name, logo and colour, and how to reach its support. */
async function relabel(admin: Person): Promise<void> {
  const { name, mimeType, buffer } = picture(240, 80)
  const form = new FormData()
  form.append('logo', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const { logo } = await post<{ logo: { image_id: number } }>(admin, 'saveMultiImages', form)
  await post(admin, 'savePlatformNames', named)
  await post(admin, 'changeApplicationLogo', { accent, logo: logo.image_id, small_logo: null })
  await post(admin, 'savePlatformDetails', {
    support_email: 'help@maida.example',
    support_phone: '44123456',
  })
}

/** All that a page says: its title, its texts, and the attributes that are read out or shown. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content', 'value']
    const all = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    const texts = [...document.querySelectorAll('body *')]
      .filter(({ localName }) => localName !== 'script' && localName !== 'style')
      .flatMap(({ childNodes }) =>
        [...childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '')),
      )
    return [document.title, ...all, ...texts].join('\n')
  })

const navPaths = Object.keys(navNeeds)
/** Every page of the menus, and some that stand in none. */
const pages = {
  admin: [
    ...navPaths.filter((path) => path.startsWith('/main/')),
    '/main/send-notifications?tab=push',
    '/main/send-notifications?tab=orders',
    '/main/list-reviews?tab=categories',
    '/main/profile',
    '/main/no-such-page',
  ],
  restaurant: navPaths.filter((path) => path.startsWith('/restaurant/')),
  store: navPaths.filter((path) => path.startsWith('/store/')),
}
const doors = ['/', '/sign-up', '/forget-password', '/unsubscribe/example']

/** A spreadsheet that a button exports: its texts and properties. */
async function exported(page: Page, name: string): Promise<string> {
  const waited = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const download = await waited
  expect(download.suggestedFilename()).not.toMatch(oldName)
  const sheet = execFileSync('unzip', ['-p', await download.path()], { encoding: 'utf8' })
  expect(sheet).toContain('<')
  return sheet
}

/** What a page says on paper, its properties included. */
async function printedText(page: Page): Promise<string> {
  const text = (await printed(page)).join('\n')
  return text + execFileSync('pdfinfo', ['-'], { input: await page.pdf(), encoding: 'utf8' })
}

test('with another name, logo and colour no page, paper, file or mail names the product', {
  tag: '@every',
}, async ({ visit, say, trouble }) => {
  test.slow()
  trouble.expected(/404 .*mailPreferences\/example/)
  const admin = await makeAdmin()
  await relabel(admin)
  const shop = await makeShop({ pending: 1, completed: 1 })
  await makeDue(shop.orders[1] ?? 0, 379_12)

  const door = await visit(`${origin()}/`)
  await expect(door.getByRole('heading', { level: 1 })).toContainText(say(ours))
  for (const path of doors.toReversed()) {
    await door.goto(`${origin()}${path}`)
    await expect(door.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(door).toHaveTitle(new RegExp(say(ours)))
    expect(await said(door), path).not.toMatch(oldName)
  }
  const logo = (page: Page) => page.getByRole('img', { name: say(ours) }).first()
  await expect(logo(door)).toHaveAttribute('src', /\/files\//)
  await expect(door.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/files\//)
  await expectAccessible(door, 'the sign-in page in another colour')
  // White on this colour cannot be read, so it is used darker: 4.5 is what AA asks for.
  const button = door.getByRole('button', { name: say(words.signIn), exact: true })
  await expect(button).not.toHaveCSS('background-color', 'rgb(232, 177, 0)')
  await expect(button).not.toHaveCSS('background-color', 'rgb(138, 21, 56)')

  const names = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(`${origin()}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page, path).toHaveTitle(new RegExp(`· ${say(ours)}$`))
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await said(page), path).not.toMatch(oldName)
    }
  }
  const page = await visit(`${origin()}/main/orders`, { as: admin })
  await names(page, [...pages.admin, `/main/orders/order-details/${shop.orders[0]}`])

  const range = 'from=2020-01-01&to=2040-12-31'
  await names(await visit(`${origin()}/restaurant/orders`, { as: shop.owner }), pages.restaurant)
  const store = await visit(`${origin()}/store/orders`, { as: shop.storeUser })
  await names(store, pages.store)

  await store.goto(`${origin()}/store/payments/statement-document?${range}`)
  const preview = printPreviewOf(store, say)
  await expect(preview.sheet).toContainText(say(ours))
  await preview.speak('both')
  const statementText = await printedText(store)
  expect(statementText).toContain(named.name_en)
  expect(statementText).not.toMatch(oldName)
  await store.goto(`${origin()}/store/orders/print/${shop.orders[0]}`)
  await expect(preview.sheet).toContainText(String(shop.orders[0]))
  expect(await said(store)).not.toMatch(oldName)
  expect(await printedText(store)).not.toMatch(oldName)

  await store.goto(`${origin()}/store/payments/statement-of-accounts?${range}`)
  expect(await exported(store, say({ en: 'Export an XLS', ar: 'تصدير XLS' }))).not.toMatch(oldName)
  await page.goto(`${origin()}/main/customers`)
  expect(await exported(page, say({ en: 'Export XLSX', ar: 'تصدير XLSX' }))).not.toMatch(oldName)

  await page.goto(`${origin()}/main/reports/catering?by=store&range=year`)
  expect(await exported(page, say({ en: 'Export to Excel', ar: 'تصدير إلى Excel' }))).not.toMatch(oldName)
  expect(await printedText(page)).not.toMatch(oldName)

  const email = shop.owner.email
  await fetch(`${origin()}/api/restaurant/sendResetPasswordMail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const mail = await mailTo(email)
  expect(mail).toContain('From: Maida <no-reply@localhost>')
  expect(mail).toContain('Reply-To: help@maida.example')
  expect(mail).toContain('44123456')
  expect(mail).not.toMatch(oldName)
  expect(mail).not.toContain('#8A1538')
  // Mails of an order, of a low rating and of marketing.
  const guest = 'hessa@guest.example'
  await order(await channelKey(), shop, { mobile: '66550091', email: guest })
  await reviewOrder(shop.orders[1] ?? 0, [1], 'Cold')
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Order early' }] }]
  await post(admin, 'notifications/sendTestEmail', {
    subject: 'National Day',
    body: JSON.stringify({ type: 'doc', content }),
  })
  expect(await mailTo(guest)).toContain('From: Maida <')
  await mailTo(admin.email, 2)
  await mailTo(shop.storeUser.email)
  await mailTo(email, 2)
  for (const each of await everyMail()) {
    expect(each).toMatch(/Maida|مائدة/)
    expect(each).not.toMatch(oldName)
  }
  const api = await fetch(`${origin()}/api/openapi.json`)
  expect(((await api.json()) as { info: { title: string } }).info.title).not.toMatch(oldName)
})
