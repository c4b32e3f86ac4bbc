import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const row = '<tr tabindex="-1"><td>1<td>West Bay<td>530.00'
const html = `<!doctype html><title>Orders</title><table><tbody>${row.repeat(10)}</table>`

/** The cheapest possible page: ten rows of a table and nothing else. */
export async function serveStaticPage(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
