import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { ArchiveError } from './archive.ts'

/** Writes uploaded files to a temporary folder first, which replaces the real one after the commit. */
export class FileWriter {
  #folder: string
  #aside: string
  #handle: FileHandle | undefined
  #hash: Hash = createHash('sha256')
  #expected = ''
  #path = ''
  #any = false

  constructor(folder: string) {
    this.#folder = folder
    this.#aside = `${folder}.import`
  }

  async open(name: string, sha256: string): Promise<void> {
    await this.close()
    if (!this.#any) await this.#begin()
    const path = normalize(join(this.#aside, name))
    if (!path.startsWith(this.#aside + sep)) throw new ArchiveError(`${name} would lie outside the folder`)
    await mkdir(dirname(path), { recursive: true })
    this.#handle = await open(path, 'wx', 0o600)
    this.#hash = createHash('sha256')
    this.#expected = sha256
    this.#path = name
  }

  async #begin(): Promise<void> {
    const there = await readdir(this.#folder).catch(() => [])
    if (there.length > 0)
      throw new ArchiveError(`${this.#folder} is not empty: import into a new data directory`)
    await rm(this.#aside, { recursive: true, force: true })
    this.#any = true
  }

  async write(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes)
    await this.#handle?.writeFile(bytes)
  }

  async close(): Promise<void> {
    if (!this.#handle) return
    await this.#handle.sync()
    await this.#handle.close()
    this.#handle = undefined
    if (this.#hash.digest('hex') !== this.#expected)
      throw new ArchiveError(`${this.#path} did not arrive whole`)
  }

  async keep(): Promise<void> {
    if (!this.#any) return
    await rm(this.#folder, { recursive: true, force: true })
    await rename(this.#aside, this.#folder)
  }

  async discard(): Promise<void> {
    await this.#handle?.close()
    if (this.#any) await rm(this.#aside, { recursive: true, force: true })
  }
}
