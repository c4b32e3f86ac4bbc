// Over 300 lines: what is done with restaurants, each with the same words and labels.
import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { mailTo } from '../../support/mail.ts'
import { noPicture, picture } from '../../support/pictures.ts'
import { behind } from '../../support/regions.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { errorMessage, heading, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

const path = '/main/restaurants'
const labels = {
  search: { en: 'Search by ID, name or email', ar: 'البحث بالرقم أو الاسم أو البريد الإلكتروني' },
  add: { en: 'Add New Restaurant', ar: 'إضافة مطعم جديد' },
  editRestaurant: { en: 'Edit Restaurant', ar: 'تعديل المطعم' },
  addStore: { en: 'Add Store', ar: 'إضافة متجر' },
  logo: { en: 'Logo', ar: 'الشعار' },
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  noPicture: {
    en: 'This picture cannot be read. Use JPEG, PNG, GIF or BMP',
    ar: 'تعذرت قراءة هذه الصورة. استخدم JPEG أو PNG أو GIF أو BMP',
  },
  taken: {
    en: 'This email address is already used to sign in',
    ar: 'عنوان البريد الإلكتروني هذا مستخدم لتسجيل الدخول بالفعل',
  },
  awaiting: { en: 'Awaiting approval', ar: 'بانتظار الموافقة' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  reject: { en: 'Reject', ar: 'رفض' },
  approve: { en: 'Approve', ar: 'موافقة' },
  awaitingText: { en: 'This restaurant awaits approval.', ar: 'هذا المطعم بانتظار الموافقة.' },
  rejectedText: { en: 'This restaurant was rejected', ar: 'هذا المطعم مرفوض' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  reset: { en: 'Send password reset mail', ar: 'إرسال رسالة إعادة تعيين كلمة المرور' },
  send: { en: 'Send mail', ar: 'إرسال' },
  sent: { en: 'Reset mail sent to', ar: 'أُرسلت رسالة إعادة التعيين إلى' },
  remove: { en: 'Delete', ar: 'حذف' },
  removeMeans: { en: 'Its stores disappear from the apps', ar: 'ستختفي متاجره من التطبيقات' },
} satisfies Record<string, Bilingual>
const moreOf = (name: string): Bilingual => ({ en: `More for ${name}`, ar: `المزيد: ${name}` })
const approved = ({ en, ar }: Bilingual): Bilingual => ({
  en: `${en} approved`,
  ar: `تمت الموافقة على ${ar}`,
})
const saving = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Save|حفظ)$/ })

