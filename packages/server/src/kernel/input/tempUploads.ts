import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const chunkBytes = 256 * 1024

/** An uploaded file. Its name is not kept: the content decides its type (DECISIONS 32). */
export class TempUpload {
  readonly size: number
  #handle: FileHandle

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
  }

  /** Each chunk reuses the memory of the previous one. */
  async *chunks(): AsyncIterable<Buffer> {
    const memory = Buffer.allocUnsafeSlow(Math.min(this.size, chunkBytes))
    for (let at = 0; at < this.size; ) {
      const { bytesRead } = await this.#handle.read(memory, 0, memory.length, at)
      if (bytesRead === 0) throw new Error('a file became shorter')
      yield memory.subarray(0, bytesRead)
      at += bytesRead
    }
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}

/**
 * The files of one request are on disk, not in memory, however many arrive at once. They are unlinked right after
 * opening, so nothing is left behind.
 */
export class TempUploads {
  readonly #folder: string
  readonly #files: TempUpload[] = []

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'incoming')
  }

  async take(content: AsyncIterable<Buffer>): Promise<TempUpload> {
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, randomUUID())
    const handle = await open(path, 'wx+', 0o600)
    try {
      await unlink(path)
      let size = 0
      for await (const chunk of content) {
        await handle.writeFile(chunk)
        size += chunk.length
      }
      const arrived = new TempUpload(handle, size)
      this.#files.push(arrived)
      return arrived
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#files.splice(0).map((file) => file.close()))
  }
}
