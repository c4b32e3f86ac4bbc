import { type Browser, chromium, type Page } from 'playwright-core'

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** ms from the start of a navigation to the frame in which the selector matches. */
export async function shownIn(page: Page, url: string, shows: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        const look = () =>
          document.querySelector(selector) ? done(performance.now()) : requestAnimationFrame(look)
        look()
      }),
    shows,
  )
}
