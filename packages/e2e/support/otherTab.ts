import type { Page } from '@playwright/test'

/** For `visit`: the page's clock can be moved, so its browser is closed after the test. */
export const withClock = { alone: true, before: (page: Page) => page.clock.install() }

/** The reader comes back from another tab after a while, so the page reads what it shows again. */
export async function backFromOtherTab(page: Page): Promise<void> {
  await page.clock.fastForward(15_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
