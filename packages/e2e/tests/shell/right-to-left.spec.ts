import type { Locator } from '@playwright/test'
import { deskOf } from '../../support/desk.ts'
import { makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

test('the page runs in the direction of its language', { tag: '@both' }, async ({ visit, language, say }) => {
  const page = await visit('/restaurant/orders', { as: (await makeShop({ pending: 1 })).owner })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', language)
  await expect(root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  const box = await heading(page, say(words.orders)).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
  const middle = (await page.evaluate(() => window.innerWidth)) / 2
  if (language === 'ar') expect(box.right).toBeGreaterThan(middle)
  else expect(box.left).toBeLessThan(middle)
})

test('numbers, amounts and ids stay left to right', { tag: '@both' }, async ({ visit, say, isPhone }) => {
  const { owner, orders } = await makeShop({ pending: 12 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(10)
  const amounts = page.getByText(/^(QAR\s)?530\.00$/)
  expect(await amounts.count()).toBeGreaterThanOrEqual(10)
  const all = [amounts.first(), amounts.last(), page.getByText('1–10', { exact: true })]
  if (!isPhone) all.push(page.getByText(String(orders[11]), { exact: true }).first())
  for (const one of all) {
    await expect(one).toHaveCSS('direction', 'ltr')
    await expect(one).toHaveCSS('unicode-bidi', 'isolate')
  }
  // Western digits everywhere (LOOK).
  expect(await page.getByRole('main').textContent()).not.toMatch(/[٠-٩۰-۹]/)
})

test('dates read day, month, year', { tag: '@ar' }, async ({ visit, language }) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const page = await visit(`/restaurant/orders/order-details/${orders[0]}`, { as: owner })
  const time = page.locator('time').first()
  const shown =
    language === 'ar'
      ? /^\d{2} [ء-ي]+ \d{4} \d{2}:\d{2} (صباحًا|ظهرًا|مساءً)$/
      : /^\d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2} [AP]M$/
  await expect(time).toHaveText(shown)
})

/** How far the first letter of a name is inside of what its table shows. */
const firstLetterInside = (name: Locator) =>
  name.evaluate((element) => {
    const first = document.createRange()
    const text = element.firstChild as Text
    first.setStart(text, 0)
    first.setEnd(text, 1)
    const cell = (element.closest('td') ?? element).getBoundingClientRect()
    const letter = first.getBoundingClientRect()
    return Math.min(letter.left - cell.left, cell.right - letter.right)
  })

test('a long name of the other direction is cut off at its own end', { tag: '@ar' }, async ({
  visit,
  language,
}) => {
  const { owner } = await makeShop({ accepted: 1 })
  const long = {
    en: 'شركة الضيافة القطرية للحفلات والمناسبات الكبرى والمؤتمرات الدولية والأعراس والولائم العائلية',
    ar: 'The Qatar Hospitality Company for Banquets, Conferences, Weddings and Family Gatherings of All Sizes',
  }[language]
  const page = await visit('/restaurant/orders', {
    as: owner,
    before: (opened) =>
      opened.route('**/getOrdersList*', async (route) => {
        const response = await route.fetch()
        const json = await response.json()
        for (const order of json.orders.data) order.customer.fullname = long
        await route.fulfill({ response, json })
      }),
  })
  const name = page.locator('tbody').getByText(long)
  await expect(name).toBeVisible()
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(await firstLetterInside(name)).toBeGreaterThanOrEqual(0)
})

test('icons with a direction are mirrored, others are not', { tag: '@ar' }, async ({
  visit,
  language,
  say,
}) => {
  const page = await visit('/restaurant/orders', { as: (await makeShop({ pending: 12 })).owner })
  const next = page.getByRole('button', { name: say({ en: 'Next page', ar: 'الصفحة التالية' }) })
  const turned = (name: string) =>
    page.evaluate((selector) => {
      const sign = document.querySelector(selector)
      return sign ? getComputedStyle(sign).scale + getComputedStyle(sign).transform : ''
    }, name)
  await expect(next).toBeVisible()
  const sign = await turned('nav svg.turns')
  if (language === 'ar') expect(sign).toMatch(/-1/)
  else expect(sign).not.toMatch(/-1/)
  expect(await turned('td svg')).not.toMatch(/-1/)
  const [one, two] = await Promise.all(
    [1, 2].map((number) =>
      page.getByRole('button', { name: say({ en: `Page ${number}`, ar: `الصفحة ${number}` }) }).boundingBox(),
    ),
  )
  if (!one || !two) throw new Error('no pages are shown')
  if (language === 'ar') expect(two.x).toBeLessThan(one.x)
  else expect(two.x).toBeGreaterThan(one.x)
})
