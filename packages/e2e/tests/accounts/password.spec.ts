import type { Bilingual } from '@sufra/contract/kernel/language'
import { mailTo } from '../../support/mail.ts'
import { elsewhere, makeAdmin, makeShop, password } from '../../support/seed.ts'
import { errorMessage, fromProfileMenu, heading, signIn, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

const next = 'a-better-password-2'
const deadLink: Bilingual = {
  en: 'This link has expired or was already used. Please request a new one',
  ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد',
}
const reset: Bilingual = { en: 'Reset', ar: 'إعادة التعيين' }
const sendMail: Bilingual = { en: 'Send mail', ar: 'إرسال الرسالة' }
const mailed: Bilingual = {
  en: 'We have e-mailed your password reset link',
  ar: 'أرسلنا رابط إعادة تعيين كلمة المرور إلى بريدك الإلكتروني',
}

test('a forgotten password is reset by mail', { tag: '@phone' }, async ({ visit, say, trouble }) => {
  trouble.expected(/422/, /401/)
  const { owner } = await makeShop()
  const otherSession = await visit('/restaurant/orders', { as: owner })
  const page = await visit('/')
  await page.getByRole('link', { name: say({ en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' }) }).click()
  await expect(page).toHaveURL('/forget-password')
  await page.getByRole('button', { name: say(sendMail) }).click()
  await expect(page.getByLabel(say(words.email))).toHaveAccessibleDescription(say(words.required))
  await page.getByLabel(say(words.email)).fill(owner.email)
  await page.getByRole('button', { name: say(sendMail) }).click()
  await expect(successMessage(page, say(mailed))).toBeVisible()

  const link = /https?:\/\/\S+\/forget-password\/[\w-]+/.exec(await mailTo(owner.email))?.[0] ?? ''
  expect(link.startsWith(`${origin()}/forget-password/sfr_`)).toBe(true)
  await page.goto(link)
  const first = page.getByLabel(say(words.newPassword))
  const second = page.getByLabel(say(words.confirmPassword))
  await page.getByRole('button', { name: say(reset), exact: true }).click()
  await expect(first).toHaveAccessibleDescription(say(words.required))
  await first.fill(next)
  await second.fill(`${next}x`)
  await page.getByRole('button', { name: say(reset), exact: true }).click()
  await expect(second).toHaveAccessibleDescription(say(words.mismatch))
  await second.fill(next)
  await page.getByRole('button', { name: say(reset), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()

  await page.getByRole('link', { name: say(words.signIn) }).click()
  await signIn(page, say, owner.email, password)
  await expect(errorMessage(page, say(words.wrong))).toBeVisible()
  await signIn(page, say, owner.email, next)
  await expect(page).toHaveURL('/restaurant/orders')

  // All earlier sessions are revoked, and the link works once.
  await otherSession.reload()
  await expect(otherSession).toHaveURL('/')
  const again = await visit(link)
  await expect(errorMessage(again, say(deadLink))).toBeVisible()
  await again.getByRole('link', { name: say({ en: 'Request a new link', ar: 'طلب رابط جديد' }) }).click()
  await expect(again).toHaveURL('/forget-password')
})

test('requesting a reset gives the same response for an unknown address', async ({ visit, say }) => {
  const page = await visit('/forget-password')
  await page.getByLabel(say(words.email)).fill('nobody-at-all@world.test')
  await page.getByRole('button', { name: say(sendMail) }).click()
  await expect(successMessage(page, say(mailed))).toBeVisible()
  await page.getByRole('link', { name: say(words.signIn) }).click()
  await expect(page).toHaveURL('/')
})

test('the password is changed in its dialog', { tag: '@phone' }, async ({ visit, say, trouble }) => {
  trouble.expected(/422/, /401/)
  const { storeUser } = await makeShop()
  const other = await visit('/store/orders', { as: await elsewhere(storeUser) })
  const page = await visit('/store/reports', { as: storeUser })
  await fromProfileMenu(page, say, words.changePassword)
  const dialog = page.getByRole('dialog', { name: say(words.changePassword) })
  const field = (name: Bilingual) => dialog.getByLabel(say(name), { exact: true })
  const save = dialog.getByRole('button', { name: say(words.save) })
  await expect(field(words.oldPassword)).toBeFocused()
  await save.click()
  for (const name of [words.oldPassword, words.newPassword, words.confirmPassword])
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(say(words.required)))
  await field(words.oldPassword).fill('not-my-password')
  await field(words.newPassword).fill(next)
  await field(words.confirmPassword).fill('something-else-3')
  await save.click()
  await expect(field(words.confirmPassword)).toHaveAccessibleDescription(new RegExp(say(words.mismatch)))
  await field(words.confirmPassword).fill(next)
  await save.click()
  await expect(
    dialog.getByText(say({ en: 'The old password is wrong', ar: 'كلمة المرور الحالية غير صحيحة' })),
  ).toBeVisible()
  await field(words.oldPassword).fill(password)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(
    successMessage(page, say({ en: 'Password changed', ar: 'تم تغيير كلمة المرور' })),
  ).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL('/store/reports')
  await other.reload()
  await expect(other).toHaveURL('/')
  await signIn(other, say, storeUser.email, next)
  await expect(other).toHaveURL('/store/orders')
})

test('a failed change of password shows the error and keeps what was typed', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/changePassword/)
  const page = await visit('/main/customers', { as: await makeAdmin() })
  await fromProfileMenu(page, say, words.changePassword)
  const dialog = page.getByRole('dialog', { name: say(words.changePassword) })
  for (const name of [words.oldPassword, words.newPassword, words.confirmPassword])
    await dialog.getByLabel(say(name), { exact: true }).fill(next)
  const answers: [object | undefined, string][] = [
    [{ error: 'Said by error', message: 'Said by message' }, 'Said by error'],
    [{ message: 'Said by message' }, 'Said by message'],
    [undefined, say(words.unavailable)],
  ]
  for (const [body, message] of answers) {
    await page.route('**/changePassword', (route) =>
      body ? route.fulfill({ status: 500, json: body }) : route.abort(),
    )
    await dialog.getByRole('button', { name: say(words.save) }).click()
    await expect(dialog.getByRole('alert')).toHaveText(message)
    await page.unroute('**/changePassword')
  }
  await expect(dialog.getByLabel(say(words.newPassword), { exact: true })).toHaveValue(next)
})

test('toasts disappear after six seconds', async ({ visit, say }) => {
  const page = await visit('/', { as: (await makeShop()).owner, alone: true })
  await page.clock.install()
  await page.goto('/restaurant/profile')
  await page.getByLabel(say({ en: 'Name', ar: 'الاسم' }), { exact: true }).fill('Somebody Else')
  await page.clock.pauseAt(Date.now() + 60_000)
  const saved = page.waitForResponse('**/profile/update')
  await page.getByRole('button', { name: say(words.save) }).click()
  await saved
  const toast = successMessage(page, say(savedText({ en: 'Profile', ar: 'الملف الشخصي' })))
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(toast).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.runFor(5500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(600)
  await expect(toast).toBeHidden()
  await expect(heading(page, say(words.profile))).toBeVisible()
})
