import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ProcessIdentity, stillRuns, thisProcess } from './process.ts'

type Holder = ProcessIdentity & { since: string; socket: string; token: string }
export type Lock = { release(): void }

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
  holder: Holder
  constructor(directory: string, holder: Holder) {
    super(
      `${directory} is in use by process ${holder.pid} since ${holder.since}. Stop that process first; ` +
        'two on one data directory would destroy it.',
    )
    this.holder = holder
  }
}

const lockFile = (directory: string) => join(directory, 'sufra.lock')

function read(file: string): { text: string; holder: Holder | undefined } | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, holder: parse(text) }
  } catch {
    return undefined
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return typeof holder.pid === 'number' && typeof holder.token === 'string' ? holder : undefined
  } catch {
    return undefined
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createConnection(socket)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })
}

/**
 * In another container the process id means nothing: the socket decides or, while the process may be starting, the
 * file's age.
 */
async function alive(holder: Holder, file: string): Promise<boolean> {
  const runs = stillRuns(holder)
  if (runs !== 'unknown') return runs === 'yes'
  for (;;) {
    if (await answers(holder.socket)) return true
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > 10_000 || age < 0) return false
    await sleep(250)
  }
}

/**
 * Creates the lock file from `mine`, or returns the current holder. A file of a dead process is replaced only under a
 * claim named after the file's content, so that only one of several processes replaces it.
 */
async function place(mine: string, file: string): Promise<Holder | undefined> {
  for (;;) {
    if (linked(mine, file)) return undefined
    const found = read(file)
    if (!found) continue
    if (found.holder && (await alive(found.holder, file))) return found.holder
    const claim = `${file}.${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}`
    const claimant = await place(mine, claim)
    if (claimant) {
      await sleep(20)
      continue
    }
    const unchanged = read(file)?.text === found.text
    if (unchanged) replace(mine, file)
    unlinkSync(claim)
    if (unchanged) return undefined
  }
}

function replace(mine: string, file: string): void {
  const copy = `${file}.${randomUUID()}`
  linkSync(mine, copy)
  renameSync(copy, file)
}

export async function acquireLock(directory: string, socket: string): Promise<Lock> {
  const file = lockFile(directory)
  const holder: Holder = { ...thisProcess(), since: new Date().toISOString(), socket, token: randomUUID() }
  const text = JSON.stringify(holder)
  const mine = `${file}.${holder.token}`
  writeFileSync(mine, text, { mode: 0o600, flag: 'wx' })
  try {
    const other = await place(mine, file)
    if (other) throw new DirectoryInUse(directory, other)
  } finally {
    removeIfThere(mine)
  }
  return {
    release: () => {
      if (read(file)?.text === text) removeIfThere(file)
    },
  }
}

function removeIfThere(file: string): void {
  try {
    unlinkSync(file)
  } catch {}
}

/** The current holder, if its process is alive. */
export async function currentHolder(directory: string): Promise<Holder | undefined> {
  const holder = read(lockFile(directory))?.holder
  return holder && (await alive(holder, lockFile(directory))) ? holder : undefined
}
