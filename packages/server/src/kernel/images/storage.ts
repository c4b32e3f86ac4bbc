import type { Readable } from 'node:stream'

interface Stored {
  readonly size: number
  readonly content: Readable
}

/** Where the bytes of `files` lie. A key is never given twice, so what it names never changes. */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** A missing one is no error. */
  remove(key: string): Promise<void>
  read(key: string): Promise<Stored | undefined>
  close(): void
}
