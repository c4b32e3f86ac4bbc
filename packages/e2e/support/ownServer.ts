import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
const names = ['E2E_ORIGIN', 'E2E_SEEDING', 'E2E_MAILS'] as const

/**
 * A server of a test's own, for changes of the whole platform that other tests must not see. Until it is stopped, the
 * tests of this worker seed it and read its mails.
 */
export async function ownServer(): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('the server has no output')
  const before = names.map((name) => process.env[name])
  for await (const line of createInterface(child.stdout)) {
    const ready = /ready on (\S+) seeded by (\S+) mails in (\S+)/.exec(line)
    if (!ready) continue
    for (const [index, name] of names.entries()) process.env[name] = ready[index + 1]
    break
  }
  return {
    stop: async () => {
      for (const [index, name] of names.entries()) process.env[name] = before[index]
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
