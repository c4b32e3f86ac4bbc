import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Cluster {
  readonly url: string
  start(): Promise<void>
  /** Stops immediately: uncommitted changes are lost, committed ones are recovered from the log. */
  stop(): Promise<void>
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

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A separate Postgres server in a temporary directory; undefined if it is not installed. */
export async function openCluster(): Promise<Cluster | undefined> {
  const [bin, user] = [await programs(), await owner()]
  if (!bin || !user) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'sufra-postgres-'))
  const data = join(folder, 'data')
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const port = await freePort()
  const call = (name: string, args: string[]) => run(join(bin, name), args, { ...user, cwd: folder })
  const control = (...args: string[]) =>
    call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=40`
  const remove = async () => {
    await control('stop', '-m', 'immediate').catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  const start = async () => void (await control('start', '-o', options))
  try {
    await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
    await start()
  } catch {
    await remove()
    return undefined
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop: async () => void (await control('stop', '-m', 'immediate')),
    remove,
  }
}
