import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { useOwnServer } from '../../support/ownServer.ts'
import { knowAtProvider, makeAdmin, makeShop, password, switchProvider } from '../../support/seed.ts'
import { errorMessage, fromProfileMenu, keptSession, signIn } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const bySso: Bilingual = { en: 'Sign in with Saffron Group', ar: 'الدخول عبر Saffron Group' }
const confirmBySso: Bilingual = { en: 'Confirm with Saffron Group', ar: 'التأكيد عبر Saffron Group' }
const method: Bilingual = { en: 'Signed in with single sign-on', ar: 'دخول موحّد بحساب الشركة' }
const noAccount: Bilingual = { en: 'No active account here', ar: 'لا يوجد هنا حساب نشط' }
const unreachable: Bilingual = { en: 'cannot be reached right now', ar: 'تعذّر الوصول إلى خدمة الدخول' }
const expired: Bilingual = { en: 'This sign-in has expired', ar: 'انتهت صلاحية تسجيل الدخول' }
const confirmed: Bilingual = { en: 'You can close this tab', ar: 'يمكنك إغلاق علامة التبويب' }
const itIsYou: Bilingual = { en: 'Please confirm that it is you', ar: 'يرجى تأكيد هويتك' }
const turnOn: Bilingual = { en: 'Turn on', ar: 'تفعيل' }
const confirmFirst = { success: false, code: 'auth.confirmFirst', message: '', requestId: '' }

useOwnServer({ sso: true })

/** On the provider's page, which is its own and in English. */
async function signInThere(page: Page, who: string): Promise<void> {
  await page.getByLabel('Name').fill(who)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('somebody signs in at the provider and comes back to where they were going', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/403/, /503/)
  const admin = await makeAdmin()
  await knowAtProvider('nora', admin.email)
  await knowAtProvider('stranger', 'stranger@elsewhere.test')
  const { orders } = await makeShop({ pending: 1 })
  const page = await visit(`/view-order/${orders[0]}`, { alone: true })
  const button = page.getByRole('button', { name: say(bySso) })

  await switchProvider(false)
  await button.click()
  await expect(errorMessage(page, say(unreachable))).toBeVisible()
  await switchProvider(true)

  await button.click()
  await signInThere(page, 'stranger')
  await expect(errorMessage(page, say(noAccount))).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectAccessible(page, 'a refusal after the provider')
  await page.context().clearCookies()

  await button.click()
  await signInThere(page, 'nora')
  await expect(page).toHaveURL(new RegExp(`/view-order/${orders[0]}`))
  expect((await keptSession(page))[1]).toBe('admin')

  await page.goto('/main/profile')
  await expect(page.getByText(say(method))).toBeVisible()
  await fromProfileMenu(page, say, words.logout)
  await signIn(page, say, admin.email, password)
  await expect(page).toHaveURL('/main/orders')
})

test('an address that some other page made up leads nowhere', { tag: '@every' }, async ({ visit, say }) => {
  const page = await visit('/sso?code=made-up&state=made-up', { alone: true })
  await expect(errorMessage(page, say(expired))).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await keptSession(page)).toEqual([null, null, null])
})

test('a decision is confirmed at the provider in another tab, and goes on', { tag: '@every' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/403/)
  const admin = await makeAdmin()
  await knowAtProvider('salem', admin.email)
  const page = await visit('/', { alone: true })
  await page.getByRole('button', { name: say(bySso) }).click()
  await signInThere(page, 'salem')
  await expect(page).toHaveURL('/main/orders')

  await page.goto('/main/profile')
  // As if the last proof were 15 minutes ago.
  await page.route('**/secondStep/begin', (route) => route.fulfill({ status: 403, json: confirmFirst }), {
    times: 1,
  })
  await page.getByRole('button', { name: say(turnOn), exact: true }).click()
  const question = page.getByRole('dialog', { name: say(itIsYou) })
  const confirm = question.getByRole('button', { name: say(confirmBySso) })
  await expect(confirm).toBeVisible()
  await expectAccessible(page, 'the question who one is, of somebody of the company')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), confirm.click()])
  const closed = tab.waitForEvent('close', { timeout: 0 })
  // The provider knows them, and still asks.
  await signInThere(tab, 'salem')
  await expect(question).toBeHidden()
  await expect(page.getByRole('dialog').getByText(/^([A-Z2-7]{4} ?)+$/)).toBeVisible()
  await Promise.any([closed, expect(tab.getByText(say(confirmed))).toBeVisible()])
  expect(page.url()).toBe(`${origin()}/main/profile`)
})
