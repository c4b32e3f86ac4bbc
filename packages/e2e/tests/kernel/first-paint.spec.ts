import type { Page } from '@playwright/test'
import { makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

/** Blocks everything but the page itself. */
const alone = (page: Page) => page.route('**/assets/*', (route) => route.abort())
/** Where the menu's background is painted, in the frame that comes with the page. */
const menuGround = (page: Page) => page.locator('#first aside')

test('the frame is painted before any script or style sheet, in the chosen language and colours', {
  tag: '@both',
}, async ({ visit, language, isPhone, trouble }) => {
  trouble.expected(/ERR_FAILED/)
  const { owner } = await makeShop()
  const page = await visit('/restaurant/orders', { as: owner, alone: true, before: alone })
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(root).toHaveAttribute('lang', language)
  if (isPhone) await expect(menuGround(page)).toBeHidden()
  else {
    const { x = -1, width = 0 } = (await menuGround(page).boundingBox()) ?? {}
    expect({ x, width }).toEqual({ x: language === 'ar' ? 1440 - 280 : 0, width: 280 })
  }
  const ground = () => page.locator('#first').evaluate((frame) => getComputedStyle(frame).backgroundColor)
  expect(await ground()).toBe('rgb(255, 254, 252)')
  // The choice made here comes first, then the device's preference.
  await page.evaluate(() => localStorage.setItem('scheme', 'dark'))
  await page.reload()
  expect(await ground()).toBe('rgb(29, 26, 23)')
  await page.evaluate(() => localStorage.removeItem('scheme'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  expect(await ground()).toBe('rgb(29, 26, 23)')

  await page.unroute('**/assets/*')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#first')).toHaveCount(0)
})

test('signed-out people get the sign-in layout first, and order links no frame at all', async ({
  visit,
  trouble,
}) => {
  trouble.expected(/ERR_FAILED/)
  const page = await visit('/sign-up', { alone: true, before: alone })
  await expect(page.locator('html')).toHaveAttribute('data-first', 'door')
  await page.goto('/view-order/1/x')
  await expect(page.locator('html')).toHaveAttribute('data-first', 'plain')
})

test('style sheets loaded after the frame do not override the theme', async ({ visit, say }) => {
  const page = await visit('/')
  const button = page.getByRole('button', { name: say(words.signIn), exact: true })
  await expect(button).toHaveCSS('background-color', 'rgb(138, 21, 56)')
  await expect(button).toHaveCSS('font-family', /^"IBM Plex Sans Variable"/)
})

const firstPages = [
  {
    path: 'orders',
    list: /\/order\/getOrdersList$/,
    shows: '[data-desk] :is(tbody tr[tabindex], li[data-row])',
  },
  { path: 'home', list: /\/home\/getEvents$/, shows: 'main section tfoot td, main section p' },
] as const

for (const { path, list, shows } of firstPages)
  test(`the ${path} page asks for session and first rows before its scripts have arrived, and asks once`, {
    tag: '@both',
  }, async ({ visit }) => {
    const { owner } = await makeShop({ pending: 2 })
    const calls: string[] = []
    const page = await visit(`/restaurant/${path}`, {
      as: owner,
      alone: true,
      before: async (opened) => {
        const asked = Promise.all([/\/verifyToken$/, list].map((url) => opened.waitForRequest(url)))
        opened.on('request', (request) => {
          if (/\/api\//.test(request.url())) calls.push(`${request.url()} ${request.postData() ?? ''}`)
        })
        await opened.route('**/assets/*.js', async (route) => {
          await asked
          await route.continue()
        })
      },
    })
    await expect(page.locator(shows).first()).toBeVisible()
    const repeated = calls.filter((call, index) => calls.indexOf(call) !== index)
    expect(repeated).toEqual([])
  })

test('a session that is over is refused by the call the page made, and sign-in returns to the page', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401/)
  const { owner } = await makeShop()
  const page = await visit('/restaurant/orders', { as: { ...owner, token: `${owner.token}x` } })
  await expect(page.getByLabel(say(words.email))).toBeVisible()
  await expect(page).toHaveURL('/')
})
