import type { Browser, Page } from '@playwright/test'

/** Entries of the device's local storage. */
export type Kept = Readonly<Record<string, string>>

const place = (origin: string) => `${origin}/mark.svg`

/** Removes everything a test may leave: routes, listeners, other tabs, permissions, the colour scheme. */
async function cleaned(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'response', 'console', 'dialog', 'download'] as const)
    page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
}

/** A renderer keeps some of each page it showed: after 150 visits it had 1.2 GB, and was slow. */
const mostVisits = 50

/**
 * The browsers of one worker. A used one starts in a quarter of a new one's time, as its assets and compiled code are
 * cached. Its storage is replaced for each visitor.
 */
export class Browsers {
  readonly #browser: Browser
  /** By the server that their relative addresses lead to. */
  readonly #idle = new Map<string, Page[]>()
  readonly #visits = new Map<Page, number>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(
    origin: string,
    kept: Kept,
    size: { width: number; height: number } | null,
    touch: boolean,
  ): Promise<Page> {
    const fresh = async () =>
      (
        await this.#browser.newContext({ baseURL: origin, hasTouch: touch, reducedMotion: 'reduce' })
      ).newPage()
    const idle = touch ? undefined : this.#idle.get(origin)?.pop()
    const page = idle ?? (await fresh())
    if (size) await page.setViewportSize(size)
    // One that was given back is there already.
    if (!idle) await page.goto(place(origin))
    await page.evaluate((entries) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    }, kept)
    return page
  }

  /** Keeps the browser for the next visitor, unless a test closed it. */
  async giveBack(page: Page, origin: string): Promise<void> {
    if (page.isClosed()) return
    const visits = (this.#visits.get(page) ?? 0) + 1
    if (visits === mostVisits) {
      this.#visits.delete(page)
      await page.context().close()
      return
    }
    this.#visits.set(page, visits)
    await cleaned(page)
    // Leaving the page ends its open requests.
    await page.goto(place(origin))
    this.#idle.set(origin, [...(this.#idle.get(origin) ?? []), page])
  }
}
