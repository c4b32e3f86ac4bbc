import type { Bilingual } from '@sufra/contract/kernel/language'
import readFile from 'read-excel-file/node'
import { expectAccessible } from '../../support/axe.ts'
import { addCustomer } from '../../support/customers.ts'
import { makeAdmin } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  exportAll: { en: 'Export all data', ar: 'تصدير كل البيانات' },
  exported: { en: 'All data of customer', ar: 'صُدّرت كل بيانات العميل' },
  forget: { en: 'Erase personal data', ar: 'محو البيانات الشخصية' },
  forGood: { en: 'Erase for good', ar: 'محو نهائي' },
  confirm: { en: 'Type the name or the ID to confirm', ar: 'اكتب الاسم أو الرقم للتأكيد' },
  wrong: {
    en: 'Type the customer’s name or ID exactly as shown',
    ar: 'اكتب اسم العميل أو رقمه كما هو معروض تمامًا',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  kept: { en: 'Kept, without the name', ar: 'ما يبقى دون الاسم' },
  forgotten: { en: 'erased', ar: 'مُحيت بيانات العميل' },
  erased: { en: 'Erased customer #', ar: 'عميل محذوف البيانات رقم' },
  erasedLine: { en: 'Customer data erased', ar: 'مُحيت بيانات العميل' },
} satisfies Record<string, Bilingual>

test('a customer is exported as one file, and then erased for good', { tag: '@every' }, async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(/422.*forgetCustomer/, /404.*getCustomerDetails/)
  const admin = await makeAdmin()
  const name = `Najla ${Date.now() % 1_000_000}`
  const { id } = await addCustomer(admin, name, { email: 'left@mail.example' })
  const page = await visit(`/main/customers/customer-profile/${id}`, { as: admin })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say(labels.exportAll) }).click()
  const saved = await saving
  await expect(successMessage(page, say(labels.exported))).toBeVisible()
  expect(saved.suggestedFilename()).toMatch(new RegExp(`${id}.*\\.xlsx$`))
  const sheets = (await readFile(await saved.path())) as unknown as { data: unknown[][] }[]
  expect(sheets).toHaveLength(12)
  expect(JSON.stringify(sheets)).toContain(name)
  expect(JSON.stringify(sheets)).toContain('left@mail.example')

  await page.getByRole('button', { name: say(labels.forget) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: say(labels.kept) })).toBeVisible()
  await expectAccessible(page, 'erasing a customer')
  const erase = dialog.getByRole('button', { name: say(labels.forGood) })
  await erase.click()
  await expect(dialog.getByText(say(words.required)).first()).toBeVisible()
  await dialog.getByLabel(say(labels.reason)).fill('By mail')
  await dialog.getByLabel(say(labels.confirm)).fill('Somebody')
  await erase.click()
  await expect(dialog.getByText(say(labels.wrong))).toBeVisible()
  await dialog.getByLabel(say(labels.confirm)).fill(name.toLowerCase())
  await erase.click()
  await expect(successMessage(page, say(labels.forgotten))).toBeVisible()
  await expect(page).toHaveURL(/\/main\/customers$/)
  await expect(page.getByText(name)).toHaveCount(0)

  await page.goto(`/main/customers/customer-profile/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say(labels.erased))
  await expect(page.getByText(say(labels.erasedLine)).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('By mail')
  await expectAccessible(page, 'an erased customer')
})
