import type { Bilingual } from '@sufra/contract/kernel/language'
import { generate } from 'otplib'
import { expectAccessible } from '../../support/axe.ts'
import { giveOwnRole, makeAdmin, makeShop, password } from '../../support/seed.ts'
import { fromProfileMenu, signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const turnOn: Bilingual = { en: 'Turn on', ar: 'تفعيل' }
const firstCode: Bilingual = { en: 'Code shown by the app', ar: 'الرمز الظاهر في التطبيق' }
const recovery: Bilingual = { en: 'Your recovery codes', ar: 'رموز الاسترداد' }
const kept: Bilingual = { en: 'I have kept them', ar: 'حفظتها' }
const code: Bilingual = { en: 'One-time code', ar: 'رمز لمرة واحدة' }
const invalid: Bilingual = {
  en: 'This code is wrong or has expired',
  ar: 'الرمز غير صحيح أو انتهت صلاحيته',
}
const itIsYou: Bilingual = { en: 'Please confirm that it is you', ar: 'يرجى تأكيد هويتك' }
const confirmFirst = { success: false, code: 'auth.confirmFirst', message: '', requestId: '' }
const halfMinute = 30

test('codes are turned on in the profile, and asked for from then on', { tag: '@phone' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401/, /403/, /422/)
  const { owner } = await makeShop()
  const page = await visit('/restaurant/profile', { as: owner })
  // As if the last proof were 15 minutes ago.
  await page.route('**/secondStep/begin', (route) => route.fulfill({ status: 403, json: confirmFirst }), {
    times: 1,
  })
  await page.getByRole('button', { name: say(turnOn), exact: true }).click()
  const question = page.getByRole('dialog', { name: say(itIsYou) })
  const secretWord = question.getByLabel(say(words.password), { exact: true })
  await expect(secretWord).toBeFocused()
  await secretWord.fill('not-the-password')
  await secretWord.press('Enter')
  await expect(secretWord).toHaveAccessibleDescription(/./)
  await expectAccessible(page, 'the question who one is')
  await secretWord.fill(password)
  await secretWord.press('Enter')
  await expect(question).toBeHidden()
  const dialog = page.getByRole('dialog')
  const key = await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  const secret = (key ?? '').replaceAll(' ', '')
  await dialog.getByLabel(say(firstCode)).fill('000000')
  await dialog.getByRole('button', { name: say(turnOn), exact: true }).click()
  await expect(dialog.getByLabel(say(firstCode))).toHaveAccessibleDescription(say(invalid))
  await expectAccessible(page, 'setting up codes')
  await dialog.getByLabel(say(firstCode)).fill(await generate({ secret }))
  await dialog.getByRole('button', { name: say(turnOn), exact: true }).click()
  const codes = page.getByRole('list', { name: say(recovery) }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page, 'the recovery codes')
  await page.getByRole('button', { name: say(kept) }).click()

  await fromProfileMenu(page, say, { en: 'Sign out', ar: 'تسجيل الخروج' })
  await signIn(page, say, owner.email, password)
  const field = page.getByLabel(say(code), { exact: true })
  await expect(field).toBeFocused()
  await expectAccessible(page, 'the second step')
  await field.fill('000000')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(new RegExp(say(invalid)))
  const epoch = Math.floor(Date.now() / 1000) + halfMinute
  await field.fill(await generate({ secret, epoch }))
  await field.press('Enter')
  await expect(page).toHaveURL('/restaurant/orders')
})

const switchOf = (name: string): Bilingual => ({
  en: `Require two-step sign-in: ${name}`,
  ar: `اشتراط الدخول بخطوتين: ${name}`,
})

test('a Super Admin sees which roles require it', { tag: '@ar' }, async ({ visit, say }) => {
  const page = await visit('/main/Roles-&-permission?tab=signIn', { as: await makeAdmin() })
  const name = say({ en: switchOf('Moderator').en, ar: switchOf('مشرف').ar })
  await expect(page.getByRole('switch', { name, exact: true })).not.toBeChecked()
  await expect(page.getByRole('switch')).not.toHaveCount(0)
  await expect(
    page.getByRole('tab', { name: say({ en: 'Two-step sign-in', ar: 'الدخول بخطوتين' }) }),
  ).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'the roles that require a second step')
})

test('a page that is open when its role comes to require it leads to the set-up by itself', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  // What the page was about to load is refused from then on.
  trouble.expected(/403/)
  const member = await makeAdmin('Moderator')
  const role = `Careful ${process.pid}-${member.account_id}`
  await giveOwnRole(member, role)
  const office = await visit('/main/Roles-&-permission?tab=signIn', { as: await makeAdmin() })
  const required = office.getByRole('switch', { name: say(switchOf(role)) })
  await expect(required).toBeVisible()
  const page = await visit('/main/list-reviews', { as: member })
  const another = await visit('/main/profile', { as: member })
  await Promise.all(
    [page, another].map((each) => expect(each.getByRole('heading', { level: 1 })).toBeVisible()),
  )
  const name = another.getByRole('textbox', { name: say({ en: 'Name', ar: 'الاسم' }), exact: true })
  await name.fill('Typed before the set-up')
  const turn = async (answer: Bilingual) => {
    await required.press('Space')
    await office
      .getByRole('dialog')
      .getByRole('button', { name: say(answer), exact: true })
      .click()
  }
  await turn({ en: 'Require', ar: 'اشتراط' })
  await expect(required).toBeChecked()
  for (const each of [page, another])
    await expect(
      each.getByRole('heading', {
        name: say({ en: 'Turn on two-step sign-in', ar: 'فعّل تسجيل الدخول بخطوتين' }),
      }),
    ).toBeVisible()
  await expectAccessible(page, 'the set-up that a role requires')

  const free = say({ en: 'No longer require', ar: 'إلغاء الاشتراط' })
  await office.getByRole('checkbox', { name: say({ en: `Select ${role}`, ar: `تحديد ${role}` }) }).check()
  await office.getByRole('button', { name: free }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: `${free}: 1` })
    .click()
  await expect(required).not.toBeChecked()
  await another.reload()
  await expect(name).toHaveValue('Typed before the set-up')
})
