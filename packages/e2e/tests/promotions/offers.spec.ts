import type { Locator, Page } from '@playwright/test'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop, type Shop } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

const labels = {
  offers: { en: 'Offers', ar: 'العروض' },
  add: { en: 'Add Offer', ar: 'إضافة عرض' },
  edit: { en: 'Edit offer', ar: 'تعديل العرض' },
  search: { en: 'Search by title, store or item', ar: 'البحث بالعنوان أو المتجر أو الصنف' },
  titleEn: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  titleAr: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  redirection: { en: 'Redirection', ar: 'الوجهة' },
  anItem: { en: 'An item', ar: 'صنف' },
  store: { en: 'Store', ar: 'المتجر' },
  item: { en: 'Item', ar: 'الصنف' },
  discount: { en: 'Discount', ar: 'الخصم' },
  from: { en: 'First day', ar: 'اليوم الأول' },
  to: { en: 'Last day', ar: 'اليوم الأخير' },
  prices: { en: 'Prices', ar: 'الأسعار' },
  overlap: { en: 'These days overlap another offer', ar: 'تتداخل هذه الأيام مع عرض آخر' },
  onlyOne: { en: 'Only one of the two can be active', ar: 'ولا يمكن تفعيل سوى أحدهما' },
  instead: { en: 'applies instead. Of an item’s', ar: 'بدلًا منه، فبين عرض الصنف' },
  calendar: { en: 'Calendar of offers', ar: 'تقويم العروض' },
  takePhoto: { en: 'Remove the photo', ar: 'إزالة الصورة' },
  running: { en: 'Running', ar: 'سارٍ' },
  sure: { en: 'Are you sure to change this offer status?', ar: 'هل تريد بالتأكيد تغيير حالة هذا العرض؟' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  off: { en: 'Switched off', ar: 'موقوف' },
} satisfies Record<string, Bilingual>

type Say = (text: Bilingual) => string
const picture = {
  name: 'offer.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAExpcYoVOCH5BAUAAAAALAAAAAABAAEAAAICTAEAOw==', 'base64'),
}
const today = () => qatarDay(new Date())
const slashed = (day: string) => day.split('-').reverse().join('/')

async function choose(page: Page, within: Locator, say: Say, label: Bilingual, text: string) {
  await within.getByRole('button', { name: new RegExp(`^${say(label)}`) }).click()
  const panel = page.getByRole('dialog', { name: say(label), exact: true })
  await panel.getByRole('combobox').fill(text)
  await panel.getByRole('option').filter({ hasText: text }).first().click()
}

test('a date can be edited digit by digit, and one that does not exist is refused at its field', async ({
  visit,
  say,
}) => {
  const page = await visit('/main/offers', { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.add) }).click()
  const day = page.getByRole('dialog', { name: say(labels.add) }).getByLabel(say(labels.from))
  await day.fill('05/12/2030')
  await day.press('Home')
  for (const key of ['Delete', 'Delete', '2', '5']) await page.keyboard.press(key)
  await expect(day).toHaveValue('25/12/2030')
  await day.fill('31/11/2030')
  await day.press('Enter')
  await expect(day).toHaveAccessibleDescription(
    say({ en: 'Enter a valid day as dd/mm/yyyy', ar: 'أدخل تاريخًا صحيحًا بصيغة يوم/شهر/سنة' }),
  )
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('31/11/2030')
})

async function fill(page: Page, say: Say, shop: Shop, title: string, [from, to]: readonly [string, string]) {
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog', { name: say(labels.add) })
  await dialog.getByLabel(say(labels.titleEn)).fill(title)
  await dialog.getByLabel(say(labels.titleAr)).fill(`${title} ع`)
  await choose(page, dialog, say, labels.store, shop.mark)
  await dialog.getByLabel(say(labels.discount)).fill('20')
  await dialog.getByLabel(say(labels.from)).fill(slashed(from))
  await dialog.getByLabel(say(labels.to)).fill(slashed(to))
  return dialog
}

