import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { useOwnServer } from '../../support/ownServer.ts'
import { noPicture, picture } from '../../support/pictures.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'General Setting', ar: 'الإعدادات العامة' },
  systemLogo: { en: 'System Logo', ar: 'شعار النظام' },
  logo: { en: 'Logo', ar: 'الشعار' },
  saveChange: { en: 'Save Change', ar: 'حفظ التغيير' },
  logoSaved: { en: 'Logo and colour saved', ar: 'حُفظ الشعار واللون' },
  builtInLogo: { en: 'Use the built-in mark', ar: 'استخدام الرمز الأصلي' },
  badPicture: { en: 'This picture cannot be read', ar: 'تعذرت قراءة هذه الصورة' },
  accent: { en: 'Accent colour', ar: 'اللون المميز' },
  darker: { en: 'darker, so that white text', ar: 'وهو أغمق، لتسهل قراءة النص الأبيض' },
  links: { en: 'Media & App Link', ar: 'روابط التواصل والتطبيقات' },
  addLink: { en: 'Add link', ar: 'إضافة رابط' },
  name: { en: 'Name', ar: 'الاسم' },
  url: { en: 'Url', ar: 'الرابط' },
  full: { en: 'Five links at most', ar: 'خمسة روابط على الأكثر. احذف' },
  sure: { en: 'Are you sure to change this link status?', ar: 'هل تريد بالتأكيد تغيير حالة هذا الرابط؟' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  removeLink: { en: 'Delete link', ar: 'حذف الرابط' },
  names: { en: 'Name of the platform', ar: 'اسم المنصة' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  namesSaved: { en: 'Name saved', ar: 'حُفظ الاسم' },
  rates: { en: 'Default rates of new stores', ar: 'النسب الافتراضية للمتاجر الجديدة' },
  commission: { en: 'Catering commission', ar: 'عمولة الضيافة' },
  ratesSaved: { en: 'Default rates saved', ar: 'حُفظت النسب الافتراضية' },
  atMost: { en: 'At most 100', ar: '100 على الأكثر' },
  ordering: { en: 'Ordering ahead', ar: 'الطلب المسبق' },
  daysAhead: { en: 'At most', ar: 'الحد الأقصى' },
  staleBy: { en: 'saved this while you were editing it', ar: 'أثناء تعديلك لها' },
  takeTheirs: { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' },
  saveMine: { en: 'Save mine', ar: 'حفظ تعديلي' },
  orderingSaved: { en: 'Ordering limit saved', ar: 'حُفظ حد الطلب المسبق' },
}
const statusOf = (name: string) => ({ en: `Apps show the ${name} link`, ar: `تعرض التطبيقات رابط ${name}` })
const edit = (name: string) => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })
const remove = (name: string) => ({ en: `Delete “${name}”`, ar: `حذف «${name}»` })

useOwnServer()

const open = '/main/settings/general-setting'
const region = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

