// Over 300 lines: every test uses the same month, texts and gestures.
import type { Page } from '@playwright/test'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { type BookedDays, bookedDays } from '@sufra/contract/stores/bookedDays'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { errorMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  ask: { en: 'Close these days?', ar: 'إغلاق هذه الأيام أمام الطلبات؟' },
  book: { en: 'Book', ar: 'حجز' },
  first: { en: 'First day', ar: 'اليوم الأول' },
  last: { en: 'Last day', ar: 'اليوم الأخير' },
  name: { en: 'Title (optional)', ar: 'عنوان الحجز (اختياري)' },
  askFree: { en: 'Open these days again?', ar: 'هل تريد إتاحة هذه الأيام؟' },
  remove: { en: 'Delete', ar: 'حذف' },
  next: { en: 'Next month', ar: 'الشهر التالي' },
  booked: { en: 'Fully booked', ar: 'محجوز بالكامل' },
  overlap: { en: 'Already fully booked', ar: 'محجوز بالكامل بالفعل' },
  past: { en: 'Days before today cannot be booked', ar: 'لا يمكن حجز أيام مضت' },
  orders: { en: '2 orders', ar: 'طلبان' },
  taken: { en: '2 orders are already taken', ar: 'يوجد طلبان في هذه الأيام' },
  noneBooked: { en: 'No days are booked in this month.', ar: 'لا توجد أيام محجوزة في هذا الشهر.' },
  failed: { en: 'The calendar could not be loaded', ar: 'تعذّر تحميل التقويم' },
}

const today = qatarDay(Date.now())
/** A month far enough ahead that none of its days has an order. */
const month = addDays(`${today.slice(0, 8)}01`, 75).slice(0, 7)
const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`
const slashed = (day: string) => day.split('-').reverse().join('/')
const path = (shop: Shop, shown = month) => `/restaurant/store/${shop.ids.stores}/calendar?month=${shown}`
const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)
const ready = (page: Page) => expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')

async function book(person: Person, store: number, first: string, last = first): Promise<void> {
  const response = await fetch(`${origin()}${prefixes[person.kind]}/${bookedDays.save.paths[person.kind]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ restaurant_store_id: store, start_date: first, end_date: last } satisfies Omit<
      BookedDays,
      'id' | 'title'
    >),
  })
  expect(response.status).toBe(200)
}

async function drag(page: Page, from: string, over: string, to: string): Promise<void> {
  await cell(page, from).hover()
  await page.mouse.down()
  await cell(page, over).hover()
  await cell(page, to).hover()
  await page.mouse.up()
}

test('in Arabic, weekdays have full names, “booked” is not cut off, and a past range is marked', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  const last = `${addDays(`${today.slice(0, 8)}01`, -1).slice(0, 7)}-02`
  await book(shop.owner, shop.ids.stores ?? 0, on(10))
  const over = {
    id: 1,
    restaurant_store_id: shop.ids.stores,
    start_date: last,
    end_date: addDays(last, 1),
    title: null,
  }
  const page = await visit(path(shop), { as: shop.owner })
  await ready(page)
  const sunday = page.getByRole('columnheader', { name: say({ en: 'Sunday', ar: 'الأحد' }) })
  await expect(sunday.getByText(say({ en: 'Sunday', ar: 'الأحد' })).first()).toHaveCSS('clip-path', 'none')
  const word = cell(page, on(10)).getByText(say({ en: 'Booked', ar: 'محجوز' }), { exact: true })
  await expect(word).toBeVisible()
  expect(await word.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true)
  await expect(page.getByLabel(say(labels.first)).first()).toHaveAttribute(
    'placeholder',
    say({ en: 'dd/mm/yyyy', ar: 'يوم/شهر/سنة' }),
  )
  const short = page.locator('thead th [aria-hidden]')
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(short.first()).toBeVisible()
    await expect(short).toHaveText(['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'])
    expect(
      await short.evaluateAll((names) =>
        names.every((name) => name.getBoundingClientRect().width <= (name.parentElement?.clientWidth ?? 0)),
      ),
    ).toBe(true)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // Past days cannot be booked: this range was booked earlier.
  await page.route('**/getFBDaysByStoreId', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, fullyBookedDays: [over] } })
  })
  await page.goto(path(shop, last.slice(0, 7)))
  await ready(page)
  await expect(page.getByText(say({ en: 'Past', ar: 'انتهى' }), { exact: true })).toBeVisible()
})

