import type { Readable } from 'node:stream'

interface Stored {
  readonly size: number
  readonly content: Readable
}

/** Stores the bytes of `files`. Keys are never reused, so their content never changes. */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** Not an error if it is missing. */
  remove(key: string): Promise<void>
  read(key: string): Promise<Stored | undefined>
  close(): void
}
