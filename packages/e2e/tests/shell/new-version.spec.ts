import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { managed } from '../../support/regions.ts'
import { makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  ready: { en: 'A newer version is available.', ar: 'يتوفر إصدار أحدث.' },
  reload: { en: 'Reload', ar: 'تحديث الصفحة' },
  later: { en: 'Later', ar: 'لاحقًا' },
  description: { en: 'Description in English', ar: 'الوصف بالإنجليزية' },
}
const minute = 60_000

test('an open page of an older version goes on, and offers to reload when idle, never in a form', {
  tag: '@phone',
}, async ({ visit, say, isPhone }) => {
  const shop = await makeShop({ pending: 1 })
  const page = await visit(managed(shop, 'edit-store'), {
    as: shop.owner,
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  await expect(page.getByLabel(say(labels.description))).toBeVisible()
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" crossorigin src="/assets/index-newer.js"></script>',
      }),
  )
  const looked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.clock.runFor(6 * minute)
  await looked
  const offer = page.getByText(say(labels.ready))
  await page.clock.runFor(minute)
  await expect(offer).toBeHidden()

  if (isPhone) await page.getByRole('button', { name: say(words.openMenu) }).click()
  await page.getByRole('link', { name: say(words.orders), exact: true }).click()
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(1)
  await expect(offer).toBeHidden()
  await page.clock.runFor(minute)
  await expect(offer).toBeVisible()
  await expectAccessible(page, 'the offer to reload')

  await desk.rows.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(minute)
  await expect(offer).toBeHidden()
  await page.keyboard.press('Escape')
  await page.clock.runFor(minute)
  await page.evaluate(() => document.body.setAttribute('data-old', ''))
  await page.getByRole('button', { name: say(labels.reload) }).click()
  await expect(page.locator('body[data-old]')).toHaveCount(0)
  await expect(desk.rows).toHaveCount(1)
  await expect(offer).toBeHidden()
})

test('whoever declines a newer version is not asked again', async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders', {
    as: owner,
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  await expect(deskOf(page, say).rows).toHaveCount(1)
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: 'another version' }),
  )
  const looked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.clock.runFor(6 * minute)
  await looked
  await page.clock.runFor(minute)
  await page.getByRole('button', { name: say(labels.later) }).click()
  await page.clock.runFor(20 * minute)
  await expect(page.getByText(say(labels.ready))).toBeHidden()
})
