import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { errorMessage, heading, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

const path = '/main/settings/units'
const labels = {
  title: { en: 'Units', ar: 'الوحدات' },
  add: { en: 'Add unit', ar: 'إضافة وحدة' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  remove: { en: 'Delete unit', ar: 'حذف الوحدة' },
  ask: { en: 'Delete this unit?', ar: 'هل تريد حذف هذه الوحدة؟' },
  inUse: {
    en: 'New items are sold by this unit, so it cannot be deleted',
    ar: 'تباع الأصناف الجديدة بهذه الوحدة، فلا يمكن حذفها',
  },
}
let made = 0
const newUnit = () => {
  const mark = `${process.pid}-${++made}`
  return { en: `Dish ${mark}`, ar: `طبق ${mark}` }
}
const named = (verb: 'edit' | 'remove', name: string) => ({
  en: `${verb === 'edit' ? 'Edit' : 'Delete'} “${name}”`,
  ar: `${verb === 'edit' ? 'تعديل' : 'حذف'} «${name}»`,
})

test('a unit is added, found, renamed and deleted', { tag: '@phone' }, async ({ visit, say }) => {
  test.slow()
  const page = await visit(path, { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expectAccessible(page, 'units')
  const unit = newUnit()
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill(unit.en)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog.getByLabel(say(labels.arabic))).toBeFocused()
  await expect(dialog.getByText(say(words.required))).toHaveCount(1)
  await expectAccessible(page, 'a unit without Arabic')
  await dialog.getByLabel(say(labels.arabic)).fill(unit.ar)
  await dialog.getByLabel(say(labels.arabic)).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(successMessage(page, say(savedText(unit)))).toBeVisible()

  const search = page.getByRole('textbox', { name: say(labels.search) })
  await search.fill(say(unit))
  await search.press('Enter')
  const edit = (name: string) => page.getByRole('button', { name: say(named('edit', name)), exact: true })
  await expect(page).toHaveURL(/search=/)
  await expect(edit(say(unit))).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Edit|تعديل) / })).toHaveCount(1)
  await edit(say(unit)).click()
  const better = { en: `${unit.en} large`, ar: `${unit.ar} كبير` }
  await dialog.getByLabel(say(labels.english)).fill(better.en)
  await dialog.getByLabel(say(labels.arabic)).fill(better.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(edit(say(better))).toBeVisible()

  await page.getByRole('button', { name: say(named('remove', say(better))) }).click()
  await page
    .getByRole('dialog', { name: say(labels.ask) })
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(page.getByText(say(words.nothingFound))).toBeVisible()
})

test('deleting a unit in use is rejected with the reason', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409/)
  await makeShop()
  const page = await visit(`${path}?count=25`, { as: await makeAdmin() })
  const name = { en: 'Person', ar: 'شخص' }
  await page.getByRole('button', { name: say(named('remove', say(name))), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(errorMessage(page, say(labels.inUse))).toBeVisible()
  await expect(page.getByRole('button', { name: say(named('edit', say(name))), exact: true })).toBeVisible()
})
