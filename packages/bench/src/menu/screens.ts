import type { Page } from 'playwright-core'
import { buildWebIfNeeded } from '../../../server/scripts/webBuild.ts'
import type { Child } from '../children.ts'
import type { StoreMarket } from '../data/storeMarket.ts'
import { type Figure, median } from '../figures.ts'
import { launch, shownIn } from '../web/browser.ts'

const rounds = Number(process.env.BENCH_SCREENS ?? 11)
const mostTimes = 1.5

const handle = 'main article button:has(.tabler-icon-grip-vertical)'
const toggle = 'main article input[role="switch"]'

/** ms from an event to the first frame in which a selector matches; `act` causes the event. */
async function fromEvent(
  page: Page,
  event: string,
  shows: string,
  act: () => Promise<void>,
): Promise<number> {
  const measured = page.evaluate(
    ([name, selector]) =>
      new Promise<number>((done) => {
        const began = () => {
          const at = performance.now()
          const look = () =>
            document.querySelector(selector) ? done(performance.now() - at) : requestAnimationFrame(look)
          requestAnimationFrame(look)
        }
        document.addEventListener(name, began, { capture: true, once: true })
      }),
    [event, shows] as const,
  )
  await act()
  return measured
}

/** From the pointer move that lifts a card to the frame that shows it lifted; the card is then put back. */
async function lifted(page: Page): Promise<number> {
  // The dialog confirmed before covers the page until it has faded out.
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  const box = await page.locator(handle).first().boundingBox()
  if (!box) throw new Error('no card can be lifted')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const ms = await fromEvent(page, 'mousemove', 'main [data-lifted]', () => page.mouse.move(x, y + 6))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.locator('main [data-lifted]').waitFor({ state: 'detached' })
  return ms
}

/** From the confirming click to the frame that shows the switch changed. */
async function switched(page: Page): Promise<number> {
  const first = page.locator(toggle).first()
  const label = await first.getAttribute('aria-label')
  const wanted = (await first.isChecked()) ? ':not(:checked)' : ':checked'
  await first.press('Space')
  const confirm = page.locator('[role="dialog"] button, [role="alertdialog"] button').last()
  await confirm.waitFor()
  return fromEvent(page, 'click', `main article input[aria-label="${label}"]${wanted}:not([aria-busy])`, () =>
    confirm.click(),
  )
}

const looks = [
  { what: 'first cards', of: (page: Page, url: string) => shownIn(page, url, toggle) },
  { what: 'a switch confirmed and answered', of: (page: Page) => switched(page) },
  { what: 'a card lifted', of: (page: Page) => lifted(page) },
] as const

interface Side {
  readonly store_id: number
  readonly items: number
}

/** The menu page of a store with many items, compared with one with few, in Chromium, in alternation. */
export async function menuScreens(
  market: StoreMarket,
  { origin }: Child,
  few: Side,
  many: Side,
): Promise<Figure[]> {
  await buildWebIfNeeded()
  const browser = await launch()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(
      (session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
      },
      { token: market.tokens.admin, kind: 'admin', nameRole: 'Super Admin', language: 'en' },
    )
    const page = await context.newPage()
    const times = new Map(
      looks.map(({ what }) => [what as string, { few: [] as number[], many: [] as number[] }]),
    )
    for (let round = 0; round <= rounds; round++)
      for (const side of ['few', 'many'] as const) {
        const { store_id } = { few, many }[side]
        const url = `${origin}/main/restaurants/${market.restaurant_id}/stores/${store_id}/categorie-&-carting-menu`
        for (const { what, of } of looks) {
          const ms = await of(page, url)
          // The first round fills the caches.
          if (round > 0) times.get(what)?.[side].push(ms)
        }
      }
    return [...times].map(([what, { few: less, many: more }]) => ({
      bench: 'menu',
      what: `${what} on the menu page: ${many.items} items to ${few.items}`,
      value: median(more.map((ms, at) => ms / (less[at] ?? Number.NaN))),
      unit: '×',
      bound: { atMost: mostTimes },
      from: `${median(more).toFixed(0)} to ${median(less).toFixed(0)} ms`,
    }))
  } finally {
    await browser.close()
  }
}
