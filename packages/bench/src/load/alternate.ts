import { connect, type Socket } from 'node:net'
import { median } from '../figures.ts'
import { answersFrom, onTheWire, type Request } from './load.ts'

/** A persistent connection with one call at a time. */
class Caller {
  readonly #socket: Socket
  #answered: () => void = () => {}
  #failed: (error: Error) => void = () => {}

  constructor(origin: string) {
    this.#socket = connect(Number(new URL(origin).port), '127.0.0.1').setNoDelay(true)
    const read = answersFrom(() => this.#answered())
    this.#socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk)
      } catch (error) {
        this.#failed(error as Error)
      }
    })
    this.#socket.on('close', () => this.#failed(new Error(`${origin} closed the connection`)))
    this.#socket.on('error', (error) => this.#failed(error))
  }

  /** Returns the response time in ms. */
  async call(bytes: Buffer): Promise<number> {
    const began = performance.now()
    await new Promise<void>((answered, failed) => {
      this.#answered = answered
      this.#failed = failed
      this.#socket.write(bytes)
    })
    return performance.now() - began
  }

  end(): void {
    this.#socket.destroy()
  }
}

interface Side {
  readonly origin: string
  readonly request: Request
}

/** The median response time of two servers, called in alternation, after a warm-up. */
export async function alternate(a: Side, b: Side, calls: number): Promise<readonly [number, number]> {
  const callers = [a, b].map(({ origin }) => new Caller(origin))
  const bytes = [a, b].map(({ request }) => Buffer.from(onTheWire(request)))
  const times: [number[], number[]] = [[], []]
  const warmUp = 10
  try {
    for (let each = 0; each < warmUp + calls; each++)
      for (const side of [0, 1] as const) {
        const ms = await (callers[side] as Caller).call(bytes[side] as Buffer)
        if (each >= warmUp) times[side].push(ms)
      }
  } finally {
    for (const caller of callers) caller.end()
  }
  return [median(times[0]), median(times[1])]
}
