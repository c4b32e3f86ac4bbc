import type { Page } from '@playwright/test'
import { deskOf } from '../../support/desk.ts'
import { makeAdmin, makeShop, password } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

/** Presses a key until an element has the focus, like a person without a mouse. */
async function walk(page: Page, key: string, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} is not reached with ${key}`)
}

const focusShown = (page: Page) =>
  page.evaluate(() => {
    const style = document.activeElement ? getComputedStyle(document.activeElement) : null
    return style !== null && (style.outlineStyle !== 'none' || style.boxShadow !== 'none')
  })

test('a person signs in and accepts an order without a mouse', { tag: '@ar' }, async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 3 })
  const [, wanted = 0] = orders
  const page = await visit('/')
  await expect(page.getByLabel(say(words.email))).toBeFocused()
  await page.keyboard.type(owner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, say(words.orders))).toBeVisible()
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(3)
  await page.keyboard.press('/')
  await expect(desk.search).toBeFocused()
  await page.keyboard.press('Escape')
  await walk(page, 'Tab', desk.rows.first())
  expect(await focusShown(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(desk.row(wanted)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.dialog).toBeVisible()
  await expect(desk.option(words.pending)).toBeFocused()
  await expect(desk.option(words.isAccepted)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(desk.option(words.isAccepted)).toBeChecked()
  await page.keyboard.press('Enter')
  const question = desk.question(say({ en: `Accept order ${wanted}?`, ar: `هل تريد قبول الطلب ${wanted}؟` }))
  await expect(question.getByRole('button', { name: say(words.accept) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(desk.dialog).toBeVisible()
  await walk(page, 'Tab', desk.save)
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: say(words.accept) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.dialog).toBeHidden()
  await expect(desk.row(wanted)).toContainText(say(words.isAccepted))
  await expect(desk.row(wanted)).toBeFocused()
})

/** Presses a key of an Arabic keyboard: its letter differs, its physical position is the same. */
const pressArabic = (page: Page, code: string, key: string) =>
  page.evaluate(
    (init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)),
    { code, key, bubbles: true, cancelable: true },
  )

test('one key focuses the first row, one accepts it, one rejects the next', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const { owner, orders } = await makeShop({ pending: 3 })
  const [third = 0, second = 0, first = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await expect(desk.row(first)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(desk.row(first)).toBeFocused()
  await page.keyboard.press('KeyJ')
  await expect(desk.row(second)).toBeFocused()
  await page.keyboard.press('KeyK')
  await pressArabic(page, 'KeyA', 'ش')
  const accept = desk.question(say({ en: `Accept order ${first}?`, ar: `هل تريد قبول الطلب ${first}؟` }))
  await expect(accept.getByRole('button', { name: say(words.accept) })).toBeFocused()
  // An open dialog handles the keys itself.
  await page.keyboard.press('KeyJ')
  await page.keyboard.press('Enter')
  await expect(accept).toBeHidden()
  await expect(desk.row(first)).toContainText(say(words.isAccepted))
  await expect(desk.row(first)).toBeFocused()
  // An accepted order is not accepted or rejected again.
  await page.keyboard.press('KeyA')
  await page.keyboard.press('KeyR')
  await expect(page.getByRole('dialog')).toBeHidden()
  await pressArabic(page, 'KeyJ', 'ت')
  await expect(desk.row(second)).toBeFocused()
  await page.keyboard.press('KeyR')
  const reject = desk.question(say({ en: `Reject order ${second}?`, ar: `هل تريد رفض الطلب ${second}؟` }))
  const why = reject.getByLabel(say(words.reason))
  await expect(why).toBeFocused()
  await page.keyboard.press('Enter')
  await walk(page, 'Tab', reject.getByRole('button', { name: say({ en: 'Reject order', ar: 'رفض الطلب' }) }))
  await page.keyboard.press('Enter')
  await expect(reject).toContainText(say(words.reasonMissing))
  await expect(why).toBeFocused()
  await why.selectOption({ index: 1 })
  await walk(page, 'Tab', reject.getByRole('button', { name: say({ en: 'Reject order', ar: 'رفض الطلب' }) }))
  await page.keyboard.press('Enter')
  await expect(reject).toBeHidden()
  await expect(desk.row(second)).toContainText(say(words.isCancelled))
  // In the search field letters are text; an arrow moves from the search to its results.
  await page.keyboard.press('/')
  await desk.search.fill(String(third))
  await page.keyboard.press('a')
  await expect(desk.search).toHaveValue(`${third}a`)
  await page.keyboard.press('Backspace')
  await expect(desk.rows).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(desk.row(third)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.dialog).toBeVisible()
})

test('the palette finds an order by number, a name with an error, a page and what is on it', {
  tag: '@both',
}, async ({ visit, say, isPhone }) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(1)
  const field = page.getByRole('textbox', { name: say({ en: 'Go to…', ar: 'انتقال إلى…' }) })
  const found = (text: { en: string; ar: string }) => page.getByRole('button', { name: say(text) })
  // In the language that the page is not in, with a letter left out.
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type(say({ en: 'التقارر', ar: 'reprts' }))
  await expect(found({ en: 'Reports', ar: 'التقارير' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  if (!isPhone) {
    // What the focused row offers, by its name in the other language.
    await page.keyboard.press('ArrowDown')
    await expect(desk.row(id)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(say({ en: 'قبول', ar: 'accept' }))
    await page.keyboard.press('Enter')
    const question = desk.question(say({ en: `Accept order ${id}?`, ar: `هل تريد قبول الطلب ${id}؟` }))
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type(`#${id}`)
  await expect(found({ en: `Open order ${id}`, ar: `فتح الطلب ${id}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/restaurant/orders/order-details/${id}`)
  await expect(heading(page, say({ en: `Order ${id}`, ar: `الطلب ${id}` }))).toBeVisible()
})

