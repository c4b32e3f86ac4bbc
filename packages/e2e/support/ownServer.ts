import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { serverArguments } from '../server/command.ts'
import { test } from './test.ts'

const names = ['E2E_ORIGIN', 'E2E_SEEDING', 'E2E_MAILS'] as const

interface OwnServer {
  /** Nothing answers at its address until it is back, with the database it had. */
  down(): Promise<void>
  back(): Promise<void>
  stop(): Promise<void>
}

async function tell(what: 'stop' | 'start'): Promise<void> {
  const response = await fetch(`${process.env.E2E_SEEDING}/${what}`, { method: 'POST', body: '{}' })
  if (!response.ok) throw new Error(await response.text())
}

async function startServer(sso: boolean): Promise<OwnServer> {
  const child: ChildProcess = spawn(process.execPath, serverArguments, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(sso && { E2E_SSO: '1' }) },
  })
  if (!child.stdout) throw new Error('the server has no output')
  const before = names.map((name) => process.env[name])
  for await (const line of createInterface(child.stdout)) {
    const ready = /ready on (\S+) seeded by (\S+) mails in (\S+)/.exec(line)
    if (!ready) continue
    for (const [index, name] of names.entries()) process.env[name] = ready[index + 1]
    break
  }
  return {
    down: () => tell('stop'),
    back: () => tell('start'),
    stop: async () => {
      for (const [index, name] of names.entries()) process.env[name] = before[index]
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Gives the tests of this file or group a server of their own, for what other tests must not see: changes of the whole
 * platform, and a server that is down. They run one after another, as each start takes as long as several of them, seed
 * this server and read its mails. With `sso`, it has an identity provider beside it.
 */
export function useOwnServer({ sso = false } = {}): Pick<OwnServer, 'down' | 'back'> {
  let server: OwnServer | undefined
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    server = await startServer(sso)
  })
  test.afterAll(() => server?.stop())
  return {
    down: async () => server?.down(),
    back: async () => server?.back(),
  }
}

/** What the console says while a server is down. */
export const unreachable = [
  /ERR_CONNECTION_/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_INCOMPLETE_CHUNKED/,
  /\/healthz/,
  /502|503/,
]
