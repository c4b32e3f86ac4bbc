import type { Settings } from '../config/settings.ts'
import { filesFolder } from './files.ts'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export const openStorage = async (settings: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> =>
  settings.s3 ? s3Storage(settings.s3) : folderStorage(filesFolder(settings))
