import { paymentRequests } from '@sufra/contract'
import { addDays, atQatar, formatDayAndWeekday, qatarDay } from '@sufra/contract/kernel/clock'
import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import {
  deliverIn,
  makeAdmin,
  makeDue,
  makeShop,
  type Person,
  placeOrder,
  reviewOrder,
  waitMinutes,
} from '../../support/seed.ts'
import { fromProfileMenu, heading, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const b = (en: string, ar: string) => ({ en, ar })
const home = b('Home', 'الرئيسية')
const attention = b('Needs attention', 'يحتاج إلى متابعة')
const waiting = b('Waiting for an answer', 'بانتظار الرد')
const eventsToday = b('Events today', 'مناسبات اليوم')
const undecided = b('Orders waiting too long for an answer', 'طلبات تأخر الرد عليها')

test('an owner sees what to cook and to answer, and each figure leads to the orders it counts', {
  tag: '@phone',
}, async ({ visit, say, isPhone }) => {
  const shop = await makeShop({ pending: 3, accepted: 3 })
  const [late, , , first, second] = shop.orders as [number, number, number, number, number]
  await waitMinutes(late, 600)
  await deliverIn(first, 0)
  await deliverIn(second, 0)
  const page = await visit('/restaurant/home', { as: shop.owner })
  await expect(heading(page, say(home))).toBeVisible()
  await page
    .getByRole('button', {
      name: say(
        b('How are the figures of “Needs attention” worked out?', 'كيف تُحسب أرقام «يحتاج إلى متابعة»؟'),
      ),
    })
    .click()
  await expect(
    page.getByText(say(b('longer ago than the response time', 'مضى على تقديمها أكثر من مهلة الرد'))),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'home')
  await page
    .getByRole('region', { name: say(attention) })
    .getByRole('link', { name: say(undecided) })
    .click()
  const desk = deskOf(page, say, isPhone)
  await expect.poll(desk.ids).toEqual([late])
  await page.goBack()
  const noon = page
    .getByRole('region', { name: say(eventsToday) })
    .getByRole('link', { name: `${say(b('12:00 PM', '12:00 ظهرًا'))}, ${say(b('Accepted', 'مقبولة'))}: 2` })
  await noon.click()
  await expect(page).toHaveURL(/hour=12/)
  await expect.poll(desk.ids).toEqual([first, second])
  await page.reload()
  await expect.poll(desk.ids).toEqual([first, second])
  await page.goBack()
  const guests = `${say(b('Today', 'اليوم'))}, ${say(b('People to serve', 'عدد الضيوف'))}`
  await page.getByRole('link', { name: guests }).click()
  await expect.poll(desk.ids).toEqual([first, second])
})

test('figures of the week lead to their report, and money to what it is made of', async ({ visit, say }) => {
  const shop = await makeShop({ pending: 2 })
  const page = await visit('/store/home', { as: shop.storeUser })
  const week = page.getByRole('region', { name: say(b('This week so far', 'هذا الأسبوع حتى الآن')) })
  const placed = week.getByRole('definition').nth(1).getByRole('link')
  await expect(placed).toHaveText('2')
  await placed.click()
  await expect(page).toHaveURL(/\/store\/reports\?.*figure=orders/)
  await expect(page.locator('dl').first()).toContainText('2')
  await page.goBack()
  const expected = say(b('Expected', 'متوقع'))
  const due = page.getByRole('region', { name: say(b('Due to you', 'المستحق لكم')) })
  await due.getByRole('button', { name: new RegExp(expected) }).click()
  await expect(page.getByRole('dialog', { name: expected })).toBeVisible()
})

test('a review to answer is counted without a reload, and its list has as many rows', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 2 })
  const page = await visit('/restaurant/home', { as: shop.owner })
  const section = page.getByRole('region', { name: say(attention) })
  await expect(section).toContainText(say(b('Nothing needs attention.', 'لا شيء يحتاج إلى متابعة.')))
  const toAnswer = section.getByRole('link', { name: say(b('Reviews to answer', 'تقييمات بانتظار الرد')) })
  await reviewOrder(shop.orders[0] as number, [3, 4, 5], '', true)
  await expect(toAnswer).toContainText('1')
  await toAnswer.click()
  await expect(page).toHaveURL(/reply=unanswered/)
  await expect(page.locator('#content')).toContainText('1–1')
})

