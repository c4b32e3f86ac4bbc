import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A script of this project in its own process, without this process's settings. */
export interface Child {
  readonly pid: number
  /** Its output so far, stdout and stderr. */
  output(): string
  /** Waits for the first match in its output; kills it on a timeout. */
  waitFor(wanted: RegExp, patience?: number): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<End>
}

export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly after: number
}

/** Long for a server, and short enough for the test around it. The demo's first start takes longer. */
const usualPatience = 90_000

const running = new Set<ChildProcess>()

/** Kills all children, so that none outlives its check. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}
process.on('exit', killChildren)

const thisServer = fileURLToPath(new URL('..', import.meta.url))

const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot']

export function startChild(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
  folder = thisServer,
): Child {
  const own = Object.fromEntries(
    kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  // As start.ts begins.
  const quickImports = pathToFileURL(join(folder, 'scripts/quickImports.ts')).href
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', quickImports, join(folder, script), ...args], {
    env: { ...own, ...env },
    stdio: 'pipe',
  })
  running.add(child)
  let text = ''
  let check = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      check()
    })
  }
  const ended = new Promise<End>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal, after: performance.now() - begun })
    })
  })
  return {
    pid: child.pid ?? 0,
    output: () => text,
    waitFor: (wanted, patience = usualPatience) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => child.kill('SIGKILL'), patience)
        check = () => {
          const match = wanted.exec(text)
          if (!match) return
          clearTimeout(late)
          resolve(match)
        }
        check()
        void ended.then(({ code, signal }) => {
          clearTimeout(late)
          reject(new Error(`${script} ended (${code ?? signal}) without saying ${wanted}:\n${text}`))
        })
      }),
    kill: (signal) => void child.kill(signal),
    ended,
  }
}

export interface Server extends Child {
  readonly origin: string
}

/** Starts `chaos/serve.ts` on its own port and waits until it listens; `folder` holds the server of another release. */
export async function startServer(env: Record<string, string>, folder?: string): Promise<Server> {
  const settings = {
    NODE_ENV: 'development',
    PORT: '0',
    LOG_LEVEL: 'warn',
    SUFRA_OPEN_CALLS_PER_MINUTE: '1000000',
    // Postgres accepts 100 connections by default, and other tests run meanwhile.
    SUFRA_POOL_SIZE: '10',
    ...env,
  }
  const child = startChild('chaos/serve.ts', settings, [], folder)
  const [, origin = ''] = await child.waitFor(/Listening on (\S+)/)
  return { ...child, origin }
}
