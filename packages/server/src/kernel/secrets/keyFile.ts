import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../config/settings.ts'
import { secretKeyOf } from '../config/settings.types.ts'

const keyFileName = 'secret.key'

/** Written whole before it gets its name: of two processes, both read the key of the one that came first. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The key of the data directory, made at the first start. */
export function keyFile(dataDir: string): Buffer {
  const file = join(dataDir, keyFileName)
  if (read(file) === undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    makeKey(file)
  }
  const key = secretKeyOf(read(file) ?? '')
  if (!key) throw new SettingsError([`${file} must hold 32 bytes in base64`])
  return key
}
