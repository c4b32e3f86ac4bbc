import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
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

/**
 * A server of a test's own, for what other tests must not see: changes of the whole platform, and a server that is
 * down. Until it is stopped, the tests of this worker seed it and read its mails. With `sso`, it has an identity provider
 * beside it.
 */
export async function ownServer({ sso = false } = {}): Promise<OwnServer> {
  const child: ChildProcess = spawn(process.execPath, [main], {
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

/** What the console says while a server is down. */
export const unreachable = [
  /ERR_CONNECTION_/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_INCOMPLETE_CHUNKED/,
  /\/healthz/,
  /502|503/,
]
