import type { IncomingMessage, Server } from 'node:http'

/** The event streams a server has open, so that a test can cut one as a broken network would. */
export class Streams {
  readonly #open = new Set<IncomingMessage>()

  constructor(server: Server) {
    server.on('request', (request) => {
      if (!request.url?.includes('/order/events')) return
      this.#open.add(request)
      request.socket.once('close', () => this.#open.delete(request))
    })
  }

  /** Those of a session; how many there were. */
  cut(token: string): number {
    const its = [...this.#open].filter(({ headers }) => headers.authorization === `Bearer ${token}`)
    for (const { socket } of its) socket.destroy()
    return its.length
  }
}
