import { execFile } from 'node:child_process'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Cluster {
  readonly url: string
  start(): Promise<void>
  /** Stops immediately: uncommitted changes are lost, committed ones are recovered from the log. */
  stop(): Promise<void>
}

/** A copy that follows a server. */
export interface Standby extends Cluster {
  promote(): Promise<void>
  /** Its processes stand still, as if the machine were cut off: connections stay open and nothing answers. */
  freeze(): Promise<void>
  thaw(): Promise<void>
}

interface ArchivedCluster extends Cluster {
  /** Starts a standby that follows the running server. */
  standBy(): Promise<Standby>
  /** Copies the running server's files. */
  backUp(): Promise<void>
  /** Starts another server on the copy, with the archived log up to a moment, such as `2026-03-01 19:30:00+03`. */
  restore(until: string): Promise<Cluster>
  /** Stops and removes everything. */
  remove(): Promise<void>
}

async function programs(): Promise<string | undefined> {
  const found = await run('pg_config', ['--bindir']).catch(() => undefined)
  if (found) return found.stdout.trim()
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1)
  return newest && `/usr/lib/postgresql/${newest}/bin`
}

/** Postgres does not run as root, so its own user is used then. */
async function owner(): Promise<{ uid?: number; gid?: number } | undefined> {
  if (process.getuid?.() !== 0) return {}
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return Promise.all([id('-u'), id('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  )
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A separate Postgres server in a temporary directory; undefined if it is not installed. */
export async function openCluster(): Promise<ArchivedCluster | undefined> {
  const [bin, user] = [await programs(), await owner()]
  if (!bin || !user) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'sufra-postgres-'))
  const data = join(folder, 'data')
  const archive = join(folder, 'archive')
  const base = join(folder, 'base')
  await mkdir(archive)
  for (const path of [folder, archive])
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid)
  const call = (name: string, args: string[]) => run(join(bin, name), args, { ...user, cwd: folder })

  const serverOf = (directory: string, port: number, settings: readonly string[]): Cluster => {
    const control = (...args: string[]) =>
      call('pg_ctl', ['-D', directory, '-w', '-l', join(folder, 'log'), ...args])
    const all = ['listen_addresses=127.0.0.1', 'max_connections=40', ...settings]
    const options = [`-p ${port} -k ${folder}`, ...all.map((setting) => `-c "${setting}"`)].join(' ')
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start: async () => void (await control('start', '-o', options)),
      stop: async () => void (await control('stop', '-m', 'immediate')),
    }
  }
  const port = await freePort()
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  const archiving = ['archive_mode=on', `archive_command=cp %p ${archive}/%f`]
  const first = serverOf(data, port, archiving)
  const servers = [first]
  const remove = async () => {
    for (const server of servers) await server.stop().catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
    await first.start()
  } catch {
    await remove()
    return undefined
  }
  return {
    ...first,
    backUp: async () => {
      await call('pg_basebackup', [...from, '-D', base, '-X', 'none', '-c', 'fast'])
    },
    standBy: async () => {
      const copy = join(folder, `standby ${servers.length}`)
      await call('pg_basebackup', [...from, '-D', copy, '-X', 'stream', '-c', 'fast', '-R'])
      const standby = serverOf(copy, await freePort(), [])
      servers.push(standby)
      await standby.start()
      const signal = async (name: string) => {
        const [parent = ''] = (await readFile(join(copy, 'postmaster.pid'), 'utf8')).split('\n')
        const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', parent])
        for (const pid of [parent, ...stdout.trim().split(/\s+/)]) process.kill(Number(pid), name)
      }
      return {
        ...standby,
        promote: async () => void (await call('pg_ctl', ['-D', copy, '-w', 'promote'])),
        freeze: () => signal('SIGSTOP'),
        thaw: () => signal('SIGCONT'),
      }
    },
    restore: async (until) => {
      await writeFile(join(base, 'recovery.signal'), '')
      const restored = serverOf(base, await freePort(), [
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${until}`,
        'recovery_target_action=promote',
      ])
      servers.push(restored)
      await restored.start()
      return restored
    },
    remove,
  }
}
