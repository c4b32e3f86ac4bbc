import type { Page } from '@playwright/test'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { storePolicy } from '@sufra/contract/stores/policy'
import { expectAccessible } from '../../support/axe.ts'
import { doc, paragraph, text } from '../../support/hostile.ts'
import { makeAdmin, makeShop, type Person, plantPolicy, type Shop } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

const labels = {
  english: { en: 'Policy in English', ar: 'السياسة بالإنجليزية' },
  arabic: { en: 'Policy in Arabic', ar: 'السياسة بالعربية' },
  tools: { en: 'Formatting of Policy in English', ar: 'تنسيق السياسة بالإنجليزية' },
  bold: { en: 'Bold', ar: 'عريض' },
  italic: { en: 'Italic', ar: 'مائل' },
  heading: { en: 'Large heading', ar: 'عنوان كبير' },
  link: { en: 'Link', ar: 'رابط' },
  address: { en: 'Web page, email address or phone number', ar: 'صفحة ويب أو بريد إلكتروني أو رقم هاتف' },
  setLink: { en: 'Set link', ar: 'إضافة الرابط' },
  wrongLink: {
    en: 'Links can only lead to web pages, email addresses and phone numbers',
    ar: 'لا تشير الروابط إلا إلى صفحات الويب وعناوين البريد الإلكتروني وأرقام الهاتف',
  },
  stale: { en: 'saved this while you were editing it', ar: 'أثناء تعديلك لها' },
  theirs: { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' },
  mine: { en: 'Save mine', ar: 'حفظ تعديلي' },
  hours: { en: 'working hours', ar: 'ساعات العمل' },
}

const tab = ({ ids }: Shop) => `/restaurant/store/${ids.stores}/management-store?tab=store-policy`
const store = ({ ids }: Shop) => ids.stores ?? 0

async function saveElsewhere(person: Person, id: number, words_: string): Promise<void> {
  const body = new FormData()
  body.append('store_policy_en', JSON.stringify(doc(paragraph(text(words_)))))
  const path = storePolicy.update.paths[person.kind]?.replace(':id', String(id))
  const headers = { authorization: `Bearer ${person.token}` }
  const response = await fetch(`${origin()}${prefixes[person.kind]}/${path}`, {
    method: 'POST',
    headers,
    body,
  })
  expect(response.status).toBe(200)
}

const parts = (page: Page, say: (text: { en: string; ar: string }) => string) => ({
  english: page.getByRole('textbox', { name: say(labels.english) }),
  arabic: page.getByRole('textbox', { name: say(labels.arabic) }),
  tool: (name: { en: string; ar: string }) =>
    page
      .getByRole('toolbar', { name: say(labels.tools) })
      .getByRole('button', { name: say(name), exact: true }),
  save: page.getByRole('button', { name: say(words.save), exact: true }),
})

test('a policy is written in both languages, read again, and one of them emptied', { tag: '@phone' }, async ({
  visit,
  say,
  language,
}) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(tab(shop), { as: shop.owner })
  const { english, arabic, tool, save } = parts(page, say)
  await expect(english).toHaveAttribute('dir', 'ltr')
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page, 'an empty policy')
  await english.click()
  await page.keyboard.type('Cancelling')
  await tool(labels.heading).click()
  await expect(tool(labels.heading)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Free of charge, ask ')
  // The toolbar is one tab stop; arrows move within it.
  await page.keyboard.press('Shift+Tab')
  await tool(labels.bold).focus()
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(tool(labels.italic)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(english).toBeFocused()
  await page.keyboard.type('us ')
  await tool(labels.link).click()
  const dialog = page.getByRole('dialog', { name: say(labels.link) })
  await dialog.getByLabel(say(labels.address)).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(say(labels.wrongLink))).toBeVisible()
  await expectAccessible(page, 'a link that leads nowhere')
  await dialog.getByLabel(say(labels.address)).fill('sufra.test/terms')
  await dialog.getByRole('button', { name: say(labels.setLink) }).click()
  await expect(dialog).toBeHidden()
  await arabic.click()
  await page.keyboard.type('الإلغاء مجاني')
  await expectAccessible(page, 'a policy being written')
  await save.click()
  await expect(successMessage(page, say(savedText({ en: 'Store policy', ar: 'سياسة المتجر' })))).toBeVisible()
  await page.reload()
  await expect(english.getByRole('heading', { level: 1, name: 'Cancelling' })).toBeVisible()
  await expect(english.getByText('us', { exact: true })).toBeVisible()
  await expect(english.getByRole('link')).toHaveAttribute('href', 'https://sufra.test/terms')
  await expect(arabic).toHaveText('الإلغاء مجاني')

  await arabic.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  const sent = page.waitForRequest((request) => request.url().includes('updateStorePolicy'))
  await save.click()
  const form = (await sent).postData() ?? ''
  expect(form).toContain('["store_policy_ar"]')
  expect(form).not.toContain('name="store_policy_en"')
  await expect(successMessage(page, say(savedText({ en: 'Store policy', ar: 'سياسة المتجر' })))).toBeVisible()
  await page.reload()
  await expect(english).toContainText('Free of charge')
  await expect(arabic).toHaveText('')
})

