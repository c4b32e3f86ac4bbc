import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { addCustomer } from '../../support/customers.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  merge: { en: 'Merge', ar: 'دمج' },
  find: {
    en: 'Search by name, mobile, email or ID',
    ar: 'البحث بالاسم أو الجوال أو البريد أو الرقم',
  },
  remove: { en: 'Remove Sheikha A', ar: 'إزالة Sheikha A' },
  preview: { en: 'After merging', ar: 'بعد الدمج' },
  merges: { en: 'Merged records', ar: 'الملفات المدموجة' },
  undo: { en: 'Undo merge', ar: 'التراجع عن الدمج' },
  undone: { en: 'Undone', ar: 'تم التراجع' },
} satisfies Record<string, Bilingual>

test('two records of one person are merged after a preview, and parted again', {
  tag: '@every',
}, async ({ visit, say }) => {
  test.slow()
  await makeShop()
  const admin = await makeAdmin('Business Support')
  const [kept, old] = [await addCustomer(admin, 'Sheikha Al-Attiyah'), await addCustomer(admin, 'Sheikha A')]
  const page = await visit(`/main/customers/customer-profile/${kept.id}`, { as: admin })
  await page.getByRole('button', { name: say(labels.merge), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: say(labels.merge), exact: true })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(say(labels.find)).fill(old.mobile)
  const option = dialog.getByRole('radio')
  await expect(option).toHaveCount(1)
  await option.check()
  // Taken back by keyboard, which goes on from the search.
  await dialog.getByRole('button', { name: say(labels.remove) }).press('Enter')
  await expect(dialog.getByLabel(say(labels.find))).toBeFocused()
  await option.check()
  await expect(dialog.getByRole('region', { name: say(labels.preview) })).toContainText(old.mobile)
  await expectAccessible(page, 'merging')
  await confirm.click()
  await expect(dialog).toBeHidden()
  const merges = page.getByRole('region', { name: say(labels.merges) })
  await expect(merges).toContainText(old.mobile)

  // The merged number finds the kept record.
  await page.goto(`${origin()}/main/customers?search=${old.mobile}`)
  await expect(page.getByRole('main').getByText('Sheikha Al-Attiyah')).toBeVisible()
  await page.goBack()
  await merges.getByRole('button', { name: say(labels.undo) }).click()
  await expectAccessible(page, 'undoing a merge')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.undo) })
    .click()
  await expect(successMessage(page, 'Sheikha A')).toBeVisible()
  await expect(merges).toContainText(say(labels.undone))
  await expect(merges.getByRole('button', { name: say(labels.undo) })).toHaveCount(0)
})
