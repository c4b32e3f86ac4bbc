import type { Page } from 'playwright-core'
import { buildWebIfNeeded } from '../../../server/scripts/webBuild.ts'
import type { Tenant } from '../../../server/test/world.ts'
import { menuFile } from '../data/menuFile.ts'
import { launch } from '../web/browser.ts'

/** Waiting times in ms. */
export interface Trip {
  /** From choosing the file to its dry run. */
  readonly looked: number
  /** From the button to the import being saved. */
  readonly saved: number
  /** From the menu entry to the downloaded file. */
  readonly exported: number
  /** The longest time the page was blocked. */
  readonly held: number
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const watchTasks = () => {
  const watched = window as unknown as { held: number }
  watched.held = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.held = Math.max(watched.held, duration)
  }).observe({ entryTypes: ['longtask'] })
}
const heldIn = (page: Page) => page.evaluate(() => (window as unknown as { held: number }).held)

async function trip(page: Page, menu: string, buffer: Buffer): Promise<Trip> {
  const button = (name: RegExp) => page.getByRole('button', { name })
  const patience = { timeout: 120_000 }
  await page.goto(`${menu}/import-menu`)
  const input = page.locator('main input[type=file]')
  await input.waitFor({ state: 'attached' })
  await page.evaluate(watchTasks)
  const looked = await timed(async () => {
    await input.setInputFiles({ name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer })
    await page.locator('main li[data-what]').first().waitFor(patience)
  })
  const saved = await timed(async () => {
    await button(/^Import \d+ rows$/).click()
    await page.getByText('The menu is imported').waitFor(patience)
  })
  const held = await heldIn(page)
  await page.goto(menu)
  await page.locator('main article').first().waitFor()
  await page.evaluate(watchTasks)
  await button(/Spreadsheet/).click()
  const exported = await timed(async () => {
    const waited = page.waitForEvent('download', patience)
    await page.getByRole('menuitem').first().click()
    await (await waited).path()
  })
  return { looked, saved, exported, held: Math.max(held, await heldIn(page)) }
}

/** Imports a file with this many new items for each tenant's owner and exports the whole menu, in Chromium. */
export async function tripsInBrowser(
  origin: string,
  tenants: readonly Tenant[],
  items: number,
): Promise<Trip[]> {
  await buildWebIfNeeded()
  const browser = await launch()
  const trips: Trip[] = []
  try {
    for (const tenant of tenants) {
      const { ids, people } = tenant
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const session = {
        token: people.restaurant.token,
        kind: 'restaurant',
        nameRole: 'Restaurant Owner',
        language: 'en',
      }
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, session)
      const menu = `${origin}/restaurant/store/${ids.stores}/categorie-&-carting-menu`
      trips.push(await trip(await context.newPage(), menu, await menuFile(tenant, items)))
      await context.close()
    }
    return trips
  } finally {
    await browser.close()
  }
}