test("the second of two people saving sees the first one's text and keeps their own", { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(/409/)
  const shop = await makeShop()
  await plantPolicy(store(shop), doc(paragraph(text('Before'))))
  const page = await visit(tab(shop), { as: shop.owner })
  const { english, save } = parts(page, say)
  await english.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' and mine')
  await saveElsewhere(shop.storeUser, store(shop), 'Theirs')
  await save.click()
  await expect(page.getByText(say(labels.stale))).toBeVisible()
  await expect(page.getByRole('group').filter({ hasText: 'Theirs' })).toBeVisible()
  await expect(english).toHaveText('Before and mine')
  await expect(english).toBeFocused()
  await expectAccessible(page, 'saved meanwhile')
  await page.getByRole('button', { name: say(labels.mine) }).click()
  await expect(successMessage(page, say(savedText({ en: 'Store policy', ar: 'سياسة المتجر' })))).toBeVisible()
  await expect(page.getByText(say(labels.stale))).toBeHidden()

  await english.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' again')
  await saveElsewhere(shop.storeUser, store(shop), 'Theirs once more')
  await save.click()
  await page.getByRole('button', { name: say(labels.theirs) }).click()
  await expect(english).toHaveText('Theirs once more')
  await expect(page.getByText(say(labels.stale))).toBeHidden()
})

test('a policy from elsewhere is opened, lists what will be lost, and is fixed by saving it', async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  await plantPolicy(store(shop), '<h2>Cancelling</h2><p>Free<img src=x></p>')
  const page = await visit(tab(shop), { as: shop.owner })
  const { english, save } = parts(page, say)
  const warnings = page.getByRole('status').filter({ hasText: 'img' })
  await expect(warnings).toHaveCount(2)
  await expect(english.getByRole('heading', { name: 'Cancelling' })).toBeVisible()
  await expectAccessible(page, 'a policy from elsewhere')
  await save.click()
  await expect(successMessage(page, say(savedText({ en: 'Store policy', ar: 'سياسة المتجر' })))).toBeVisible()
  await page.reload()
  await expect(english).toContainText('Free')
  await expect(warnings).toHaveCount(0)
})

test('leaving an unsaved policy is confirmed', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(tab(shop), { as: shop.owner })
  const { english } = parts(page, say)
  await english.click()
  await page.keyboard.type('Half a sentence')
  await page.getByRole('tab', { name: new RegExp(say(labels.hours), 'i') }).click()
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(english).toHaveText('Half a sentence')
  await expect(page).toHaveURL(/tab=store-policy/)
})

test('a person with read access sees the policy as text', { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop()
  await plantPolicy(store(shop), doc(paragraph(text('No returns', { type: 'bold' }))))
  const shown = `/main/restaurants/${shop.ids.restaurants}/stores/${store(shop)}/edit-store?tab=store-policy`
  const page = await visit(shown, { as: await makeAdmin('Business Support') })
  const region = page.getByRole('region', { name: say(labels.english) })
  await expect(region.getByText('No returns')).toBeVisible()
  await expect(page.getByRole('textbox', { name: say(labels.english) })).toHaveCount(0)
  await expect(parts(page, say).save).toHaveCount(0)
  await expectAccessible(page, 'a policy to read')
})
