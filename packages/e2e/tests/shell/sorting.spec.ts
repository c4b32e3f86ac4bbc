import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  id: { en: 'ID', ar: 'الرقم' },
  role: { en: 'Role', ar: 'الدور' },
  sortBy: { en: 'Sort by', ar: 'الترتيب حسب' },
  views: { en: 'Views', ar: 'طرق العرض' },
  whole: { en: 'Whole list', ar: 'القائمة كاملة' },
  saveAs: { en: 'Save as a new view', ar: 'حفظ كطريقة عرض جديدة' },
  name: { en: 'Name', ar: 'الاسم' },
}

test('the head of a column sorts a list by keyboard, and a view keeps it', { tag: '@every' }, async ({
  visit,
  say,
  isPhone,
}) => {
  await makeShop()
  await makeShop()
  const page = await visit('/main/restaurants', { as: await makeAdmin() })
  await expect(page.locator('[data-row]:visible').first()).toBeVisible()
  if (isPhone) {
    await page.getByLabel(say(labels.sortBy)).selectOption('id')
    await expect(page).toHaveURL(/sort=id/)
    await expectAccessible(page, 'sorted cards')
    return
  }
  const head = page.getByRole('columnheader', { name: say(labels.id), exact: true })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  // Before the number stands a checkbox.
  const ids = () =>
    page
      .locator('tr[data-row]')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('td strong')?.textContent)))
  const isAscending = async () => {
    const shown = await ids()
    return shown.length > 1 && shown.every((id, at) => id > (shown[at - 1] ?? 0))
  }
  await expect.poll(isAscending).toBe(true)
  await expectAccessible(page, 'a sorted list')

  const menu = page.getByRole('button', { name: new RegExp(`^${say(labels.views)}`) })
  const entry = (name: string) => page.getByRole('menu', { name: say(labels.views) }).getByText(name)
  await menu.click()
  await entry(say(labels.saveAs)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say(labels.name) }).fill('Oldest')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(menu).toContainText('Oldest')
  await menu.click()
  await entry(say(labels.whole)).click()
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await menu.click()
  await entry('Oldest').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(isAscending).toBe(true)

  // A list that comes whole is sorted in the browser.
  await page.goto('/main/Roles-&-permission')
  const role = page.getByRole('columnheader', { name: say(labels.role), exact: true })
  const roles = () => page.locator('tr[data-row] td:nth-child(2) bdi:first-child').allInnerTexts()
  await expect(role).toHaveAttribute('aria-sort', 'none')
  await role.getByRole('button').press('Enter')
  await expect(role).toHaveAttribute('aria-sort', 'ascending')
  await role.getByRole('button').press('Enter')
  await expect(role).toHaveAttribute('aria-sort', 'descending')
  const { compare } = new Intl.Collator('en', { numeric: true })
  await expect.poll(async () => (await roles()).length).toBeGreaterThan(1)
  const shown = await roles()
  expect(shown).toEqual(shown.toSorted(compare).toReversed())
})
