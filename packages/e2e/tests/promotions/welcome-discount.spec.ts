import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const path = '/main/settings/welcome-discount'
const labels = {
  title: { en: 'Welcome Discount', ar: 'الخصم الترحيبي' },
  activate: { en: 'Activate Welcome Discount', ar: 'تفعيل الخصم الترحيبي' },
  turnOn: { en: 'Activate', ar: 'تفعيل' },
  turnOff: { en: 'Deactivate', ar: 'إيقاف' },
  value: { en: 'Discount Value', ar: 'قيمة الخصم' },
  english: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  arabic: { en: 'Text in Arabic', ar: 'النص بالعربية' },
  preview: { en: 'As customers see it', ar: 'كما يراه العملاء' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  lastDay: { en: 'Last day', ar: 'آخر يوم' },
  given: { en: 'Given out so far', ar: 'ما مُنح حتى الآن' },
  on: { en: 'On', ar: 'مفعّل' },
  off: { en: 'Off', ar: 'متوقف' },
  saved: { en: 'Welcome discount saved', ar: 'حُفظ الخصم الترحيبي' },
  zero: { en: 'Enter a discount above 0 to activate it', ar: 'أدخل خصمًا أكبر من صفر لتفعيله' },
}

test('the welcome discount is activated with a budget, announced, and stopped at once', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const page = await visit(path, { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const given = page.getByRole('region', { name: say(labels.given) })
  await expect(given.getByText(say(labels.off), { exact: true })).toBeVisible()
  const value = page.getByLabel(say(labels.value))
  await expect(value).toBeHidden()

  await page.getByRole('switch', { name: say(labels.activate) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(labels.turnOn) }).click()
  await value.fill('12.5')
  await page.getByLabel(say(labels.english)).fill('Welcome!\nA gift on your first order')
  await page.getByLabel(say(labels.arabic)).fill('أهلًا بك!\nهدية على طلبك الأول')
  // Too little for any order of other tests.
  await page.getByRole('textbox', { name: say(labels.budget) }).fill('1')
  await page.getByRole('textbox', { name: say(labels.lastDay) }).fill('31/03/2040')
  await expectAccessible(page, 'welcome discount')
  await page.getByRole('button', { name: say(words.save) }).click()
  await expect(page.getByText(say(labels.saved))).toBeVisible()
  await expect(given.getByText(say(labels.on), { exact: true })).toBeVisible()
  await expect(given.getByRole('meter', { name: say(labels.budget) })).toBeVisible()

  await page.reload()
  await expect(value).toHaveValue('12.5')
  await expect(page.getByRole('textbox', { name: say(labels.lastDay) })).toHaveValue('31/03/2040')
  await page.getByRole('switch', { name: say(labels.activate) }).click()
  await dialog.getByRole('button', { name: say(labels.turnOff) }).click()
  await expect(given.getByText(say(labels.off), { exact: true })).toBeVisible()
  await expect(value).toBeHidden()
})

test('the text is shown as customers see it while it is typed, and a discount of nothing is refused', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/422/)
  const page = await visit(path, { as: await makeAdmin() })
  const preview = page.getByRole('figure', { name: say(labels.preview) })
  await page.getByLabel(say(labels.english)).fill('One line\nand another')
  await page.getByLabel(say(labels.arabic)).fill('سطر\nوآخر')
  await expect(preview.locator('[lang="en"] p')).toHaveText('One line\nand another')
  await expect(preview.locator('[lang="ar"] p')).toHaveText('سطر\nوآخر')
  await expect(preview.locator('[lang="ar"]')).toHaveCSS('direction', 'rtl')
  await page.getByRole('switch', { name: say(labels.activate) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.turnOn) })
    .click()
  await page.getByLabel(say(labels.value)).fill('0')
  await expect(preview.getByText('0%').first()).toBeVisible()
  await page.getByRole('button', { name: say(words.save) }).click()
  await expect(page.getByText(say(labels.zero))).toBeVisible()
  await expect(page.getByLabel(say(labels.english))).toHaveValue('One line\nand another')
})
