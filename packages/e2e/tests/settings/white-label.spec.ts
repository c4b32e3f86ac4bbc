import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { mailTo } from '../../support/mail.ts'
import { ownServer } from '../../support/ownServer.ts'
import { paperOf, printed } from '../../support/paper.ts'
import { makeAdmin, makeDue, makeShop, type Person } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const named = { name_en: 'Maida', name_ar: 'مائدة' }
const ours = { en: named.name_en, ar: named.name_ar }
/** Too light for white text. */
const accent = '#e8b100'
const oldName = /sufra|سفرة/i

let server: Awaited<ReturnType<typeof ownServer>> | undefined
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server?.stop())

async function post(person: Person, path: string, body: object): Promise<void> {
  const response = await fetch(`${origin()}/api/admins/settings/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
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

const pages = [
  '/main/orders',
  '/main/restaurants',
  '/main/customers',
  '/main/offers',
  '/main/reviews',
  '/main/payments/payment-requests',
  '/main/payments/statement-of-accounts',
  '/main/settings/general-setting',
  '/main/settings/faqs',
  '/main/profile',
  '/main/no-such-page',
]

test('with another name, logo and colour no page, paper, file or mail names the product', {
  tag: '@both',
}, async ({ visit, say }) => {
  test.slow()
  const admin = await makeAdmin()
  await post(admin, 'savePlatformNames', named)
  await post(admin, 'changeApplicationLogo', { accent })
  await post(admin, 'savePlatformDetails', { support_email: 'help@maida.example', support_phone: '44123456' })
  const shop = await makeShop({ pending: 1, completed: 1 })
  await makeDue(shop.orders[1] ?? 0, 379_12)

  const door = await visit(`${origin()}/`)
  await expect(door.getByRole('heading', { level: 1 })).toContainText(say(ours))
  await expect(door).toHaveTitle(new RegExp(say(ours)))
  expect(await said(door)).not.toMatch(oldName)
  await expectAccessible(door, 'the sign-in page in another colour')
  // White on this colour cannot be read, so it is used darker: 4.5 is what AA asks for.
  const button = door.getByRole('button', { name: say(words.signIn), exact: true })
  await expect(button).not.toHaveCSS('background-color', 'rgb(232, 177, 0)')
  await expect(button).not.toHaveCSS('background-color', 'rgb(138, 21, 56)')

  const page = await visit(`${origin()}/main/orders`, { as: admin })
  for (const path of [...pages, `/main/orders/order-details/${shop.orders[0]}`]) {
    await page.goto(`${origin()}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`· ${say(ours)}$`))
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await said(page), path).not.toMatch(oldName)
  }

  const range = 'from=2020-01-01&to=2040-12-31'
  const store = await visit(`${origin()}/store/payments/statement-document?${range}`, { as: shop.storeUser })
  const paper = paperOf(store, say)
  await expect(paper.sheet).toContainText(say(ours))
  await paper.speak('both')
  const text = (await printed(store)).join('\n')
  expect(text).toContain(named.name_en)
  expect(text).not.toMatch(oldName)
  const pdf = await store.pdf()
  expect(execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })).not.toMatch(oldName)

  await store.goto(`${origin()}/store/payments/statement-of-accounts?${range}`)
  const waited = store.waitForEvent('download')
  await store.getByRole('button', { name: say({ en: 'Export a XLS', ar: 'تصدير XLS' }) }).click()
  const download = await waited
  expect(download.suggestedFilename()).not.toMatch(oldName)
  const sheet = execFileSync('unzip', ['-p', await download.path()], { encoding: 'utf8' })
  expect(sheet).toContain('<')
  expect(sheet).not.toMatch(oldName)

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
  const api = await fetch(`${origin()}/api/openapi.json`)
  expect(((await api.json()) as { info: { title: string } }).info.title).not.toMatch(oldName)
})