/** A restaurant that signed up by itself and confirmed its address. */
async function registered(name: string, email: string, name_ar?: string): Promise<void> {
  const post = async (call: string, body: object) => {
    const response = await fetch(`${origin()}/api/restaurant/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  const password = 'saffron and rice 7'
  await post('signUp', { name, name_ar, email, password, phone: '55123456' })
  const code = />(\d{6})</.exec(await mailTo(email))?.[1]
  await post('verifySignUp', { email, password, code })
}

test('a restaurant is added with its logo, and found', { tag: '@phone' }, async ({
  visit,
  say,
  language,
  isPhone,
  trouble,
}) => {
  test.slow()
  trouble.expected(/422/)
  const name = `Cardamom ${process.pid} ${language}`
  const email = `cardamom-${process.pid}-${language}@world.test`
  const page = await visit(path, {
    as: await makeAdmin(),
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  const rows = isPhone
    ? page.getByRole('list', { name: say(words.restaurants), exact: true }).locator(':scope > li')
    : page.locator('tbody tr')
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.locator('input[name="password"]')
  await saving(page).click()
  await expect(dialog.getByText(say(words.required))).toHaveCount(5)
  await expect(dialog.getByLabel(say(labels.logo))).toBeFocused()
  await expectAccessible(page, 'a restaurant without anything')
  await dialog.getByRole('textbox', { name: say(labels.name), exact: true }).fill(name)
  await expect(dialog.getByText(say(words.required))).toHaveCount(4)
  await dialog.getByLabel(say(labels.phone)).fill(say({ en: '55123456', ar: '٥٥١٢٣٤٥٦' }))
  await dialog.getByLabel(say(words.email)).fill(email)
  await password.fill('saffron and rice 7')
  await dialog.getByLabel(say(labels.logo)).setInputFiles(noPicture)
  await saving(page).click()
  // The server checks the content of the file; everything typed is still there.
  await expect(dialog.getByText(say(labels.noPicture))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: say(labels.name), exact: true })).toHaveValue(name)
  await expect(password).toHaveValue('saffron and rice 7')
  await dialog.getByLabel(say(labels.logo)).setInputFiles(picture(400))
  await expect(dialog.getByText(say(labels.noPicture))).toBeHidden()
  await saving(page).click()
  await expect(dialog).toBeHidden()
  await expect(successMessage(page, say(savedText({ en: name, ar: name })))).toBeVisible()

  const search = page.getByRole('textbox', { name: say(labels.search) })
  // The clock is paused, so that only Enter can search.
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.fill(email)
  await expect(page).toHaveURL(path)
  await search.press('Enter')
  await expect(page).not.toHaveURL(path)
  await page.clock.resume()
  await expect(rows).toHaveCount(1)
  await expect(rows.locator('img')).toHaveJSProperty('complete', true)
  await expect(rows.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  // Before the number stands a checkbox.
  const id = await rows
    .locator(isPhone ? 'dd' : 'td strong')
    .first()
    .textContent()
  await search.fill('nobody at all')
  await search.press('Enter')
  await expect(page.getByText(say(words.nothingFound))).toBeVisible()
  await search.fill(id?.trim() ?? '')
  await search.press('Enter')
  await expect(rows.filter({ hasText: name })).toHaveCount(1)
  await expectAccessible(page, 'restaurants')
})

test('a person with read access pages by URL, opens stores and changes nothing', async ({ visit }) => {
  for (let n = 0; n < 3; n++) await makeShop()
  const reader = await makeAdmin('Business Support')
  const page = await visit(`${path}?count=5&search=Shop%20${process.pid}`, { as: reader })
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: labels.add.en })).toHaveCount(0)
  const first = (await rows.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first()).not.toHaveText(first)
  await page.goBack()
  await expect(rows.first()).toHaveText(first)
  // By keyboard to a row and to its stores.
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/main\/restaurants\/\d+\/stores$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shop')
  await expect(page.getByRole('button', { name: labels.editRestaurant.en })).toHaveCount(0)
  await expect(page.getByRole('link', { name: labels.addStore.en })).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^View Shop/ }).first()).toBeVisible()
  // The breadcrumb leads back to the list as it was left, even from a page below that was loaded again.
  await page
    .getByRole('link', { name: /^View Shop/ })
    .first()
    .click()
  await expect(page).toHaveURL(/edit-store$/)
  await page.reload()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'Restaurants' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}\\?count=5&search=Shop\\+${process.pid}$`))
})

test('a conflicting save offers my values or theirs', async ({ visit, trouble }) => {
  trouble.expected(/409/)
  const admin = await makeAdmin()
  const [shop, other] = [await makeShop(), await makeShop()]
  const id = shop.ids.restaurants
  const page = await visit(`${path}/${id}/stores`, { as: admin })
  const dialog = page.getByRole('dialog', { name: 'Edit restaurant' })
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true })
  const open = () => page.getByRole('button', { name: 'Edit Restaurant' }).click()
  const theirs = async (value: string) => {
    const form = new FormData()
    form.append('name', value)
    await behind(admin, `restaurant/update/${id}`, form)
  }
  await open()
  await name.fill('Mine')
  await theirs('Theirs')
  await saving(page).click()
  await expect(
    errorMessage(dialog, 'platform Super Admin saved this while you were editing it'),
  ).toBeVisible()
  await expect(dialog.getByText('Changed meanwhile to “Theirs”')).toBeVisible()
  await expect(name).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(dialog).toBeHidden()
  await expect(heading(page, 'Mine')).toBeVisible()

  await open()
  await name.fill('Mine again')
  await theirs('Theirs again')
  await saving(page).click()
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(name).toHaveValue('Theirs again')

  // An address in use is rejected, and Escape does not discard what was typed.
  await dialog.getByLabel('Email').fill(other.owner.email)
  await saving(page).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(labels.taken.en)
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: words.leaving.en })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Email')).toHaveValue(other.owner.email)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: words.leave.en }).click()
  await expect(dialog).toBeHidden()
})

