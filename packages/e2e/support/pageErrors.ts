import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'

export interface PageErrors {
  /** Watches every page of a browser, until it is told to stop. */
  of(context: BrowserContext): () => void
  /** This may be said in the console: a refused call, a server that is down. */
  expected(...lines: readonly RegExp[]): void
  /** Fails the test if anything else was. */
  verdict(): void
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
/** The browser gives up what it loads when the page is left. */
const left = 'net::ERR_ABORTED'

/** A run that keeps traces fetches the previews of chosen pictures for them; the page itself never does. */
const tracing = /Connecting to 'blob:/

/** Errors in the console, errors nobody caught, and assets that could not be loaded. */
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
