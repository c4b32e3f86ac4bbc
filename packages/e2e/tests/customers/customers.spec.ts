import type { Bilingual } from '@sufra/contract/kernel/language'
import readFile from 'read-excel-file/node'
import { expectAccessible } from '../../support/axe.ts'
import { addCustomer, newMobile } from '../../support/customers.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  search: { en: 'Search by name, mobile, email or ID', ar: 'البحث بالاسم أو الجوال أو البريد أو الرقم' },
  addCustomer: { en: 'Add Customer', ar: 'إضافة عميل' },
  addAddress: { en: 'Add address', ar: 'إضافة عنوان' },
  area: { en: 'Area', ar: 'المنطقة' },
  building: { en: 'Building Number', ar: 'رقم المبنى' },
  latitude: { en: 'Latitude', ar: 'خط العرض' },
  longitude: { en: 'Longitude', ar: 'خط الطول' },
  outside: { en: 'Outside Qatar', ar: 'خارج قطر' },
  addressSaved: { en: 'Address saved', ar: 'حُفظ العنوان' },
  export: { en: 'Export XLSX', ar: 'تصدير XLSX' },
  edit: { en: 'Edit', ar: 'تعديل' },
  history: { en: 'History', ar: 'السجل' },
  viewed: { en: 'Profile viewed', ar: 'عُرض الملف' },
} satisfies Record<string, Bilingual>

/** Two letters that nobody else's name has, so that tests beside this one find only their own. */
const rare = () =>
  [...String(Date.now() % 1_000_000).padStart(6, '0')].map((digit) => 'بتثجحخدذرز'[Number(digit)]).join('')

test('support finds a customer by a misspelt name and mends the address; the visit is in the history', {
  tag: '@every',
}, async ({ visit, say }) => {
  test.slow()
  await makeShop()
  const admin = await makeAdmin('Business Support')
  const family = rare()
  const name = `مُحمّد ال${family}`
  const { mobile } = await addCustomer(admin, name)
  const page = await visit('/main/customers', { as: admin })
  // A letter changed in the first name, and no article.
  await page.getByLabel(say(labels.search)).fill(`مخمد ${family}`)
  const row = page.getByRole('main').locator('tbody tr, li').filter({ hasText: family })
  await expect(page).toHaveURL(/search=/)
  await expect(row).toHaveCount(1)
  await expectAccessible(page, 'customers')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say(labels.export) }).click()
  const sheets = (await readFile(await (await saving).path())) as unknown as { data: unknown[][] }[]
  expect(sheets[0]?.data.slice(1).map((cells) => [cells[1], cells[3]])).toEqual([[name, mobile]])
  await page.getByRole('button', { name: say(labels.addCustomer) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'a new customer', '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await row.getByText(name).click()
  await expect(page).toHaveURL(/customer-profile\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await page.getByRole('button', { name: say(labels.addAddress) }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: say(words.save), exact: true })
  await dialog.getByLabel(say(labels.area)).selectOption({ index: 1 })
  await dialog.getByLabel(say(labels.building)).fill('١٤')
  await dialog.getByLabel(say(labels.latitude)).fill('48.85')
  await dialog.getByLabel(say(labels.longitude)).fill('2.35')
  await save.click()
  await expect(dialog.locator('[name=latitude][aria-invalid=true]')).toBeVisible()
  await dialog.getByLabel(say(labels.latitude)).fill('25.3')
  await dialog.getByLabel(say(labels.longitude)).fill('51.5')
  await expectAccessible(page, 'an address')
  await save.click()
  await expect(successMessage(page, say(labels.addressSaved))).toBeVisible()
  const address = page.getByRole('main').locator('[data-row]').filter({ hasText: '14' }).first()
  await address.getByRole('button', { name: say(labels.edit) }).click()
  await dialog.getByLabel(say(labels.building)).fill('16')
  await save.click()
  await expect(address).toBeHidden()

  const history = page.getByRole('region', { name: say(labels.history) })
  await expect(history).toContainText(say(labels.viewed))
  await expectAccessible(page, 'a profile')
})

test('a mail address longer than the screen does not scroll a phone sideways', { tag: '@phone' }, async ({
  visit,
}) => {
  const admin = await makeAdmin('Business Support')
  const family = rare()
  const email = `${'a'.repeat(64)}@mail.example`
  const { id } = await addCustomer(admin, `سارة ال${family}`, { email })
  const page = await visit(`/main/customers?search=${encodeURIComponent(family)}`, { as: admin })
  for (const path of [undefined, `/main/customers/customer-profile/${id}`]) {
    if (path) await page.goto(path)
    await expect(page.getByRole('main').getByText('@mail').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('a form whose saving failed keeps the focus on the button that was pressed', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/saveCustomer/)
  const page = await visit('/main/customers', { as: await makeAdmin('Business Support') })
  await page.getByRole('button', { name: say(labels.addCustomer) }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: say(words.save), exact: true })
  const answered = Promise.withResolvers<void>()
  await page.route('**/saveCustomer', async (route) => {
    await answered.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await dialog.getByLabel(say({ en: 'Name', ar: 'الاسم' })).fill('Kept')
  await dialog.getByLabel(say({ en: 'Mobile', ar: 'الجوال' })).fill(newMobile())
  await save.press('Enter')
  // The browser takes the focus from a disabled button.
  await expect(save).toBeDisabled()
  await expect(save).not.toBeFocused()
  answered.resolve()
  await expect(dialog.getByRole('alert')).toContainText(say(words.unavailable))
  await expect(save).toBeFocused()
  await page.unroute('**/saveCustomer')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})
