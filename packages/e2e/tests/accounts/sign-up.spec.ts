import type { Bilingual } from '@sufra/contract/kernel/language'
import { mailTo } from '../../support/mail.ts'
import { errorMessage, heading, keptSession, signIn, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  link: { en: 'Sign up', ar: 'إنشاء حساب' },
  title: { en: 'Register your restaurant', ar: 'تسجيل مطعمك' },
  name: { en: 'Restaurant name', ar: 'اسم المطعم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  signUp: { en: 'Sign up', ar: 'إنشاء الحساب' },
  codeTitle: { en: 'Enter the code', ar: 'أدخل الرمز' },
  code: { en: 'One-time code', ar: 'رمز لمرة واحدة' },
  confirm: { en: 'Confirm code', ar: 'تأكيد الرمز' },
  resend: { en: 'Send a new code', ar: 'إرسال رمز جديد' },
  onItsWay: { en: 'New code sent to', ar: 'أُرسل رمز جديد إلى' },
  wrongCode: { en: 'This code is wrong or has expired', ar: 'الرمز غير صحيح أو انتهت صلاحيته' },
  registered: { en: 'Thank you, your restaurant is registered', ar: 'شكرًا لك، تم تسجيل مطعمك' },
  awaiting: {
    en: 'Your restaurant is awaiting approval. We will write to you as soon as you can sign in',
    ar: 'مطعمك بانتظار الموافقة. سنراسلك حالما يمكنك تسجيل الدخول',
  },
} satisfies Record<string, Bilingual>

/** As typed on a keyboard of the language. */
const typed = (digits: string): Bilingual => ({
  en: digits,
  ar: digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
})

/** Read from the HTML part: the plain text of an Arabic mail is base64. */
const codeIn = (mail: string) => />(\d{6})</.exec(mail)?.[1] ?? ''

test('a restaurant signs up with the code from its mail and awaits approval', { tag: '@phone' }, async ({
  visit,
  say,
  language,
  trouble,
}) => {
  trouble.expected(/422.*verifySignUp/, /403.*signIn/)
  const email = `new-${process.pid}-${language}@world.test`
  // Spaces are part of the password, from the form to the first sign-in.
  const password = ' saffron and rice 7 '
  const page = await visit('/')
  await page.getByRole('link', { name: say(labels.link), exact: true }).click()
  await expect(heading(page, say(labels.title))).toBeVisible()
  const button = (name: Bilingual) => page.getByRole('button', { name: say(name), exact: true })
  await button(labels.signUp).click()
  await expect(page.getByLabel(say(labels.name))).toBeFocused()
  await expect(page.getByLabel(say(labels.name))).toHaveAccessibleDescription(say(words.required))
  await page.getByLabel(say(labels.name)).fill(say({ en: 'Saffron House', ar: 'بيت الزعفران' }))
  await page.getByLabel(say(words.email)).fill(email.toUpperCase())
  await page.getByLabel(say(labels.phone)).fill(say(typed('55123456')))
  await expect(page.getByLabel(say(labels.phone))).toHaveValue('55123456')
  await page.getByLabel(say(words.password), { exact: true }).fill(password)
  await button(labels.signUp).click()

  await expect(heading(page, say(labels.codeTitle))).toBeVisible()
  const code = page.getByLabel(say(labels.code))
  await expect(code).toBeFocused()
  const first = codeIn(await mailTo(email))
  expect(first).toMatch(/^\d{6}$/)
  await code.fill(first === '000000' ? '111111' : '000000')
  await button(labels.confirm).click()
  await expect(errorMessage(page, say(labels.wrongCode))).toBeVisible()
  await button(labels.resend).click()
  await expect(successMessage(page, say(labels.onItsWay))).toBeVisible()
  const second = codeIn(await mailTo(email, 2))
  await code.fill(say(typed(second)))
  const sent = page.waitForRequest('**/verifySignUp')
  await button(labels.confirm).click()
  expect((await sent).postDataJSON()).toEqual({ email: email.toUpperCase(), password, code: second })
  await expect(heading(page, say(labels.registered))).toBeVisible()

  await page.getByRole('link', { name: say(words.signIn) }).click()
  await signIn(page, say, email, password)
  await expect(errorMessage(page, say(labels.awaiting))).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await keptSession(page)).toEqual([null, null, null])
})
