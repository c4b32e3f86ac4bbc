import type { Readable } from 'node:stream'
import { filesFolder } from './files.ts'
import type { Settings } from '../config/settings.ts'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'

export interface Stored {
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

export const openStorage = async (settings: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> =>
  settings.s3 ? s3Storage(settings.s3) : folderStorage(filesFolder(settings))