test('Escape closes only what is on top', async ({ visit, say }) => {
  const page = await visit('/main/offers', { as: await makeAdmin() })
  await page.getByRole('button', { name: 'Add Offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Offer' })
  const title = dialog.getByLabel('Title in English')
  await dialog.getByRole('button', { name: /^Store/ }).click()
  const find = page.getByRole('dialog', { name: 'Store', exact: true }).getByRole('combobox')
  await expect(find).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(find).toBeHidden()
  await title.fill('Eid lunch')
  const palette = page.getByRole('textbox', { name: say({ en: 'Go to…', ar: 'انتقال إلى…' }) })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(title).toHaveValue('Eid lunch')
})

test('Escape in the palette leaves the print view below it open', async ({ visit, say }) => {
  const { orders } = await makeShop({ pending: 1 })
  const page = await visit(`/main/orders/print/${orders[0]}`, { as: await makeAdmin() })
  const palette = page.getByRole('textbox', { name: say({ en: 'Go to…', ar: 'انتقال إلى…' }) })
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  // The second time shows that nothing was left after the first.
  for (const _ of [1, 2]) {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(sheet).toBeVisible()
  }
  await expect(page).toHaveURL(`/main/orders/print/${orders[0]}`)
})

test('a dialog traps the focus and returns it', async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await expect.poll(desk.ids).toHaveLength(2)
  await desk.rows.nth(1).press('Enter')
  await expect(desk.dialog.locator(':focus')).toHaveCount(1)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await desk.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(desk.dialog).toBeHidden()
  await expect(desk.rows.nth(1)).toBeFocused()
})

test('the focus is visible on fields too, including invalid ones', async ({ visit, say, trouble }) => {
  trouble.expected(/422.*signIn/)
  const page = await visit('/')
  for (const _ of ['right', 'wrong']) {
    await page.getByLabel(say(words.password), { exact: true }).focus()
    await page.getByLabel(say(words.email)).focus()
    await expect(page.getByLabel(say(words.email))).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(say(words.email))).toHaveAttribute('aria-invalid', 'true')
  }
})

test('? shows the keys of this page and row, [ folds the menu, the first Tab skips it', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('link', { name: say({ en: 'Skip to content', ar: 'الانتقال إلى المحتوى' }) }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const keys = page.getByRole('dialog', {
    name: say({ en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' }),
  })
  const accept = say({ en: `Accept order ${id}`, ar: `قبول الطلب ${id}` })
  await page.keyboard.press('?')
  await expect(keys).toContainText(say({ en: 'Next row', ar: 'الصف التالي' }))
  await expect(keys).not.toContainText(accept)
  await expect(keys).not.toContainText(say({ en: 'Next order', ar: 'الطلب التالي' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The keys of an Arabic keyboard: the same places, other letters.
  await pressArabic(page, 'KeyJ', 'ت')
  await expect(desk.row(id)).toBeFocused()
  await pressArabic(page, 'Slash', '؟')
  await expect(keys).toContainText(accept)
  await page.keyboard.press('Escape')
  await pressArabic(page, 'Slash', 'ظ')
  await expect(desk.search).toBeFocused()
  await page.keyboard.press('Escape')
  await pressArabic(page, 'BracketLeft', 'ج')
  await expect
    .poll(() => page.locator('aside').evaluate((side) => side.getBoundingClientRect().width))
    .toBe(80)
})
