import type { Readable } from 'node:stream'

/** Reads a stream of frames with known lengths. */
export class Counted {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** Reads `size` bytes into new memory; undefined if the stream ends before. */
  async take(size: number): Promise<Buffer | undefined> {
    const taken = Buffer.allocUnsafeSlow(size)
    for (let at = 0; at < size; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next()
        if (done) return undefined
        this.#rest = value
      }
      const copied = this.#rest.copy(taken, at)
      this.#rest = this.#rest.subarray(copied)
      at += copied
    }
    return taken
  }

  /** Reads what `headOf` wrote. */
  async head(): Promise<unknown> {
    const length = await this.take(4)
    const text = length && (await this.take(length.readUInt32BE()))
    return text && JSON.parse(text.toString())
  }
}

/** The header of a frame, with the length of its body. */
export function headOf(value: object): Buffer {
  const text = Buffer.from(JSON.stringify(value))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, text])
}
