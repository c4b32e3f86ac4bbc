import { deskOf } from '../../support/desk.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const masked = '••••••••'
const shownLater = { en: 'Shown once the order is accepted', ar: 'يظهر بعد قبول الطلب' }
const hidden = { en: 'Hidden because the order was cancelled', ar: 'مخفي لأن الطلب أُلغي' }

test('restaurant and store see the customer only between acceptance and cancellation', async ({
  visit,
  say,
}) => {
  const { owner, storeUser, orders, mark } = await makeShop({
    pending: 1,
    accepted: 1,
    completed: 1,
    cancelled: 1,
  })
  const [pending, accepted, completed, cancelled] = orders
  const open = [accepted, completed]
  for (const [as, home] of [
    [owner, '/restaurant'],
    [storeUser, '/store'],
  ] as const) {
    const page = await visit(`${home}/orders`, { as })
    for (const id of [pending, accepted, completed, cancelled]) {
      await page.goto(`${home}/orders/order-details/${id}`)
      await expect(heading(page, say({ en: `Order ${id}`, ar: `الطلب ${id}` }))).toBeVisible()
      const main = page.getByRole('main')
      if (open.includes(id)) {
        await expect(main).toContainText(`${mark} customer`)
        await expect(main).toContainText('55000000')
        // The country's prefix is for the wire only.
        await expect(main).not.toContainText('97455000000')
        await expect(main).not.toContainText(masked)
      } else {
        // Name and mobile, and the email if there is one.
        await expect(main).toContainText(masked)
        await expect(main).not.toContainText(`${mark} customer`)
        await expect(main).not.toContainText('55000000')
        // Why, and until when.
        await expect(main).toContainText(say(id === pending ? shownLater : hidden))
      }
    }
  }
  const admin = await visit(`/main/orders/order-details/${pending}`, { as: await makeAdmin() })
  await expect(admin.getByRole('main')).toContainText(`${mark} customer`)
  await expect(admin.getByRole('main')).not.toContainText(masked)
  // This customer has no email: no label is without a value.
  const facts = admin.getByRole('main').locator('dd').filter({ visible: true })
  await expect(facts.filter({ hasText: '—' }).first()).toBeVisible()
  await expect(facts.filter({ hasText: /^\s*$/ })).toHaveCount(0)
})

test('masked values do not reach the browser', async ({ visit }) => {
  const { storeUser, orders, mark } = await makeShop({ pending: 1, cancelled: 1 })
  const page = await visit('/store/reports', { as: storeUser })
  const answers: string[] = []
  await page.route(/\/order\/get/, async (route) => {
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  for (const path of ['/store/orders', ...orders.map((id) => `/store/orders/order-details/${id}`)]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(
      path === '/store/orders' ? 'Shown once the order is accepted' : masked,
    )
  }
  expect(answers.length).toBeGreaterThanOrEqual(3)
  const all = answers.join()
  expect(all).toContain(masked)
  expect(all).not.toContain(`${mark} customer`)
  expect(all).not.toContain('55000000')
})

test('an order is decided on its page, and the history names who did', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const { storeUser, orders, mark } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  const desk = deskOf(page, say)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${mark} machboos`)
  await expect(main).toContainText('530.00')
  await expect(main).toContainText(say({ en: 'Cash on delivery', ar: 'الدفع عند الاستلام' }))
  // A time never breaks before its AM or PM.
  const times = main.locator('time > span')
  await expect(times).not.toHaveCount(0)
  const lines = await times.evaluateAll((all) =>
    all.map((time) => {
      const runs = [...time.getClientRects()].map(({ height }) => height)
      return time.getBoundingClientRect().height / Math.max(...runs)
    }),
  )
  expect(Math.max(...lines)).toBeLessThan(1.5)
  await page.getByRole('button', { name: say(words.changeStatus) }).click()
  await desk.option(words.isAccepted).check()
  await desk.save.click()
  await desk
    .question(say({ en: `Accept order ${id}?`, ar: `هل تريد قبول الطلب ${id}؟` }))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(desk.dialog).toBeHidden()
  await expect(main).toContainText(`${mark} customer`)
  await expect(main).toContainText(`${mark} Store Manager`)
})

test("the platform's accounts are for admins only", async ({ visit }) => {
  const { owner, orders } = await makeShop({ accepted: 1 })
  const page = await visit(`/restaurant/orders/order-details/${orders[0]}`, { as: owner })
  await expect(page.getByRole('main')).toContainText('Sub Total')
  await expect(page.getByText('Due to store')).toBeHidden()
  const admin = await visit(`/main/orders/order-details/${orders[0]}`, { as: await makeAdmin() })
  await expect(admin.getByText('Due to store')).toBeVisible()
})
