import { buildWebIfNeeded } from '../../../server/scripts/webBuild.ts'
import type { Child } from '../children.ts'
import type { StoreMarket } from '../data/storeMarket.ts'
import { type Figure, median } from '../figures.ts'
import { launch, shownIn } from '../web/browser.ts'

interface Served {
  readonly market: StoreMarket
  readonly child: Child
}

const mostTimes = 1.2
const rounds = Number(process.env.BENCH_SCREENS ?? 15)

/** An admin's screens, with a selector for when each is shown. */
const screens = [
  { name: 'restaurants', path: () => '/main/restaurants', shows: 'main table[aria-busy="false"] tbody tr' },
  {
    name: "a restaurant's stores",
    path: ({ restaurant_id }: StoreMarket) => `/main/restaurants/${restaurant_id}/stores`,
    shows: 'main table[aria-busy="false"] tbody tr',
  },
  {
    name: 'the store form',
    path: ({ restaurant_id, store_id }: StoreMarket) =>
      `/main/restaurants/${restaurant_id}/stores/${store_id}/edit-store`,
    shows: 'main input[name="name_en"]',
  },
] as const

/** Screens opened in Chromium with a warm cache: thousands of stores compared with ten, in alternation. */
export async function screensOf(small: Served, large: Served): Promise<Figure> {
  await buildWebIfNeeded()
  const browser = await launch()
  try {
    const open = async ({ market, child }: Served) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addInitScript(
        (session) => {
          for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
        },
        { token: market.tokens.admin, kind: 'admin', nameRole: 'Super Admin', language: 'en' },
      )
      return { page: await context.newPage(), market, origin: child.origin }
    }
    const [less, more] = [await open(small), await open(large)]
    const measured = screens.map((screen) => ({ screen, times: [] as { less: number; more: number }[] }))
    for (let round = 0; round <= rounds; round++)
      for (const { screen, times } of measured) {
        const time = ({ page, market, origin }: typeof less) =>
          shownIn(page, origin + screen.path(market), screen.shows)
        const pair = { less: await time(less), more: await time(more) }
        // The first round fills the caches.
        if (round > 0) times.push(pair)
      }
    const ratio = (times: readonly { less: number; more: number }[]) =>
      median(times.map((pair) => pair.more / pair.less))
    const of = (times: readonly { less: number; more: number }[], side: 'less' | 'more') =>
      median(times.map((pair) => pair[side])).toFixed(0)
    return {
      bench: 'stores',
      what: 'screens opened in a browser: the worst of three with thousands to ten',
      value: Math.max(...measured.map(({ times }) => ratio(times))),
      unit: '×',
      bound: { atMost: mostTimes },
      from: measured
        .map(({ screen, times }) => `${screen.name}: ${of(times, 'more')} to ${of(times, 'less')} ms`)
        .join('; '),
    }
  } finally {
    await browser.close()
  }
}