test('logos and the accent colour are chosen, previewed and taken back', { tag: '@every' }, async ({
  visit,
  say,
  isPhone,
  trouble,
}) => {
  trouble.expected(/settings\/saveMultiImages/)
  const page = await visit(`${origin()}${open}`, { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const form = region(page, say(labels.systemLogo))
  const save = form.getByRole('button', { name: say(labels.saveChange) })
  await expectAccessible(page, 'general setting')
  const accentOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  const logo = form.getByLabel(say(labels.logo), { exact: true })
  await logo.setInputFiles(noPicture)
  await expect(form.getByText(say(labels.badPicture))).toBeVisible()
  await logo.setInputFiles(picture(300, 100))
  await form.getByLabel(say(labels.accent), { exact: true }).fill('FFD400')
  await expect(form.getByRole('status')).toContainText(say(labels.darker))
  await save.click()
  await expect(successMessage(page, say(labels.logoSaved))).toBeVisible()
  const shown = page.getByRole('img', { name: say({ en: 'Sufra', ar: 'سفرة' }) })
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', /^\/files\//)
  // On a phone it is in the menu.
  if (!isPhone) await expect(shown).toBeVisible()
  await expect.poll(accentOf).not.toMatch(/#8a1538|#c54664/)
  await page.reload()
  await expect(icon).toHaveAttribute('href', /^\/files\//)
  await expect(form.getByLabel(say(labels.accent), { exact: true })).toHaveValue('#ffd400')
  await expectAccessible(page, 'general setting in another colour')
  await form.getByRole('button', { name: say(labels.builtInLogo) }).click()
  await form.getByLabel(say(labels.accent), { exact: true }).fill('')
  await save.click()
  await expect(icon).toHaveAttribute('href', '/mark.svg')
  await expect(shown).toHaveCount(0)
  await expect.poll(accentOf).toMatch(/#8a1538|#c54664/)
})

test('of two logos chosen one after the other, the later one is saved though it arrives first', async ({
  visit,
  say,
}) => {
  const page = await visit(`${origin()}${open}`, { as: await makeAdmin() })
  const form = region(page, say(labels.systemLogo))
  const logo = form.getByLabel(say(labels.logo), { exact: true })
  const save = form.getByRole('button', { name: say(labels.saveChange) })
  const path = '**/settings/saveMultiImages'
  const first = Promise.withResolvers<void>()
  let asked = 0
  await page.route(path, async (route) => {
    asked += 1
    if (asked === 1) await first.promise
    await route.continue()
  })
  await logo.setInputFiles(picture(300, 100))
  await expect.poll(() => asked).toBe(1)
  const later = page.waitForResponse(path)
  await logo.setInputFiles(picture(200, 100))
  const { logo: wanted } = (await (await later).json()) as { logo: { image_id: number } }
  const earlier = page.waitForResponse(path)
  first.resolve()
  await (await earlier).finished()
  const changed = page.waitForRequest('**/settings/changeApplicationLogo')
  await save.click()
  expect((await changed).postDataJSON()).toMatchObject({ logo: wanted.image_id })
  await expect(successMessage(page, say(labels.logoSaved))).toBeVisible()
  await form.getByRole('button', { name: say(labels.builtInLogo) }).click()
  await save.click()
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/mark.svg')
})

test('links are added up to five, changed, switched off and deleted', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  const page = await visit(`${origin()}${open}`, { as: await makeAdmin() })
  const part = page.getByRole('group').filter({ hasText: say(labels.links) })
  const add = part.getByRole('button', { name: say(labels.addLink) })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: say(words.save) })
  const row = part.locator('tr, li').filter({ hasText: 'Twitter' })
  await expect(part.getByText('Instagram', { exact: true })).toBeVisible()
  const before = await part.getByRole('switch').count()
  for (let number = before; number < 5; number++) {
    await add.click()
    await expect(save).toBeDisabled()
    await dialog.getByLabel(say(labels.name)).selectOption(number === before ? 'Twitter' : 'Facebook')
    await expect(save).toBeDisabled()
    await dialog.getByLabel(say(labels.url)).fill('https://x.com/maida')
    await expect(dialog.getByLabel(say(labels.url))).toHaveValue('x.com/maida')
    if (number === before) await expectAccessible(page, 'a new link', '[role="dialog"]')
    await save.click()
    await expect(dialog).toBeHidden()
  }
  await expect(add).toBeDisabled()
  await expect(part.getByText(say(labels.full))).toBeVisible()
  await expectAccessible(page, 'five links')
  await row.getByRole('button', { name: say(edit('Twitter')) }).click()
  await dialog.getByLabel(say(labels.url)).fill('x.com/changed')
  await save.click()
  await expect(row).toContainText('x.com/changed')
  const status = row.getByRole('switch', { name: say(statusOf('Twitter')) })
  await status.press('Space')
  await page
    .getByRole('dialog', { name: say(labels.sure) })
    .getByRole('button', { name: say(labels.turnOff) })
    .click()
  await expect(status).not.toBeChecked()
  const added = ['Twitter', ...Array.from({ length: 4 - before }, () => 'Facebook')]
  for (const [at, name] of added.entries()) {
    await part
      .getByRole('button', { name: say(remove(name)) })
      .first()
      .click()
    await dialog.getByRole('button', { name: say(labels.removeLink) }).click()
    await expect(part.getByRole('switch')).toHaveCount(4 - at)
  }
  await expect(add).toBeEnabled()
})

test('names, rates and limits are saved part by part, and nobody’s change is overwritten unseen', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/settings\/saveOrderingLimits/)
  const admin = await makeAdmin()
  const page = await visit(`${origin()}${open}`, { as: admin })
  const names = region(page, say(labels.names))
  const name = say({ en: 'Table', ar: 'طاولة' })
  const field = names.getByLabel(say({ en: labels.nameEn.en, ar: 'الاسم بالعربية' }))
  const old = await field.inputValue()
  await field.fill(name)
  await names.getByRole('button', { name: say(words.save) }).click()
  await expect(successMessage(page, say(labels.namesSaved))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`· ${name}$`))
  await field.fill(old)
  await names.getByRole('button', { name: say(words.save) }).click()
  await expect(page).toHaveTitle(new RegExp(`· ${old}$`))

  const rates = region(page, say(labels.rates))
  const commission = rates.getByLabel(say(labels.commission))
  await commission.fill('101')
  await rates.getByRole('button', { name: say(words.save) }).click()
  await expect(commission).toHaveAccessibleDescription(new RegExp(say(labels.atMost)))
  await commission.fill('12.5')
  await rates.getByRole('button', { name: say(words.save) }).click()
  await expect(successMessage(page, say(labels.ratesSaved))).toBeVisible()

  let days_ahead = 90
  const saveLimit = async () => {
    days_ahead += 1
    const { status } = await fetch(`${origin()}/api/admins/settings/saveOrderingLimits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ days_ahead }),
    })
    expect(status).toBe(200)
    return String(days_ahead)
  }
  const theirs = await saveLimit()
  const ordering = region(page, say(labels.ordering))
  const daysAhead = ordering.getByLabel(say(labels.daysAhead))
  await daysAhead.fill('60')
  await ordering.getByRole('button', { name: say(words.save) }).click()
  await expect(ordering.getByText(say(labels.staleBy))).toBeVisible()
  // What is typed in another form stays while this one is read again.
  await commission.fill('14')
  await ordering.getByRole('button', { name: say(labels.takeTheirs) }).click()
  await expect(ordering.getByText(say(labels.staleBy))).toBeHidden()
  await expect(daysAhead).toHaveValue(theirs)
  await expect(commission).toHaveValue('14')
  await saveLimit()
  await daysAhead.fill('60')
  await ordering.getByRole('button', { name: say(words.save) }).click()
  await ordering.getByRole('button', { name: say(labels.saveMine) }).click()
  await expect(successMessage(page, say(labels.orderingSaved))).toBeVisible()
})