test('a store is told of payment requests it has to decide, not of its own, and their list has as many rows', {
  tag: '@every',
}, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 2 })
  const [own, custom] = shop.orders as [number, number]
  const raise = async ({ kind, token }: Person, operation: Operation, id: number) => {
    const response = await fetch(`${origin()}${prefixes[kind]}/${operation.paths[kind]}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        restaurant_store_id: shop.ids.stores,
        reference_date: qatarDay(Date.now()),
        orders: [{ id }],
      }),
    })
    expect(response.status).toBe(200)
  }
  await makeDue(own, 379_12)
  await makeDue(custom, 200_00)
  await raise(shop.storeUser, paymentRequests.raise, own)
  const page = await visit('/store/home', { as: shop.storeUser })
  const section = page.getByRole('region', { name: say(attention) })
  await expect(section).toContainText(say(b('Nothing needs attention.', 'لا شيء يحتاج إلى متابعة.')))
  await raise(await makeAdmin(), paymentRequests.raiseCustom, custom)
  const toDecide = section.getByRole('link', {
    name: say(b('Payment requests to decide', 'طلبات دفع بانتظار القرار')),
  })
  await expect(toDecide).toContainText('1')
  await toDecide.click()
  await expect(page.locator('#content')).toContainText('1–1')
  await expect(page.locator('#content')).toContainText('200.00')
  await expect(page.getByLabel(say(b('Raised by', 'مقدِّم الطلب')))).toHaveValue('admin')
})

test('a new order is counted without a reload', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit('/store/home', { as: shop.storeUser })
  const section = page.getByRole('region', { name: say(waiting) })
  await expect(section).toContainText('Every order to come has been answered.')
  const id = await placeOrder(shop)
  await expect(section.getByRole('link', { name: `#${id}` })).toBeVisible()
  await expect(section.getByRole('link', { name: 'All (1)' })).toBeVisible()
})

test('a page that stays open past midnight in Qatar shows the new day', async ({ visit, say, language }) => {
  const { owner } = await makeShop()
  const day = qatarDay(Date.now())
  const page = await visit('/restaurant/home', {
    as: owner,
    alone: true,
    before: (opened) => opened.clock.install({ time: atQatar(day, '23:58') }),
  })
  await expect(heading(page, say(home))).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(formatDayAndWeekday(day, language))
  await page.clock.fastForward(180_000)
  await expect(main).toContainText(formatDayAndWeekday(addDays(day, 1), language))
})

test('a part that fails says so and is loaded again, and the others stay', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/status of 400/)
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/home', { as: owner })
  const section = page.getByRole('region', { name: say(eventsToday) })
  await expect(section).toContainText('No events today.')
  await page.route('**/home/getEvents', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.reload()
  await expect(section).toContainText('This could not be loaded.')
  await expect(page.getByRole('region', { name: say(waiting) })).toContainText('All (1)')
  await page.unroute('**/home/getEvents')
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section).toContainText('No events today.')
})

test('the home page is chosen as the first page, and opens from then on', async ({ visit, say }) => {
  const page = await visit('/main/profile', { as: await makeAdmin('Moderator') })
  await page.getByLabel(say(b('First page', 'صفحة البداية'))).selectOption('home')
  await page
    .getByRole('button', { name: say(words.save) })
    .first()
    .click()
  await expect(successMessage(page, say(b('Profile saved', 'تم حفظ الملف الشخصي')))).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/main/home')
  await expect(heading(page, say(home))).toBeVisible()
  await fromProfileMenu(page, say, b('Profile', 'الملف الشخصي'))
  await page.getByLabel(say(b('First page', 'صفحة البداية'))).selectOption('usual')
  await page
    .getByRole('button', { name: say(words.save) })
    .first()
    .click()
  await expect(successMessage(page, say(b('Profile saved', 'تم حفظ الملف الشخصي'))).first()).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/main/restaurants')
})