test('a restaurant that signed up is rejected, mailed a reset link and deleted', async ({
  visit,
  say,
  language,
}) => {
  const name = `Sumac ${process.pid} ${language}`
  const email = `sumac-${process.pid}-${language}@world.test`
  await registered(name, email)
  const page = await visit(path, { as: await makeAdmin() })
  await page.getByRole('button', { name: new RegExp(`^${say(labels.awaiting)}`) }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(say(labels.awaiting))
  const dialog = page.getByRole('dialog')
  const agree = (action: Bilingual) => dialog.getByRole('button', { name: say(action), exact: true }).click()
  const fromMenu = async (entry: Bilingual) => {
    await page.getByRole('button', { name: say(moreOf(name)) }).click()
    await page.getByRole('menuitem', { name: say(entry), exact: true }).click()
  }
  await row.getByRole('button', { name: say(labels.reject), exact: true }).click()
  await agree(labels.reject)
  await expect(row).toBeHidden()
  await mailTo(email, 2)

  await page.goto(`${path}?search=${encodeURIComponent(name)}`)
  await expect(row).toContainText(say(labels.rejected))
  await fromMenu(labels.reset)
  await agree(labels.send)
  await expect(successMessage(page, say(labels.sent))).toBeVisible()
  expect(await mailTo(email, 3)).toContain(`${origin()}/forget-password/`)
  await fromMenu(labels.remove)
  await expect(dialog.getByText(say(labels.removeMeans))).toBeVisible()
  await dialog.getByRole('button', { name: say(words.goBack) }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeVisible()
  await fromMenu(labels.remove)
  await agree(labels.remove)
  await expect(page.getByText(say(words.nothingFound))).toBeVisible()
})

test('the stores page shows that a restaurant awaits approval, and rejects and then approves it', {
  tag: '@phone',
}, async ({ visit, say, language }) => {
  const names = { en: `Thyme ${process.pid} ${language}`, ar: `زعتر ${process.pid} ${language}` }
  const email = `thyme-${process.pid}-${language}@world.test`
  await registered(names.en, email, names.ar)
  const page = await visit(`${path}?status=pending&search=${encodeURIComponent(names.ar)}`, {
    as: await makeAdmin(),
  })
  await page.locator('[data-row]').getByText(say(names), { exact: true }).click()
  await expect(heading(page, say(names))).toBeVisible()
  await expect(page.locator('nav').getByText(say(names), { exact: true })).toBeVisible()
  const notice = page.getByText(say(labels.awaitingText))
  await expect(notice).toBeVisible()
  await expect(page.getByText(say(labels.awaiting), { exact: true })).toBeVisible()
  await expectAccessible(page, 'stores of a restaurant that awaits approval')
  const button = (name: Bilingual) => page.getByRole('button', { name: say(name), exact: true })
  const dialog = page.getByRole('dialog')

  await button(labels.reject).click()
  await expect(dialog).toContainText(say(names))
  await dialog.getByRole('button', { name: say(words.goBack) }).click()
  await expect(dialog).toBeHidden()
  await expect(notice).toBeVisible()
  await button(labels.reject).click()
  await dialog.getByRole('button', { name: say(labels.reject), exact: true }).click()
  await expect(page.getByText(say(labels.rejectedText))).toBeVisible()
  await expect(button(labels.reject)).toHaveCount(0)

  await button(labels.approve).click()
  await dialog.getByRole('button', { name: say(labels.approve), exact: true }).click()
  await expect(successMessage(page, say(approved(names)))).toBeVisible()
  await expect(page.getByText(say(labels.rejectedText))).toBeHidden()
  await expect(button(labels.approve)).toHaveCount(0)
})

test('the Arabic name is shown in Arabic, and the English one if it is emptied', async ({
  visit,
  say,
  language,
}) => {
  const shop = await makeShop()
  const page = await visit(`${path}/${shop.ids.restaurants}/stores`, { as: await makeAdmin() })
  const english = `${shop.mark} kitchen`
  const arabic = `مطبخ ${process.pid} ${language}`
  const dialog = page.getByRole('dialog')
  const save = async (name_ar: string) => {
    await page.getByRole('button', { name: say(labels.editRestaurant) }).click()
    await dialog.getByRole('textbox', { name: say(labels.name), exact: true }).fill(english)
    await dialog.getByLabel(say(labels.nameAr)).fill(name_ar)
    await saving(page).click()
    await expect(dialog).toBeHidden()
  }
  await save(arabic)
  await expect(heading(page, say({ en: english, ar: arabic }))).toBeVisible()
  await page.getByRole('button', { name: say(labels.editRestaurant) }).click()
  await expect(dialog.getByLabel(say(labels.nameAr))).toHaveValue(arabic)
  await expectAccessible(page, 'a restaurant with both names')
  await page.keyboard.press('Escape')
  await save('')
  await expect(heading(page, english)).toBeVisible()
})
