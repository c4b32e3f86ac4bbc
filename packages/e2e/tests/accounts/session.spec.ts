import { elsewhere, makeAdmin, makeShop, password, revoke } from '../../support/seed.ts'
import { fromProfileMenu, heading, keptSession, signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const nothing = [null, null, null]

test('with a valid token, / leads to the home page of the kind', async ({ visit }) => {
  const { owner, storeUser } = await makeShop()
  const homes = [
    [await makeAdmin(), '/main/restaurants'],
    [await makeAdmin('Marketing'), '/main/send-notifications'],
    [owner, '/restaurant/orders'],
    [storeUser, '/store/orders'],
  ] as const
  for (const [as, home] of homes) {
    const page = await visit('/', { as })
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the area of another kind redirects to the own home page', async ({ visit }) => {
  const { owner, storeUser } = await makeShop()
  const tries = [
    [owner, '/main/orders', '/restaurant/orders'],
    [owner, '/store/stores', '/restaurant/orders'],
    [storeUser, '/main', '/store/orders'],
    [await makeAdmin('Moderator'), '/store/payments/payment-requests', '/main/restaurants'],
  ] as const
  for (const [as, path, home] of tries) {
    const page = await visit(path, { as })
    await expect(page).toHaveURL(home)
  }
})

test('without a token every area redirects to sign-in', async ({ visit, say }) => {
  for (const path of ['/main/orders', '/restaurant/reports', '/store/orders/order-details/1']) {
    const page = await visit(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel(say(words.email))).toBeVisible()
  }
})

test('a revoked token is cleared at once, and signing in again returns to the same page', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401/)
  const { owner } = await makeShop({ pending: 1 })
  // This page sends no requests by itself: its event stream ends with the session.
  let listening: Promise<unknown> | undefined
  const page = await visit('/restaurant/reports', {
    as: owner,
    before: (opened) => {
      listening = opened.waitForResponse('**/order/events')
    },
  })
  await listening
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await revoke(owner)
  await expect(page).toHaveURL('/')
  expect(await keptSession(page)).toEqual(nothing)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await signIn(page, say, owner.email, password)
  await expect(page).toHaveURL('/restaurant/reports')
})

test('an unknown token is cleared before anything is shown', async ({ visit, trouble }) => {
  trouble.expected(/401/)
  const page = await visit('/main/orders', {
    as: { token: 'sfs_invented', kind: 'admin', nameRole: 'Super Admin' },
  })
  await expect(page).toHaveURL('/')
  expect(await keptSession(page)).toEqual(nothing)
})

test('the token is verified on every change of route', async ({ visit, say }) => {
  const { owner } = await makeShop()
  const page = await visit('/restaurant/orders', { as: owner })
  await expect(heading(page, say(words.orders))).toBeVisible()
  for (const item of [words.restaurants, words.orders]) {
    const name = item === words.restaurants ? say({ en: 'Store', ar: 'المتجر' }) : say(words.orders)
    // Its whole answer, not its request: while one is under way, the next change of route asks no other.
    const verified = page.waitForResponse((response) => response.url().endsWith('/verifyToken'))
    await page.getByRole('link', { name, exact: true }).click()
    await (await verified).finished()
  }
})

test('a token removed by hand in the same tab ends the session at the next change of route', async ({
  visit,
  say,
}) => {
  const { owner, storeUser } = await makeShop()
  let answered: Promise<unknown> | undefined
  const page = await visit('/restaurant/reports', {
    as: owner,
    before: (opened) => {
      answered = opened.waitForResponse('**/getOrdersList*')
    },
  })
  await answered
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // With another person's token the next page is theirs, in their own area.
  await page.evaluate(
    ([token, kind]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('kind', kind ?? '')
    },
    [storeUser.token, storeUser.kind],
  )
  const called = page.waitForRequest((request) => request.url().includes('/getOrdersList'))
  await page.getByRole('link', { name: say(words.orders), exact: true }).click()
  await expect(page).toHaveURL('/store/orders')
  expect(await (await called).headerValue('authorization')).toBe(`Bearer ${storeUser.token}`)
  await expect(heading(page, say(words.orders))).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('link', { name: 'Store', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel(say(words.email))).toBeVisible()
})

test('signing out ends the session in every tab', { tag: '@ar' }, async ({ visit, say, trouble }) => {
  // The other tab may learn it from its event stream, which the server ends, before it learns it from this tab.
  trouble.expected(/401 .*order\/events/)
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  const tab = await page.context().newPage()
  await tab.goto('/restaurant/reports')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  const revoked = page.waitForResponse('**/logOut')
  await fromProfileMenu(page, say, words.logout)
  await expect(page).toHaveURL('/')
  await expect(tab).toHaveURL('/')
  expect(await keptSession(tab)).toEqual(nothing)
  expect((await revoked).ok()).toBe(true)
  // The session is revoked on the server too.
  const answer = await page.request.get('/api/restaurant/verifyToken', {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(answer.status()).toBe(401)
  await page.goto('/restaurant/orders')
  await expect(page).toHaveURL('/')
})

test('signing out works while the server is unreachable', async ({ visit, say, trouble }) => {
  trouble.expected(/logOut/)
  const { owner } = await makeShop()
  const page = await visit('/restaurant/reports', { as: owner })
  await page.route('**/logOut', (route) => route.abort())
  await fromProfileMenu(page, say, words.logout)
  await expect(page).toHaveURL('/')
  expect(await keptSession(page)).toEqual(nothing)
})

test('the profile shows the current sessions and ends one', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401/)
  const { owner } = await makeShop()
  const other = await visit('/restaurant/reports', { as: await elsewhere(owner) })
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const page = await visit('/restaurant/reports', { as: owner })
  await fromProfileMenu(page, say, words.profile)
  await expect(heading(page, say(words.profile))).toBeVisible()
  // This one, the other browser's, and the one every person of the test world has.
  const rows = page
    .getByRole('list', { name: say({ en: 'Active sessions', ar: 'الجلسات النشطة' }) })
    .getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const end = say({ en: 'End session', ar: 'إنهاء الجلسة' })
  for (const left of [2, 1]) {
    await rows.getByRole('button', { name: end }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: end }).click()
    await expect(rows).toHaveCount(left)
    if (left === 2) await expect(rows.getByRole('button', { name: end })).toBeFocused()
  }
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/restaurant/profile')
})
