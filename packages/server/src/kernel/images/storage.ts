import type { Readable } from 'node:stream'

export interface Stored {
  readonly size: number
  /** From a byte to one inclusive; without them the whole. */
  read(from?: number, to?: number): Readable
}

/** Where the bytes of `files` lie. A key is never given twice, so what it names never changes. */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** A missing one is no error. */
  remove(key: string): Promise<void>
  find(key: string): Promise<Stored | undefined>
}
