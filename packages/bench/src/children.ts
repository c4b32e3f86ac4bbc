import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in its own process, which reports its address once it responds. */
export interface Child {
  readonly origin: string
  readonly pid: number
  /** Processor time of the process so far, including its threads. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

export const memoryMB = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(late)
}

/** `BENCH_NODE_OPTIONS` are for the servers only, such as `--cpu-prof`. */
export async function startServer(file: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = fork(fileURLToPath(new URL(`./servers/${file}`, import.meta.url)), [], {
    env: { ...process.env, ...env },
    execArgv: (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it was ready`)
  })
  const [{ origin }] = (await Promise.race([once(child, 'message'), failed])) as [{ origin: string }]
  failed.catch(() => {})
  return {
    origin,
    pid: child.pid as number,
    cpuMs: async () => {
      const answer = once(child, 'message')
      child.send('cpu')
      const [{ cpuMs }] = (await answer) as [{ cpuMs: number }]
      return cpuMs
    },
    stop: () => stopChild(child),
  }
}
