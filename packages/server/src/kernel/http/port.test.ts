import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory, testSettings } from '../../../test/databases.ts'
import { run } from '../../main.ts'

const start = (env: Record<string, string>) => run(testSettings(env), async () => {})

it('reports a busy port by its setting and creates no database', async () => {
  const folder = await temporaryDirectory()
  const SUFRA_DATA = join(folder.path, 'data')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(start({ SUFRA_DATA, PORT: String(port) })).rejects.toThrow(
    `Sufra cannot start with these settings:\n  - PORT ${port} is in use on 127.0.0.1: ` +
      'stop what listens there, or set another PORT',
  )
  await expect(start({ SUFRA_DATA, PORT: '0', HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine',
  )
  expect(existsSync(SUFRA_DATA)).toBe(false)
  other.close()
  await folder.remove()
})
