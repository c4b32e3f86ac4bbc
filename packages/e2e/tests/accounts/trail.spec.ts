import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Audit trail', ar: 'سجل التغييرات' },
  add: { en: 'Add unit', ar: 'إضافة وحدة' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  search: { en: 'Whole words of names and codes', ar: 'كلمات كاملة من الأسماء والرموز' },
  screen: { en: 'on screen', ar: 'من الشاشة' },
  added: { en: 'Unit: added', ar: 'الوحدة: إضافة' },
  changed: { en: 'Unit: changed', ar: 'الوحدة: تعديل' },
  kind: { en: 'Kind of change', ar: 'نوع التغيير' },
}
const history = (name: string) => ({ en: `History of ${name}`, ar: `سجل ${name}` })
const editOf = (name: string) => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })

test('what was changed stands beside the record and in the audit trail', {
  tag: '@both',
}, async ({ visit, say }) => {
  test.slow()
  const mark = `Quince${process.pid}`
  const unit = { en: `${mark} tray`, ar: `${mark} صينية` }
  // Other tests add units too, and the list has pages.
  const page = await visit(`/main/settings/units?search=${mark}`, { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill(unit.en)
  await dialog.getByLabel(say(labels.arabic)).fill(unit.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await page.getByRole('button', { name: say(editOf(say(unit))), exact: true }).click()
  await dialog.getByLabel(say(labels.english)).fill(`${mark} bowl`)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()
  const now = say({ en: `${mark} bowl`, ar: unit.ar })

  await page.getByRole('button', { name: say(history(now)), exact: true }).click()
  const lines = dialog.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(say(labels.changed))
  await expect(lines.first()).toContainText(say(labels.screen))
  await expect(lines.first().getByText(unit.en, { exact: true })).toBeVisible()
  await expect(lines.first().getByText(`${mark} bowl`, { exact: true })).toBeVisible()
  await expectAccessible(page, 'history of a unit')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto(`/main/audit?search=${mark.toLowerCase()}`)
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expect(page.getByText(say(labels.changed))).toHaveCount(1)
  await expect(page.getByText(say(labels.added))).toHaveCount(1)
  await expectAccessible(page, 'audit trail')
  await page.getByRole('combobox', { name: say(labels.kind) }).selectOption('insert')
  await expect(page).toHaveURL(/kind=insert/)
  await expect(page.getByText(say(labels.changed))).toHaveCount(0)
  await expect(page.getByText(say(labels.added))).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(say(labels.added))).toHaveCount(1)
})
