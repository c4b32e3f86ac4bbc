import { readlinkSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryDirectory } from '../../../test/databases.ts'
import { folderStorage } from './folder.ts'

it('a file in a folder is written to disk with its name, before anything relies on it', async () => {
  const root = await temporaryDirectory()
  const handle = await open(root.path)
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
  const synced: string[] = []
  const { sync } = prototype
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: { fd: number }) {
    synced.push(relative(root.path, readlinkSync(`/proc/self/fd/${this.fd}`)))
    return sync.call(this)
  })
  const storage = folderStorage(join(root.path, 'files'))
  await storage.put('audit/one.gz', Buffer.from('1'), 'application/gzip')
  expect(synced).toEqual(['files/audit/one.gz.part', 'files/audit', 'files', ''])
  synced.length = 0
  await storage.put('audit/two.gz', Buffer.from('2'), 'application/gzip')
  expect(synced).toEqual(['files/audit/two.gz.part', 'files/audit'])
  spy.mockRestore()
  await root.remove()
})
