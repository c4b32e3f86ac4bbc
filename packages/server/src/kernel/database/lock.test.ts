import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../../test/databases.ts'
import { acquireLock, currentHolder } from './lock.ts'
import { stillRuns, thisProcess } from './process.ts'

const script = fileURLToPath(new URL('../../../test/holdLock.ts', import.meta.url))

describe('the lock of a data directory', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>
  let children: ChildProcessWithoutNullStreams[] = []
  const file = () => join(folder.path, 'sufra.lock')

  beforeEach(async () => {
    folder = await temporaryDirectory()
  })

  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    children = []
    await folder.remove()
  })

  async function start(): Promise<{ child: ChildProcessWithoutNullStreams; output: string }> {
    const child = spawn(process.execPath, [script, folder.path])
    children.push(child)
    const [chunk] = await once(child.stdout, 'data')
    return { child, output: String(chunk).trim() }
  }

  it('goes to one of five processes that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, start))
    const winners = all.filter(({ output }) => output === 'got')
    expect(winners).toHaveLength(1)
    const pid = winners[0]?.child.pid
    for (const { output } of all.filter(({ output }) => output !== 'got')) {
      expect(output).toMatch(
        new RegExp(`is in use by process ${pid} since 20\\d\\d-.*Z. Stop that process first`),
      )
    }
    expect(readdirSync(folder.path)).toEqual(['sufra.lock'])
  })

  it('is taken over by one of five processes after its holder was killed', async () => {
    const { child } = await start()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(existsSync(file())).toBe(true)
    const all = await Promise.all(Array.from({ length: 5 }, start))
    expect(all.filter(({ output }) => output === 'got')).toHaveLength(1)
    expect(readdirSync(folder.path)).toEqual(['sufra.lock'])
  })

  it('is removed when the process stops cleanly', async () => {
    const { child } = await start()
    expect((await currentHolder(folder.path))?.pid).toBe(child.pid)
    child.stdin.end()
    await once(child, 'exit')
    expect(existsSync(file())).toBe(false)
    expect(await currentHolder(folder.path)).toBeUndefined()
  })

  it('is not held by another process with a reused process id', async () => {
    const { child } = await start()
    const held = JSON.parse(readFileSync(file(), 'utf8'))
    expect(stillRuns(held)).toBe('yes')
    child.kill('SIGKILL')
    await once(child, 'exit')
    writeFileSync(file(), JSON.stringify({ ...held, pid: process.pid }))
    const lock = await acquireLock(folder.path, 'socket')
    lock.release()
    expect(existsSync(file())).toBe(false)
  })

  it.each(['', '{', '{"pid":"1"}'])('is taken over when its file is damaged (%j)', async (text) => {
    writeFileSync(file(), text)
    const lock = await acquireLock(folder.path, 'socket')
    expect(await currentHolder(folder.path)).toMatchObject({ pid: process.pid })
    lock.release()
  })

  it('is taken over when an earlier claimant died', async () => {
    const { child } = await start()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { createHash } = await import('node:crypto')
    const text = readFileSync(file(), 'utf8')
    writeFileSync(`${file()}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text)
    const lock = await acquireLock(folder.path, 'socket')
    lock.release()
    expect(readdirSync(folder.path)).toEqual([])
  })

  it('recognizes a process of an earlier boot', () => {
    expect(stillRuns(thisProcess())).toBe('yes')
    expect(stillRuns({ ...thisProcess(), boot: 'another' })).toBe('no')
    expect(stillRuns({ ...thisProcess(), started: '1' })).toBe('no')
    expect(stillRuns({ ...thisProcess(), space: 'pid:[1]' })).toBe('unknown')
  })
})
