import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { memoryMB, stopChild } from '../children.ts'

export interface Started {
  readonly ms: number
  readonly memoryMB: number
  /** The phases of the start as logged by the server, if any. */
  readonly phases: string
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
export const sufraServer = file('../../../server/scripts/start.ts')
export const bareServer = file('../servers/barePostgres.ts')

const patienceMs = 180_000

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts a server, polls until it is ready, and stops it again. */
export async function startOnce(script: string, env: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port), SUFRA_SIMULATE: '0', BENCH_VIEWS: '{}' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const passed = () => performance.now() - began
  try {
    while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
      if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
      if (passed() > patienceMs) throw new Error(`${script} is not ready after ${patienceMs} ms`)
      await sleep(10)
    }
    const ms = passed()
    const memory = memoryMB(child.pid as number)
    await stopChild(child)
    return { ms, memoryMB: memory, phases: output.match(/^Started in .*$/m)?.[0] ?? '' }
  } finally {
    await stopChild(child)
  }
}
