import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'

export interface PageErrors {
  /** Watches every page of a browser. Returns a function that stops it. */
  of(context: BrowserContext): () => void
  /** Allows lines in the console, such as of a rejected call or a server that is down. */
  expected(...lines: readonly RegExp[]): void
  /** Fails the test if there was any other error. */
  verdict(): void
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
/** Browsers abort requests when the page is left. */
const left = 'net::ERR_ABORTED'

/** With traces on, Playwright fetches the previews of chosen pictures; the page itself never does. */
const tracing = /Connecting to 'blob:/

/** Console errors, uncaught errors and assets that failed to load. */
export function watch(): PageErrors {
  const found: string[] = []
  const allowed: RegExp[] = [tracing]
  return {
    of(context) {
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => found.push(`page: ${error.error().stack ?? error.error().message}`)
      const onFailed = (request: Request) => {
        const why = request.failure()?.errorText ?? ''
        if (!isCall(request.url()) && why !== left) found.push(`asset: ${request.url()} ${why}`)
      }
      const onResponse = (response: Response) => {
        if (!isCall(response.url()) && response.status() >= 400)
          found.push(`asset: ${response.url()} ${response.status()}`)
      }
      context.on('console', onConsole).on('weberror', onError)
      context.on('requestfailed', onFailed).on('response', onResponse)
      return () => {
        context.off('console', onConsole).off('weberror', onError)
        context.off('requestfailed', onFailed).off('response', onResponse)
      }
    },
    expected: (...lines) => void allowed.push(...lines),
    verdict: () =>
      expect(
        found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'errors of the page',
      ).toEqual([]),
  }
}
