import type { Bilingual } from '@sufra/contract/kernel/language'
import { addAuthenticator } from '../../support/authenticator.ts'
import { expectAccessible } from '../../support/axe.ts'
import { makeShop, password } from '../../support/seed.ts'
import { errorMessage, fromProfileMenu, signIn } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const add: Bilingual = { en: 'Add passkey', ar: 'إضافة مفتاح مرور' }
const list: Bilingual = { en: 'Passkeys', ar: 'مفاتيح المرور' }
const recovery: Bilingual = { en: 'Your recovery codes', ar: 'رموز الاسترداد' }
const kept: Bilingual = { en: 'I have kept them', ar: 'حفظتها' }
const bySecret: Bilingual = { en: 'Sign in with a passkey', ar: 'الدخول بمفتاح مرور' }
const recoveryCode: Bilingual = { en: 'Recovery code', ar: 'رمز الاسترداد' }
const itIsYou: Bilingual = { en: 'Please confirm that it is you', ar: 'يرجى تأكيد هويتك' }
const use: Bilingual = { en: 'Use your passkey', ar: 'استخدام مفتاح المرور' }
const there: Bilingual = {
  en: 'This device already holds a passkey of your account',
  ar: 'يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل',
}
const stopped: Bilingual = { en: 'No passkey was used', ar: 'لم يُستخدم أي مفتاح مرور' }
const confirmFirst = { success: false, code: 'auth.confirmFirst', message: '', requestId: '' }

test('a passkey is added, named, signs in alone and beside the password, confirms, and is removed', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/401/, /403/)
  const { owner } = await makeShop()
  const page = await visit('/restaurant/profile', { as: owner, alone: true })
  const device = await addAuthenticator(page)
  const addButton = page.getByRole('button', { name: say(add) })
  await addButton.click()
  const codes = page.getByRole('list', { name: say(recovery) }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await device.count()).toBe(1)
  await page.getByRole('button', { name: say(kept) }).click()
  const own = page.getByRole('list', { name: say(list) }).getByRole('listitem')
  await expect(own).toHaveText(/Chrome/)

  await own.getByRole('button', { name: say({ en: 'Rename', ar: 'إعادة تسمية' }) }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(say({ en: 'Name', ar: 'الاسم' }), { exact: true })
  await expect(name).toBeFocused()
  await expectAccessible(page, 'naming a passkey')
  await name.fill('Kitchen tablet')
  await name.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(own).toHaveText(/Kitchen tablet/)
  await expectAccessible(page, 'the passkeys of an account')

  await fromProfileMenu(page, say, words.logout)
  await page.getByRole('button', { name: say(bySecret) }).click()
  await expect(page).toHaveURL('/restaurant/orders')

  await fromProfileMenu(page, say, words.logout)
  await signIn(page, say, owner.email, password)
  await expect(page.getByLabel(say(recoveryCode))).toBeVisible()
  const secondStep = page.getByRole('button', { name: say(bySecret) })
  await expect(secondStep).toBeFocused()
  await expectAccessible(page, 'a passkey as the second step')
  await secondStep.press('Enter')
  await expect(page).toHaveURL('/restaurant/orders')

  await page.goto('/restaurant/profile')
  await expect(
    page.getByText(say({ en: 'Signed in with a passkey', ar: 'دخول بمفتاح مرور' })).first(),
  ).toBeVisible()
  // As if the last proof were 15 minutes ago.
  await page.route('**/passkeys/begin', (route) => route.fulfill({ status: 403, json: confirmFirst }), {
    times: 1,
  })
  await addButton.click()
  const question = page.getByRole('dialog', { name: say(itIsYou) })
  const confirm = question.getByRole('button', { name: say(use) })
  await expect(confirm).toBeFocused()
  await expectAccessible(page, 'the question who one is, of somebody with a passkey')
  await confirm.press('Enter')
  await expect(question).toBeHidden()
  await expect(errorMessage(page, say(there))).toBeVisible()
  expect(await device.count()).toBe(1)

  await own.getByRole('button', { name: say({ en: 'Remove', ar: 'إزالة' }) }).click()
  const sure = page.getByRole('dialog')
  await expect(sure).toContainText(say({ en: 'your password alone', ar: 'كلمة المرور وحدها' }))
  await sure.getByRole('button', { name: say({ en: 'Remove', ar: 'إزالة' }), exact: true }).click()
  await expect(page.getByRole('list', { name: say(list) })).toBeHidden()
  await fromProfileMenu(page, say, words.logout)
  await signIn(page, say, owner.email, password)
  await expect(page).toHaveURL('/restaurant/orders')
})

test('a passkey is enough for a role that requires the second step', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const { owner } = await makeShop()
  let required = true
  const page = await visit('/restaurant/profile', {
    as: owner,
    alone: true,
    before: (opened) =>
      opened.route('**/verifyToken', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        await route.fulfill({
          response,
          json: { ...body, userInfo: { ...body.userInfo, must_set_up: required } },
        })
      }),
  })
  await addAuthenticator(page)
  const goOn = page.getByRole('button', { name: say({ en: 'Continue', ar: 'متابعة' }) })
  await expect(page.getByRole('button', { name: say(add) })).toBeVisible()
  await expectAccessible(page, 'setting up the second step')
  await expect(goOn).toBeHidden()
  await page.getByRole('button', { name: say(add) }).click()
  await page.getByRole('button', { name: say(kept) }).click()
  required = false
  await goOn.click()
  await expect(page.getByRole('heading', { level: 1, name: say(words.profile) })).toBeVisible()
})

test('a passkey that was not used says so, and where none work there is no button', {
  tag: '@ar',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/401/)
  const { owner } = await makeShop()
  const page = await visit('/restaurant/profile', { as: owner, alone: true })
  const device = await addAuthenticator(page)
  await page.getByRole('button', { name: say(add) }).click()
  await page.getByRole('button', { name: say(kept) }).click()
  await fromProfileMenu(page, say, words.logout)
  await device.refuse()
  const button = page.getByRole('button', { name: say(bySecret) })
  await button.click()
  await expect(errorMessage(page, say(stopped))).toBeVisible()
  await expectAccessible(page, 'a passkey that was not used')
  await expect(button).toBeEnabled()
  // Another origin, whose pages begin in English.
  await page.goto(origin().replace('localhost', '127.0.0.1'))
  await expect(page.getByRole('button', { name: words.signIn.en, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: bySecret.en })).toHaveCount(0)
})
