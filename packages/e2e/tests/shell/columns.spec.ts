import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Customers', ar: 'العملاء' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
}

test('the columns of a list are chosen and stay chosen, but for the one that names the row', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const page = await visit('/main/customers', { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const email = page.getByRole('columnheader', { name: say(labels.email) })
  await expect(email).toBeVisible()
  await page.getByRole('button', { name: say(labels.choose) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox').first()).toBeDisabled()
  await expectAccessible(page, 'the columns of a list', '[role="dialog"]')
  await dialog.getByRole('checkbox', { name: say(labels.email) }).uncheck()
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(email).toBeHidden()
  await page.reload()
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expect(page.getByRole('button', { name: say(labels.choose) })).toBeVisible()
  await expect(email).toBeHidden()
})
