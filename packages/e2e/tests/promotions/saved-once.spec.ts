import type { Locator, Page } from '@playwright/test'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { unreachable, useOwnServer } from '../../support/ownServer.ts'
import { makeAdmin, makeShop, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  addOffer: { en: 'Add Offer', ar: 'إضافة عرض' },
  addCoupon: { en: 'Add Coupon', ar: 'إضافة قسيمة' },
  addCollection: { en: 'Add collection', ar: 'إضافة مجموعة' },
  title: { en: 'Title', ar: 'العنوان' },
  name: { en: 'Name', ar: 'الاسم' },
  description: { en: 'Short description', ar: 'وصف مختصر' },
  text: { en: 'Text', ar: 'النص' },
  inEnglish: { en: 'in English', ar: 'بالإنجليزية' },
  inArabic: { en: 'in Arabic', ar: 'بالعربية' },
  store: { en: 'Store', ar: 'المتجر' },
  discount: { en: 'Discount', ar: 'الخصم' },
  from: { en: 'First day', ar: 'اليوم الأول' },
  to: { en: 'Last day', ar: 'اليوم الأخير' },
  contribution: { en: 'Platform’s share', ar: 'حصة المنصة' },
  saved: { en: 'Welcome discount saved', ar: 'حُفظ الخصم الترحيبي' },
} satisfies Record<string, Bilingual>
type Say = (text: Bilingual) => string

const slashed = (day: string) => day.split('-').reverse().join('/')
const mark = (what: string) => `${what} ${process.pid}-${Date.now() % 1_000_000}`

async function inBoth(within: Locator, say: Say, label: Bilingual, text: string) {
  await within.getByLabel(`${say(label)} ${say(labels.inEnglish)}`).fill(text)
  await within.getByLabel(`${say(label)} ${say(labels.inArabic)}`).fill(`${text} ع`)
}
const opened = async (page: Page, say: Say, add: Bilingual) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(add) })
    .first()
    .click()
  return page.getByRole('dialog').first()
}

async function newOffer(page: Page, say: Say, shop: Shop, title: string): Promise<Locator> {
  const dialog = await opened(page, say, labels.addOffer)
  await inBoth(dialog, say, labels.title, title)
  await dialog.getByRole('button', { name: new RegExp(`^${say(labels.store)}`) }).click()
  const picker = page.getByRole('dialog', { name: say(labels.store), exact: true })
  await picker.getByRole('combobox').fill(shop.mark)
  await picker.getByRole('option').filter({ hasText: shop.mark }).first().click()
  await dialog.getByLabel(say(labels.discount)).fill('20')
  await dialog.getByLabel(say(labels.from)).fill(slashed(qatarDay(new Date())))
  await dialog.getByLabel(say(labels.to)).fill(slashed(addDays(qatarDay(new Date()), 9)))
  return dialog
}

async function newCoupon(page: Page, say: Say, code: string): Promise<Locator> {
  const dialog = await opened(page, say, labels.addCoupon)
  await inBoth(dialog, say, labels.title, 'Evenings')
  await inBoth(dialog, say, labels.description, 'A tenth off')
  await dialog.locator('[name=code]').fill(code)
  await dialog.locator('[name=discount]').fill('10')
  await dialog.getByLabel(say(labels.contribution)).fill('50')
  return dialog
}

async function newCollection(page: Page, say: Say, name: string): Promise<Locator> {
  const dialog = await opened(page, say, labels.addCollection)
  await inBoth(dialog, say, labels.name, name)
  return dialog
}

const save = (within: Locator, say: Say) => within.getByRole('button', { name: say(words.save), exact: true })

test('a double click on Save makes one offer, one coupon and one collection, and opens nothing beneath', {
  tag: '@every',
}, async ({ visit, say }) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit('/main/offers', { as: await makeAdmin() })
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(offer\/store|saveCateringCoupon|saveFilterCollection|updateDiscount)/.test(request.url()))
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  const title = mark('Feast')
  const code = `ONCE-${process.pid}-${Date.now() % 1_000_000}`
  const name = mark('Feasts')
  const forms = [
    ['/main/offers', () => newOffer(page, say, shop, title)],
    ['/main/coupons', () => newCoupon(page, say, code)],
    ['/main/settings/filter-collection', () => newCollection(page, say, name)],
  ] as const
  for (const [path, fill] of forms) {
    await page.goto(path)
    const dialog = await fill()
    await save(dialog, say).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(sent).toEqual(['store', 'saveCateringCoupon', 'saveFilterCollection'])
})

test.describe('with a server of its own', () => {
  const server = useOwnServer()

  test('what is typed while the server is down is saved once it is back, once', { tag: '@every' }, async ({
    visit,
    say,
    trouble,
  }) => {
    test.slow()
    trouble.expected(...unreachable)
    const [admin, shop] = [await makeAdmin(), await makeShop()]
    const page = await visit(`${origin()}/main/offers`, { as: admin, alone: true })
    const main = page.getByRole('main')
    const refusedAndSaved = async (within: Locator) => {
      await server.down()
      await save(within, say).click()
      await expect(within.getByRole('alert').filter({ hasText: say(words.unavailable) })).toBeVisible()
      await server.back()
      await save(within, say).dblclick()
    }
    const title = mark('Feast')
    const offer = await newOffer(page, say, shop, title)
    await refusedAndSaved(offer)
    await expect(offer).toBeHidden()
    await expect(main.locator('[data-row]:visible').filter({ hasText: title })).toHaveCount(1)

    const name = mark('Feasts')
    await page.goto(`${origin()}/main/settings/filter-collection`)
    const collection = await newCollection(page, say, name)
    await refusedAndSaved(collection)
    await expect(collection).toBeHidden()
    await page.goto(`${origin()}/main/settings/filter-collection`)
    await expect(main.getByRole('switch', { name: new RegExp(name) })).toHaveCount(1)

    await page.goto(`${origin()}/main/settings/welcome-discount`)
    await inBoth(main, say, labels.text, 'Welcome!')
    await refusedAndSaved(main)
    await expect(page.getByText(say(labels.saved)).first()).toBeVisible()
    await page.reload()
    await expect(main.getByLabel(`${say(labels.text)} ${say(labels.inEnglish)}`)).toHaveValue('Welcome!')
  })
})
