import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

const type = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves `GET /metrics` and nothing else, on a port that only the operator's network reaches. */
export async function serveMetrics(
  place: { readonly host: string; readonly port: number },
  text: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(place.port, place.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
