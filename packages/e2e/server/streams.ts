import type { IncomingMessage, Server } from 'node:http'

/** The open event streams of a server, so that a test can cut one like a broken network. */
export class Streams {
  readonly #open = new Set<IncomingMessage>()

  watch(server: Server): void {
    server.on('request', (request) => {
      if (!request.url?.endsWith('/events')) return
      this.#open.add(request)
      request.socket.once('close', () => this.#open.delete(request))
    })
  }

  /** Cuts the streams of a session and returns how many there were. */
  cut(token: string): number {
    const its = [...this.#open].filter(({ headers }) => headers.authorization === `Bearer ${token}`)
    for (const { socket } of its) socket.destroy()
    return its.length
  }
}