test('an offer is made with its prices in sight, refused where it overlaps, changed, switched off and deleted', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/409.*offer\/store/)
  const shop = await makeShop()
  const page = await visit('/main/offers', { as: await makeAdmin() })
  await expect(heading(page, say(labels.offers))).toBeVisible()
  const days = [today(), addDays(today(), 30)] as const
  const names = { en: `${shop.mark} feast`, ar: `${shop.mark} feast ع` }
  const feast = await fill(page, say, shop, names.en, days)
  const price = feast
    .getByRole('table', { name: say(labels.prices) })
    .getByRole('row')
    .nth(1)
  await expect(price).toContainText('500.00')
  await expect(price).toContainText('400.00')
  await feast.locator('input[type="file"]').setInputFiles(picture)
  await expectAccessible(page, 'a new offer')
  await feast.getByRole('button', { name: say(words.save) }).click()
  await expect(successMessage(page, say(savedText(names)))).toBeVisible()

  const second = await fill(page, say, shop, `${shop.mark} second`, [
    addDays(today(), 10),
    addDays(today(), 50),
  ])
  await expect(second.getByText(say(labels.onlyOne))).toBeVisible()
  await second.getByRole('button', { name: say(words.save) }).click()
  await expect(second.getByText(new RegExp(`${say(labels.overlap)}.*${say(names)}`))).toBeVisible()
  await expect(second.getByLabel(say(labels.from))).toBeFocused()
  await expectAccessible(page, 'an offer that overlaps another')
  // One of an item may meet its store's: the form says which applies.
  await second.getByLabel(say(labels.redirection)).selectOption(say(labels.anItem))
  await expect(second.getByText(say(labels.overlap))).toBeHidden()
  await choose(page, second, say, labels.item, shop.mark)
  await second.getByLabel(say(labels.discount)).fill('10')
  await expect(second.getByText(say(labels.instead))).toBeVisible()
  await second.getByRole('button', { name: say(words.save) }).click()
  await expect(second).toBeHidden()

  await page.getByRole('textbox', { name: say(labels.search) }).fill(names.en)
  await expect(page).toHaveURL(/search=/)
  const row = page
    .getByRole('listitem')
    .filter({ hasText: say(names) })
    .filter({ hasText: '20%' })
  await expect(row).toContainText(say(labels.running))
  await row.getByRole('button', { name: /^(Edit|تعديل)/ }).click()
  const edited = page.getByRole('dialog', { name: say(labels.edit) })
  await edited.getByLabel(say(labels.discount)).fill('12.5')
  await expect(edited.getByRole('table', { name: say(labels.prices) })).toContainText('437.50')
  await edited.getByRole('checkbox', { name: say(labels.takePhoto) }).check()
  await edited.getByRole('button', { name: say(words.save) }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '12.5%' })).toBeVisible()
  const changed = page.getByRole('listitem').filter({ hasText: '12.5%' })
  await expect(changed.locator('img')).toHaveCount(0)
  await changed.locator('label').last().click()
  await page
    .getByRole('dialog', { name: say(labels.sure) })
    .getByRole('button', { name: say(labels.turnOff) })
    .click()
  await expect(changed.getByRole('switch')).not.toBeChecked()
  await expect(changed).toContainText(say(labels.off))
  await changed.getByRole('button', { name: /^(Delete|حذف)/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Delete|حذف)/ })
    .click()
  await expect(changed).toHaveCount(0)
})

test("a store's offers are a list on a time axis that arrow keys walk and Enter opens", async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const admin = await makeAdmin()
  const page = await visit('/main/offers', { as: admin })
  const table = page.getByRole('table', { name: say(labels.offers) })
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Title',
    'Short Description',
    'Photo',
    'Redirection',
    '% Discount',
    'Validation Date',
    'Status',
    'Actions',
  ])
  for (const [name, from, to] of [
    ['now', -3, 3],
    ['next', 20, 40],
  ] as const) {
    const dialog = await fill(page, say, shop, `${shop.mark} ${name}`, [
      addDays(today(), from),
      addDays(today(), to),
    ])
    await dialog.getByRole('button', { name: say(words.save) }).click()
    await expect(dialog).toBeHidden()
  }
  await choose(page, page.locator('main'), say, labels.store, shop.mark)
  await expect(page).toHaveURL(new RegExp(`store=${shop.ids.stores}`))
  const calendar = page.getByRole('region', { name: say(labels.calendar) })
  const bars = calendar.getByRole('listitem').getByRole('button')
  await expect(bars).toHaveText([/now 20%, Whole store, .*: Running/, /next 20%, .*: Scheduled/, /: Ended/])
  await expectAccessible(page, "a store's offers")
  await bars.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(bars.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: say(labels.edit) }).getByLabel(say(labels.titleEn)),
  ).toHaveValue(`${shop.mark} next`)
  await expectAccessible(page, 'an offer', '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(bars.nth(1)).toBeFocused()

  const lead = table.getByRole('row').filter({ hasText: `${shop.mark} next` })
  await lead.getByRole('link', { name: say(shop.storeName) }).click()
  await expect(page).toHaveURL(new RegExp(`/stores/${shop.ids.stores}/edit-store`))
})

test('a role that may not change offers reads them', { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(`/main/offers?store=${shop.ids.stores}`, {
    as: await makeAdmin(),
    before: (opened) =>
      opened.route('**/verifyToken', async (route) => {
        const response = await route.fetch()
        const body = await response.text()
        await route.fulfill({ response, body: body.replace('"offers.write",', '') })
      }),
  })
  const row = page
    .getByRole('table', { name: say(labels.offers) })
    .getByRole('row')
    .nth(1)
  await expect(row).toContainText(say({ en: 'Active', ar: 'مفعّل' }))
  const calendar = page.getByRole('region', { name: say(labels.calendar) })
  await expect(calendar.getByRole('listitem')).toHaveText([/10%/])
  await expect(page.locator('main').getByRole('switch')).toHaveCount(0)
  await expect(calendar.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say(labels.add) })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Edit|Delete|تعديل|حذف)/ })).toHaveCount(0)
  await expectAccessible(page, 'offers, to read')
})
