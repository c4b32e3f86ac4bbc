import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { asAdmin, serverRole, urlOf } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { freePort } from './cluster.ts'

export interface Pooler {
  readonly url: string
  close(): Promise<void>
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/** As docs/operating.md tells operators. */
export const roleSettings = (role: string) => `
  alter role ${role} set timezone = 'UTC';
  alter role ${role} set jit = off;
  alter role ${role} set statement_timeout = '30s';
  alter role ${role} set lock_timeout = '30s';
  alter role ${role} set idle_in_transaction_session_timeout = '60s'`

const configuration = (port: number, to: URL, users: string) => `
[databases]
* = host=${to.hostname} port=${to.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
server_login_retry = 1
`

/** PgBouncer in front of the tests' Postgres. */
export async function openPooler(): Promise<Pooler> {
  await asAdmin((client) => client.query(roleSettings(serverRole)))
  return poolerBefore(new URL(urlOf('postgres')), [serverRole, 'postgres'])
}

/** PgBouncer in front of a Postgres, pooling transactions. The roles have their settings already. */
export async function poolerBefore(to: URL, roles: readonly string[]): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'sufra-pooler-'))
  await chmod(folder, 0o755)
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const port = await freePort()
  await writeFile(users, roles.map((role) => `"${role}" "${role}"\n`).join(''))
  await writeFile(file, configuration(port, to, users))
  // It does not run as root, and becomes another user then.
  const args = process.getuid?.() === 0 ? ['-u', 'postgres', file] : [file]
  const child = spawn('pgbouncer', args, { stdio: 'ignore' })
  const ended = once(child, 'exit').then(
    () => true,
    () => true,
  )
  const close = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await accepts(port))) {
    if (await Promise.race([ended, sleep(50, false)])) {
      await rm(folder, { recursive: true, force: true })
      throw new Error('pgbouncer is not installed, or does not start')
    }
  }
  return {
    url: `postgres://127.0.0.1:${port}`,
    close,
  }
}

/** All tests of the server, with its statements through PgBouncer. */
export const throughPooler: Check = async () => {
  const { url, close } = await openPooler()
  const vitest = fileURLToPath(import.meta.resolve('vitest/vitest.mjs'))
  const cwd = fileURLToPath(new URL('../../..', import.meta.url))
  const env = { ...process.env, TEST_POOLER_URL: url }
  const child = spawn(process.execPath, [vitest, 'run', 'packages/server'], { cwd, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  await close()
  return unless(code === 0, `tests failed with ${code}`)
}
