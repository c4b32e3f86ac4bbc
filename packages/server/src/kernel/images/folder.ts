import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** Files as they are named, in folders; each stands there whole or not at all. */
export function folderStorage(root: string): Storage {
  return {
    put: async (key, content) => {
      const path = join(root, key)
      const unfinished = `${path}.part`
      await mkdir(dirname(path), { recursive: true })
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, path)
    },
    remove: async (key) => {
      await rm(join(root, key), { force: true })
      await rm(`${join(root, key)}.part`, { force: true })
    },
    find: async (key) => {
      const path = join(root, key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        size: found.size,
        read: (start = 0, end = found.size) => createReadStream(path, { start, end }),
      }
    },
  }
}