test('days are booked by click, drag and keyboard, and freed', { tag: '@phone' }, async ({
  visit,
  say,
  language,
}) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(path(shop), { as: shop.owner })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.mark)
  await ready(page)
  await expect(page.getByText(say(labels.noneBooked))).toBeVisible()
  await expectAccessible(page, 'calendar')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide, 'no sideways scroll').toBeLessThanOrEqual(0)
  const dialog = page.getByRole('dialog', { name: say(labels.ask) })
  const confirm = dialog.getByRole('button', { name: say(labels.book), exact: true })
  const booked = new RegExp(say(labels.booked))

  await cell(page, on(10)).click()
  await expect(dialog.getByText(slashed(on(10)))).toHaveCount(2)
  await expectAccessible(page, 'asked before booking')
  await dialog.getByLabel(say(labels.name)).fill('Kitchen')
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(cell(page, on(10))).toHaveAccessibleName(/Kitchen/)

  await drag(page, on(12), on(13), on(14))
  await expect(dialog.getByText(slashed(on(12)))).toBeVisible()
  await expect(dialog.getByText(slashed(on(14)))).toBeVisible()
  await confirm.click()
  await expect(dialog).toBeHidden()
  for (const day of [12, 13, 14]) await expect(cell(page, on(day))).toHaveAccessibleName(booked)
  await expect(cell(page, on(15))).not.toHaveAccessibleName(booked)

  await cell(page, on(20)).focus()
  const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  await page.keyboard.press(`Shift+${forward}`)
  await page.keyboard.press(`Shift+${forward}`)
  await expect(cell(page, on(21))).toHaveAttribute('aria-selected', 'true')
  await expect(cell(page, on(22))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(slashed(on(22)))).toBeVisible()
  // It first fetches the orders of these days.
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cell(page, on(21))).toHaveAccessibleName(booked)
  await expectAccessible(page, 'a month with booked days')

  await drag(page, on(18), on(19), on(20))
  await expect(notice(page, say(labels.overlap))).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByLabel(say(labels.first)).fill(slashed(on(25)))
  await page.getByLabel(say(labels.last)).fill(slashed(on(24)))
  await page.getByRole('button', { name: say(labels.book), exact: true }).click()
  await expect(page.getByLabel(say(labels.last))).toBeFocused()
  await page.getByLabel(say(labels.last)).fill(slashed(on(26)))
  await page.keyboard.press('Enter')
  await confirm.click()
  await expect(cell(page, on(26))).toHaveAccessibleName(booked)

  const question = page.getByRole('dialog', { name: say(labels.askFree) })
  const free = async () => {
    await question.getByRole('button', { name: say(labels.remove), exact: true }).click()
    await expect(question).toBeHidden()
  }
  await cell(page, on(13)).dblclick()
  await free()
  await expect(cell(page, on(12))).not.toHaveAccessibleName(booked)
  await cell(page, on(21)).focus()
  await page.keyboard.press('Delete')
  await free()
  await expect(cell(page, on(21))).not.toHaveAccessibleName(booked)
  const freeing = (day: string) =>
    page.getByRole('button', { name: new RegExp(`^${say(labels.remove)} .*${slashed(day)}`) })
  await freeing(on(10)).click()
  await free()
  await expect(freeing(on(25))).toBeFocused()
  await expect(cell(page, on(10))).not.toHaveAccessibleName(booked)
})

const notice = (page: Page, text: string) => page.locator('main').getByText(text)

