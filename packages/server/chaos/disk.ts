import { execFileSync } from 'node:child_process'
import { closeSync, openSync, statfsSync, unlinkSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { between, type Check, unless } from './check.ts'
import { startServer } from './child.ts'
import { openClient } from './client.ts'
import { acknowledgedBy, inconsistencies } from './consistency.ts'
import { deploy, newDirectory } from './deployment.ts'
import { startLoad } from './load.ts'
import { until } from './until.ts'

const megabyte = 1024 * 1024

/** Mounts a small file system in memory, as root only. */
function mountSmall(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function unmount(path: string): void {
  try {
    execFileSync('umount', ['-l', path], { stdio: 'ignore' })
  } catch {}
}

/** Fills the disk except for `left` bytes. */
function fill(folder: string, file: string, left: number): void {
  const zeros = Buffer.alloc(64 * 1024)
  const at = openSync(file, 'w')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      const room = bavail * bsize - left
      if (room <= 0) return
      writeSync(at, zeros, 0, Math.min(room, zeros.length))
    }
  } finally {
    closeSync(at)
  }
}

/** Fills the disk of the embedded database while orders are placed, and frees it again. */
export const fullDisk: Check = async ({ rounds, say }) => {
  const dataDir = await newDirectory()
  if (!mountSmall(dataDir)) {
    await rm(dataDir, { recursive: true, force: true })
    say('skipped: no small file system can be mounted here (that takes root)')
    return []
  }
  const found: string[] = []
  try {
    const deployment = await deploy('pglite', dataDir)
    let server = await startServer({ ...deployment.env, LOG_LEVEL: 'silent' })
    let starts = 0
    for (let round = 1; round <= rounds; round++) {
      const load = startLoad({ cast: deployment, origin: () => server.origin })
      await load.more(5)
      fill(dataDir, join(dataDir, 'ballast'), round % 2 ? 0 : megabyte / 2)
      const gone = { is: false }
      const { ended } = server
      void ended.then(() => Object.assign(gone, { is: true }))
      const noticed = await until(() => load.answers.has('503') || gone.is, { withinMs: 20_000 })
      await sleep(between(0, 2000))
      const read = gone.is
        ? undefined
        : await openClient().send(server.origin, { method: 'GET', path: '/healthz' })
      found.push(...unless(noticed, `round ${round}: the disk was full and nothing came of it`))
      const acknowledged = acknowledgedBy(load)
      unlinkSync(join(dataDir, 'ballast'))
      if (gone.is) {
        starts++
        say(`round ${round}: the server ended, saying ${server.output().trim().split('\n').at(-1)}`)
        server = await startServer({ ...deployment.env, LOG_LEVEL: 'silent' })
      }
      await load.more(5)
      await load.finish()
      const wrong = await deployment.inspect((pool) => inconsistencies(pool, deployment.oldest, acknowledged))
      found.push(
        ...[...load.faults, ...wrong].map((fault) => `round ${round}: ${fault}`),
        ...unless(!read || read.status === 200, `round ${round}: /healthz answered ${read?.status}`),
      )
      say(
        `round ${round}: answers ${[...load.answers].map(([what, times]) => `${what} × ${times}`).join(', ')}`,
      )
    }
    server.kill('SIGTERM')
    const { code } = await server.ended
    say(`the disk was full ${rounds} times; the server had to be started again ${starts} times`)
    return [...found, ...unless(code === 0, `a stop after all that ends with ${code}:\n${server.output()}`)]
  } finally {
    unmount(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
}
