import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { fromProfileMenu, heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const everywhere = { tag: '@phone' }

test('sign-in and sign-up pages', everywhere, async ({ visit, say, trouble }) => {
  test.slow()
  trouble.expected(/422/)
  const page = await visit('/')
  await expect(page.getByLabel(say(words.email))).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await page.getByRole('button', { name: say(words.signIn), exact: true }).click()
  await expect(page.getByLabel(say(words.email))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'sign-in with errors')
  for (const path of ['/forget-password', '/forget-password/dead-link', '/sign-up', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path.endsWith('dead-link')) await expect(page.getByRole('alert').first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('the desk and its states', everywhere, async ({ visit, say, isPhone, trouble }) => {
  test.slow()
  trouble.expected(/getOrdersList/)
  const { owner } = await makeShop({ pending: 7, accepted: 2, completed: 1, cancelled: 2 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(10)
  await expectAccessible(page, 'desk')
  await desk.card(words.accepted).click()
  await expect(desk.rows).toHaveCount(2)
  await expectAccessible(page, 'desk, filtered')
  await page.goto('/restaurant/orders?search=1')
  await expect(page.getByRole('heading', { name: say(words.nothingFound) })).toBeVisible()
  await expectAccessible(page, 'nothing found')
  const { promise: looked, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/getOrdersList*', async (route) => {
    await looked
    await route.abort()
  })
  await page.goto('/restaurant/orders')
  await expect(desk.rows).toHaveCount(9)
  await expectAccessible(page, 'loading')
  fail()
  await expect(page.getByRole('heading', { name: say(words.listFailed) })).toBeVisible()
  await expectAccessible(page, 'failed')
  const empty = await visit('/store/orders', { as: (await makeShop()).storeUser })
  await expect(empty.getByRole('heading', { name: say(words.empty) })).toBeVisible()
  await expectAccessible(empty, 'empty')
})

test('the status dialog', everywhere, async ({ visit, say, isPhone }) => {
  test.slow()
  const { owner, orders } = await makeShop({ pending: 1, cancelled: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  await desk.openDialog(orders[1] ?? 0)
  await expect(desk.dialog.getByRole('radio')).toBeDisabled()
  await expectAccessible(page, 'a decided order')
  await page.keyboard.press('Escape')
  await expect(desk.dialog).toBeHidden()
  await desk.openDialog(orders[0] ?? 0)
  await desk.option(words.isCancelled).check()
  await desk.save.click()
  const reason = desk.dialog.getByLabel(say(words.reason))
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a reason is missing')
  await reason.selectOption({ index: 1 })
  await desk.save.click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await expectAccessible(page, 'the question')
})

test('the order page and the profile', everywhere, async ({ visit, say }) => {
  test.slow()
  const { storeUser, orders } = await makeShop({ accepted: 1, cancelled: 1 })
  const page = await visit('/store/profile', { as: storeUser })
  await expect(heading(page, say(words.profile))).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, 'profile')
  for (const id of orders) {
    await page.goto(`/store/orders/order-details/${id}`)
    await expect(page.getByRole('main')).toContainText('530.00')
    await expectAccessible(page, 'order page')
  }
  const admin = await visit(`/main/orders/order-details/${orders[0]}`, { as: await makeAdmin() })
  await expect(admin.getByRole('main')).toContainText('530.00')
  await expectAccessible(admin, "an admin's order page")
})

test('menus and dialogs of the shell', everywhere, async ({ visit, say, isPhone }) => {
  test.slow()
  const page = await visit('/main/Roles-&-permission', { as: await makeAdmin() })
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.getByRole('button', { name: say(words.account) }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'profile menu')
  await page.keyboard.press('Escape')
  await fromProfileMenu(page, say, words.changePassword)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.save) })
    .click()
  await expect(page.getByRole('dialog').getByText(say(words.required)).first()).toBeVisible()
  await expectAccessible(page, 'change password')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const settings = page
    .getByRole('navigation', { name: say(words.mainMenu) })
    .getByRole('button', { name: say({ en: 'Settings', ar: 'الإعدادات' }) })
  if (isPhone) {
    await page.getByRole('button', { name: say(words.openMenu) }).click()
    await settings.click()
    await expectAccessible(page, 'menu drawer')
    return
  }
  await settings.click()
  await expectAccessible(page, 'side menu')
  await page.getByRole('button', { name: say(words.toggleMenu) }).click()
  await settings.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'collapsed menu with a pop-up')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'keyboard shortcuts')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'palette')
})