test('the month is in the URL, and keys change it', { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop()
  await book(shop.owner, shop.ids.stores ?? 0, on(3))
  const page = await visit(path(shop, month), { as: shop.owner })
  await ready(page)
  const next = addDays(`${month}-01`, 31).slice(0, 7)
  await page.getByRole('button', { name: say(labels.next) }).click()
  await expect(page).toHaveURL(new RegExp(`month=${next}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`month=${month}$`))
  await ready(page)
  await cell(page, on(3)).focus()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(new RegExp(`month=${next}$`))
  await expect(cell(page, `${next}-03`)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(cell(page, on(3))).toBeFocused()
  await expect(cell(page, on(3))).toHaveAccessibleName(new RegExp(say(labels.booked)))
  // At its goal the button stays where the focus is.
  const now = page.getByRole('button', { name: say({ en: 'Today', ar: 'اليوم' }), exact: true })
  await now.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`month=${month}$`))
  await expect(now).toBeDisabled()
  await expect(now).toBeFocused()
})

test('past days cannot be chosen', async ({ visit, say }) => {
  const shop = await makeShop()
  const yesterday = addDays(today, -1)
  const page = await visit(path(shop, yesterday.slice(0, 7)), { as: shop.owner })
  await ready(page)
  await expect(cell(page, yesterday)).toHaveAttribute('aria-disabled', 'true')
  await cell(page, yesterday).click({ force: true })
  await page.getByLabel(say(labels.first)).fill(slashed(yesterday))
  await page.getByRole('button', { name: say(labels.book), exact: true }).click()
  await expect(page.getByText(say(labels.past))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("days that another session booked meanwhile are rejected with the server's message", {
  tag: '@ar',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/409/)
  const shop = await makeShop()
  const page = await visit(path(shop), { as: shop.owner })
  await ready(page)
  await cell(page, on(10)).click()
  const dialog = page.getByRole('dialog', { name: say(labels.ask) })
  await expect(dialog).toBeVisible()
  await book(shop.storeUser, shop.ids.stores ?? 0, on(9), on(11))
  await dialog.getByRole('button', { name: say(labels.book), exact: true }).click()
  await expect(errorMessage(dialog, say(labels.overlap))).toBeVisible()
  await expectAccessible(page, 'refused')
  await dialog.getByRole('button', { name: say(words.cancel) }).click()
  await expect(cell(page, on(11))).toHaveAccessibleName(new RegExp(say(labels.booked)))
})

test('existing orders are shown on their day and before it is booked', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ pending: 2, cancelled: 1 })
  const day = qatarDay(Date.now() + 72 * 3_600_000)
  const page = await visit(`/store/stores/${shop.ids.stores}/calendar?month=${day.slice(0, 7)}`, {
    as: shop.storeUser,
  })
  await ready(page)
  await expect(cell(page, day)).toHaveAccessibleName(new RegExp(say(labels.orders)))
  await cell(page, day).click()
  const dialog = page.getByRole('dialog', { name: say(labels.ask) })
  await expect(dialog.getByText(say(labels.taken))).toBeVisible()
  await expectAccessible(page, 'booking a day with orders')
  await dialog.getByRole('button', { name: say(labels.book), exact: true }).click()
  await expect(cell(page, day)).toHaveAccessibleName(new RegExp(say(labels.booked)))
})

test('a resting finger chooses days, a moving one scrolls', { tag: '@only-phone' }, async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const page = await visit(path(shop), {
    as: shop.owner,
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  await ready(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const at = async (day: number) => {
    await cell(page, on(day)).scrollIntoViewIfNeeded()
    const box = await cell(page, on(day)).boundingBox()
    return [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }]
  }
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[] = [],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const dialog = page.getByRole('dialog', { name: say(labels.ask) })
  const from = await at(10)
  await touch('touchStart', from)
  await expect(cell(page, on(10))).toHaveAttribute('aria-selected', 'true')
  await touch('touchMove', await at(11))
  await expect(cell(page, on(11))).toHaveAttribute('aria-selected', 'true')
  await touch('touchMove', await at(18))
  await touch('touchEnd')
  await expect(dialog.getByText(slashed(on(10)))).toBeVisible()
  await expect(dialog.getByText(slashed(on(18)))).toBeVisible()
  await dialog.getByRole('button', { name: say(words.cancel) }).click()
  await expect(dialog).toBeHidden()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const [start] = await at(10)
  const before = await scrolled()
  // The clock is paused, so that the finger does not rest.
  await page.clock.pauseAt(Date.now() + 60_000)
  await touch('touchStart', start ? [start] : [])
  await touch('touchMove', [{ x: start?.x ?? 0, y: (start?.y ?? 0) - 60 }])
  await touch('touchEnd')
  await page.clock.resume()
  await expect.poll(scrolled).toBeGreaterThan(before)
  await expect(dialog).toBeHidden()
  // The next day chosen is asked about alone.
  await cell(page, on(12)).click()
  await expect(dialog.getByText(slashed(on(12)))).toHaveCount(2)
})

test('a person with read access sees the days without controls', async ({ visit, say }) => {
  const shop = await makeShop()
  await book(shop.owner, shop.ids.stores ?? 0, on(10))
  const reader = await makeAdmin('Business Support')
  const shown = `/main/restaurants/${shop.ids.restaurants}/stores/${shop.ids.stores}/calendar?month=${month}`
  const page = await visit(shown, { as: reader })
  await ready(page)
  await expect(cell(page, on(10))).toHaveAccessibleName(new RegExp(say(labels.booked)))
  await expectAccessible(page, 'calendar, read only')
  await cell(page, on(10)).dblclick()
  await cell(page, on(12)).click()
  await cell(page, on(12)).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(say(labels.first))).toHaveCount(0)
  await expect(page.getByRole('button', { name: new RegExp(`^${say(labels.remove)}`) })).toHaveCount(0)
})

test("a calendar that failed to load can be retried, and another restaurant's is not found", async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/getFBDays/, /404/)
  const [shop, other] = [await makeShop(), await makeShop()]
  const page = await visit(path(shop), {
    as: shop.owner,
    before: (opened) => opened.route('**/getFBDaysByStoreId', (route) => route.abort()),
  })
  await expect(page.getByRole('heading', { name: say(labels.failed) })).toBeVisible()
  await page.unroute('**/getFBDaysByStoreId')
  await page.getByRole('button', { name: say(words.tryAgain) }).click()
  await ready(page)
  await page.goto(path(other))
  await expect(page.getByText(say(words.notFound))).toBeVisible()
})
