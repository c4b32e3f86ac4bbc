import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, origin, test } from '../../support/test.ts'

/** `fetch` leaves out how a body came. */
async function headersOf(path: string): Promise<IncomingMessage['headers']> {
  const request = get(`${origin()}${path}`, { headers: { 'accept-encoding': 'gzip, br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return response.headers
}

test('scripts are sent as Brotli, as they were built, and kept for ever', async () => {
  const page = await (await fetch(origin())).text()
  const all = new Set([...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))
  // Less than a kilobyte is not worth it.
  const scripts = [...all].filter((path) => !path.includes('runtime'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const path of scripts) {
    const headers = await headersOf(path)
    expect(headers, path).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'br',
      vary: 'accept-encoding',
      // What is compressed on the way has no length.
      'content-length': expect.stringMatching(/^[1-9]/),
    })
  }
})
