import { type BrowserContext, expect } from '@playwright/test'

export interface Trouble {
  /** Watches every page of a browser. */
  of(context: BrowserContext): void
  /** This may be said in the console: a refused call, a server that is down. */
  expected(...lines: readonly RegExp[]): void
  /** Fails the test if anything else was. */
  verdict(): void
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
/** The browser gives up what it loads when the page is left. */
const left = 'net::ERR_ABORTED'

/** Errors in the console, errors nobody caught, and assets that could not be loaded. */
export function watch(): Trouble {
  const found: string[] = []
  const allowed: RegExp[] = []
  return {
    of(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => found.push(`page: ${error.error().stack ?? error.error().message}`))
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? ''
        if (!isCall(request.url()) && why !== left) found.push(`asset: ${request.url()} ${why}`)
      })
      context.on('response', (response) => {
        if (!isCall(response.url()) && response.status() >= 400)
          found.push(`asset: ${response.url()} ${response.status()}`)
      })
    },
    expected: (...lines) => void allowed.push(...lines),
    verdict: () =>
      expect(
        found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'errors of the page',
      ).toEqual([]),
  }
}
