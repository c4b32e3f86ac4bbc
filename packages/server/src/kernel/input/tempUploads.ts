import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const chunkBytes = 256 * 1024

/** A file of a form as it came. Its name is not kept: the content decides what it is (DECISIONS 32). */
export class TempUpload {
  readonly size: number
  #handle: FileHandle

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
  }

  /** Each stands in the memory of the one before. */
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
 * The files of one request lie on the disk, not in memory, however many come at once. They are unlinked as soon as
 * they are open, so nothing of them is left whatever happens.
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
