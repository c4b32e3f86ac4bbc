import type { Bilingual } from '@sufra/contract/kernel/language'
import type { AdminRole } from '../../../server/test/world.ts'
import { makeAdmin, makeShop, type Person, password } from '../../support/seed.ts'
import { errorMessage, heading, keptSession, signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

test('missing fields and an invalid address are reported', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/422.*signIn/)
  const page = await visit('/')
  await page.getByRole('button', { name: say(words.signIn), exact: true }).click()
  const email = page.getByLabel(say(words.email))
  await expect(email).toHaveAccessibleDescription(
    say({ en: 'This field email is required', ar: 'حقل البريد الإلكتروني مطلوب' }),
  )
  await expect(email).toBeFocused()
  await expect(page.getByLabel(say(words.password), { exact: true })).toHaveAccessibleDescription(
    say({ en: 'This field password is required', ar: 'حقل كلمة المرور مطلوب' }),
  )
  await signIn(page, say, 'nobody at home', 'x')
  await expect(email).toHaveAccessibleDescription(
    say({ en: 'Invalid email address', ar: 'عنوان بريد إلكتروني غير صالح' }),
  )
})

test('a wrong password is rejected, the right one signs in', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401.*signIn/)
  const { owner } = await makeShop()
  const page = await visit('/')
  await signIn(page, say, owner.email, 'not-the-password')
  await expect(errorMessage(page, say(words.wrong))).toBeVisible()
  await expect(page.getByLabel(say(words.email))).toHaveValue(owner.email)
  await signIn(page, say, 'nobody@world.test', password)
  await expect(errorMessage(page, say(words.wrong))).toBeVisible()
  await signIn(page, say, owner.email.toUpperCase(), password)
  await expect(page).toHaveURL('/restaurant/orders')
  const [token, ...rest] = await keptSession(page)
  expect(token).toBeTruthy()
  expect(rest).toEqual(['restaurant', 'Restaurant Owner'])
})

const landings: Record<Exclude<AdminRole, 'Reader'>, string> = {
  'Super Admin': '/main/orders',
  Moderator: '/main/orders',
  'Business Support': '/main/orders',
  Marketing: '/main/send-notifications',
  // The first of the menu that the role may open.
  Auditor: '/main/offers',
}

const titles: Readonly<Record<string, Bilingual>> = {
  'send-notifications': words.notifications,
  offers: { en: 'Offers', ar: 'العروض' },
}

test('each kind and role starts on its first page', { tag: '@phone' }, async ({ visit, say }) => {
  const { owner, storeUser } = await makeShop()
  const people: [Person, string][] = [
    [owner, '/restaurant/orders'],
    [storeUser, '/store/orders'],
  ]
  for (const [role, landing] of Object.entries(landings) as [AdminRole, string][])
    people.push([await makeAdmin(role), landing])
  for (const [person, landing] of people) {
    const page = await visit('/')
    await signIn(page, say, person.email, password)
    await expect(page).toHaveURL(landing)
    await expect(heading(page, say(titles[landing.split('/').at(-1) ?? ''] ?? words.orders))).toBeVisible()
    await page.context().close()
  }
})

test('a double click signs in once', async ({ visit, say }) => {
  const { owner } = await makeShop()
  const page = await visit('/')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/signIn')) calls += 1
  })
  await page.getByLabel(say(words.email)).fill(owner.email)
  await page.getByLabel(say(words.password), { exact: true }).fill(password)
  await page.getByRole('button', { name: say(words.signIn), exact: true }).dblclick()
  await expect(page).toHaveURL('/restaurant/orders')
  await expect(heading(page, say(words.orders))).toBeVisible()
  expect(calls).toBe(1)
})

test('a server that is down or fails is reported as unavailable', async ({ visit, say, trouble }) => {
  trouble.expected(/signIn/)
  const page = await visit('/')
  await page.route('**/signIn', (route) => route.abort())
  await signIn(page, say, 'somebody@world.test', password)
  await expect(errorMessage(page, say(words.unavailable))).toBeVisible()
  await page.unroute('**/signIn')
  await page.route('**/signIn', (route) => route.fulfill({ status: 502, body: '<html>bad gateway</html>' }))
  await page.getByRole('button', { name: say(words.signIn), exact: true }).click()
  await expect(errorMessage(page, say(words.unavailable))).toBeVisible()
  await expect(page.getByLabel(say(words.password), { exact: true })).toHaveValue(password)
})

test('the language chosen on the sign-in page is remembered', async ({ visit }) => {
  const { owner } = await makeShop()
  const page = await visit('/', { undecided: true })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('lang', 'ar')
  await page.reload()
  await expect(root).toHaveAttribute('dir', 'rtl')
  await signIn(page, (text) => text.ar, owner.email, password)
  await expect(heading(page, words.orders.ar)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading(page, words.orders.en)).toBeVisible()
  await expect(root).toHaveAttribute('dir', 'ltr')
})

test('an error message follows a change of language', async ({ visit, trouble }) => {
  trouble.expected(/422.*signIn/)
  const page = await visit('/')
  await page.getByRole('button', { name: words.signIn.en, exact: true }).click()
  await expect(page.getByText('This field email is required')).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByText('حقل البريد الإلكتروني مطلوب')).toBeVisible()
})

test('the picture of the desk beside the form follows the page’s language and is hidden from screen readers', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const page = await visit('/')
  const drawn = page.locator('[aria-hidden="true"]').filter({ hasText: '4999' }).first()
  await expect(drawn).toContainText(say({ en: 'Al Wakrah', ar: 'الوكرة' }))
  await expect(drawn).toBeVisible()
  await expect(drawn.locator('a, button, input, img')).toHaveCount(0)
})
