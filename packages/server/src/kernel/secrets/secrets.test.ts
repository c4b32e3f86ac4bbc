import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../../test/databases.ts'
import { openSecrets, secretsWith } from './secrets.ts'

describe('secrets', () => {
  const [old, key] = [randomBytes(32), randomBytes(32)]
  const secrets = secretsWith([key])

  it('open where they were sealed, and look different each time', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'account 1')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(sealed).not.toBe(secrets.seal('JBSWY3DPEHPK3PXP', 'account 1'))
    expect(secrets.open(sealed, 'account 1')).toBe('JBSWY3DPEHPK3PXP')
  })

  it('do not open in another row, with another key, or changed', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'account 1')
    expect(secrets.open(sealed, 'account 2')).toBeUndefined()
    expect(secretsWith([old]).open(sealed, 'account 1')).toBeUndefined()
    const other = sealed.at(-2) === 'A' ? 'B' : 'A'
    expect(secrets.open(sealed.slice(0, -2) + other + sealed.at(-1), 'account 1')).toBeUndefined()
    expect(secrets.open(sealed.slice(0, 40), 'account 1')).toBeUndefined()
    expect(secrets.open(sealed.slice(0, 14), 'account 1')).toBeUndefined()
  })

  it('sealed with an earlier key open while that key is kept', () => {
    const sealed = secretsWith([old]).seal('JBSWY3DPEHPK3PXP', 'account 1')
    const both = secretsWith([key, old])
    expect(both.open(sealed, 'account 1')).toBe('JBSWY3DPEHPK3PXP')
    expect(sealed.startsWith(both.current)).toBe(false)
    expect(both.seal('x', 'y').startsWith(both.current)).toBe(true)
  })

  it('stored before there was a key are read as they are', () => {
    expect(secrets.open('JBSWY3DPEHPK3PXP', 'account 1')).toBe('JBSWY3DPEHPK3PXP')
  })
})

describe('the key in the data directory', async () => {
  const folder = await temporaryDirectory()
  afterAll(() => folder.remove())
  const dataDir = join(folder.path, 'data')

  it('is made at the first start, for its user alone, and read at the next', () => {
    const sealed = openSecrets({ secretKeys: [], dataDir }).seal('secret', 'here')
    expect(openSecrets({ secretKeys: [], dataDir }).open(sealed, 'here')).toBe('secret')
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  it('can be given as a setting instead', () => {
    const key = Buffer.from(readFileSync(join(dataDir, 'secret.key'), 'utf8'), 'base64')
    const sealed = openSecrets({ secretKeys: [], dataDir }).seal('secret', 'here')
    expect(openSecrets({ secretKeys: [key], dataDir: '/nowhere' }).open(sealed, 'here')).toBe('secret')
  })

  it('is refused if it was damaged', () => {
    writeFileSync(join(dataDir, 'secret.key'), 'short\n')
    expect(() => openSecrets({ secretKeys: [], dataDir })).toThrow('must hold 32 bytes in base64')
  })
})
