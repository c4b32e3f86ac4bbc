import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

const unfinished = (path: string) => `${path}.part`

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** A new name is kept over a power cut once its directory is written. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Stores files in folders by their keys. A file is written whole or not at all. */
export function folderStorage(root: string): Storage {
  return {
    put: async (key, content) => {
      const path = join(root, key)
      const folder = dirname(path)
      const made = await mkdir(folder, { recursive: true })
      const handle = await open(unfinished(path), 'wx', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished(path), path)
      // Up to where the first new directory was added.
      const last = made === undefined ? folder : dirname(made)
      for (let each = folder; ; each = dirname(each)) {
        await syncDirectory(each)
        if (each === last) break
      }
    },
    remove: async (key) => {
      await rm(join(root, key), { force: true })
      await rm(unfinished(join(root, key)), { force: true })
    },
    read: async (key) => {
      try {
        const handle = await open(join(root, key))
        const found = await handle.stat()
        if (found.isFile()) return { size: found.size, content: handle.createReadStream() }
        await handle.close()
        return undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    close: () => {},
  }
}
