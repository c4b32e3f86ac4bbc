import { expectAccessible } from '../../support/axe.ts'
import { addCustomer } from '../../support/customers.ts'
import { backFromOtherTab, withClock } from '../../support/otherTab.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Customers', ar: 'العملاء' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  widths: { en: 'Column widths', ar: 'عرض الأعمدة' },
  width: { en: 'Width of Email', ar: 'عرض عمود البريد الإلكتروني' },
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
  const stored = page.waitForResponse(/savePreference/)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(email).toBeHidden()
  await stored
  await page.reload()
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expect(page.getByRole('button', { name: say(labels.choose) })).toBeVisible()
  await expect(email).toBeHidden()
})

test('columns are resized by dragging and by keys, and stay as wide as they were made', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const admin = await makeAdmin()
  // Columns are as wide as the rows need, and other tests add customers.
  const { mobile } = await addCustomer(admin, 'Dana Al-Mannai')
  const path = `/main/customers?search=${mobile}`
  const page = await visit(path, { as: admin })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const edges = page.getByRole('group', { name: say(labels.widths) })
  const edge = edges.getByRole('separator', { name: say(labels.width) })
  const email = page.getByRole('columnheader', { name: say(labels.email) })
  const width = async () => Math.round((await email.boundingBox())?.width ?? 0)
  const forward = say({ en: 'ArrowRight', ar: 'ArrowLeft' })
  const sign = say({ en: '1', ar: '-1' }) === '1' ? 1 : -1
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(edge).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const first = await width()

  const box = await edge.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + sign * 30, y, { steps: 3 })
  await page.mouse.up()
  await expect.poll(width).toBe(first + 30)
  await expect(edge).toHaveAttribute('aria-valuenow', String(first + 30))

  await edge.focus()
  await page.keyboard.press('ArrowUp')
  await expect(edges.getByRole('separator').first()).not.toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(edge).toBeFocused()
  // Between two presses it may come to rest, and is stored twice.
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/savePreference') &&
      response.request().postDataJSON().preference.widths?.email === first + 62,
  )
  for (const _ of [1, 2]) await page.keyboard.press(forward)
  await expect.poll(width).toBe(first + 62)
  await stored
  await expectAccessible(page, 'the widths of columns')
  await page.reload()
  await expect(edge).toBeVisible()
  await expect.poll(width).toBe(first + 62)

  // Leaving at once keeps the width too.
  await edge.focus()
  await page.keyboard.press(forward)
  await page.goto('/mark.svg')
  // A page opened at once may read before the write has arrived.
  await expect(async () => {
    await page.goto(path)
    await expect(edge).toBeVisible()
    expect(await width()).toBe(first + 78)
  }).toPass()

  await page.keyboard.press('Tab')
  await edge.focus()
  await page.keyboard.press('Home')
  await expect.poll(width).toBe(48)
  await edge.dblclick()
  await expect.poll(width).toBe(first)
})

test('two edges moved right after each other keep their widths; columns chosen in another tab are shown on coming back', async ({
  visit,
  say,
}) => {
  const admin = await makeAdmin()
  const { mobile } = await addCustomer(admin, 'Dana Al-Mannai')
  const path = `/main/customers?search=${mobile}`
  const page = await visit(path, { as: admin, ...withClock })
  const other = await visit(path, { as: admin })
  const edges = page.getByRole('group', { name: say(labels.widths) }).getByRole('separator')
  const [first, second] = [edges.nth(0), edges.nth(1)]
  await expect(second).toBeVisible()
  const widthOf = (edge: typeof first) => edge.getAttribute('aria-valuenow').then(Number)
  const before = [await widthOf(first), await widthOf(second)] as const
  await first.focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect.poll(() => widthOf(first)).toBe(before[0] + 16)
  await expect.poll(() => widthOf(second)).toBe(before[1] + 16)

  const stored = other.waitForResponse(/savePreference/)
  await other.getByRole('button', { name: say(labels.choose) }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: say(labels.email) }).uncheck()
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await stored
  await expect(other.getByRole('columnheader', { name: say(labels.email) })).toBeHidden()
  await backFromOtherTab(page)
  await expect(page.getByRole('columnheader', { name: say(labels.email) })).toBeHidden()
})
