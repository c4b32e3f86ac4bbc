import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'

const exec = promisify(execFile)
export const run = async (command: string, ...args: string[]): Promise<string> =>
  (await exec(command, args)).stdout

/** A program that runs until it is killed; what it says goes to a file. */
export async function startProgram(log: string, command: string, ...args: string[]) {
  const file = await open(log, 'a')
  const child = spawn(command, args, { stdio: ['ignore', file.fd, file.fd], cwd: '/' })
  const ended = once(child, 'exit').catch(() => {})
  await file.close()
  return {
    end: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A machine of its own as far as the network goes. Its programs run as the user of Postgres. */
export interface Machine {
  readonly address: string
  start(log: string, ...command: string[]): Promise<unknown>
  /** All of its programs end at once. */
  kill(): Promise<void>
  /** It reaches none of these addresses any more, nor they it. */
  cutOff(from: readonly string[]): Promise<void>
  rejoin(): Promise<void>
}

/**
 * Machines on one network with this process, each in a network namespace. Undefined without the right to make them.
 * The machine of this process has the first two addresses.
 */
export async function openMachines(count: number) {
  const [name, net] = [`sf${process.pid}`, `10.219.${process.pid % 250}`]
  const addresses = [1, 2].map((at) => `${net}.${at}`)
  const names = Array.from({ length: count }, (_, at) => `${name}-${at}`)
  const pids = async (namespace: string) =>
    (await run('ip', 'netns', 'pids', namespace)).split('\n').filter(Boolean).map(Number)
  const killAll = async (namespace: string) => {
    for (const pid of await pids(namespace)) process.kill(pid, 'SIGKILL')
    while ((await pids(namespace)).length > 0);
  }
  const close = async () => {
    for (const namespace of names) {
      await killAll(namespace).catch(() => {})
      await run('ip', 'netns', 'del', namespace).catch(() => {})
    }
    await run('ip', 'link', 'del', name).catch(() => {})
  }

  // Also if this process is interrupted.
  process.once('exit', () => {
    for (const namespace of names) {
      spawnSync('sh', ['-c', `ip netns pids ${namespace} | xargs -r kill -9; ip netns del ${namespace}`])
    }
    spawnSync('ip', ['link', 'del', name])
  })

  async function open(namespace: string, at: number): Promise<Machine> {
    const address = `${net}.${11 + at}`
    let routes: string[] = []
    const ip = (...args: string[]) => run('ip', '-n', namespace, ...args)
    await run('ip', 'netns', 'add', namespace)
    await run('ip', 'link', 'add', `${name}v${at}`, 'type', 'veth', 'peer', 'eth0', 'netns', namespace)
    await run('ip', 'link', 'set', `${name}v${at}`, 'master', name, 'up')
    await ip('addr', 'add', `${address}/24`, 'dev', 'eth0')
    for (const device of ['eth0', 'lo']) await ip('link', 'set', device, 'up')
    return {
      address,
      start: (log, ...command) => {
        const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
        return startProgram(log, 'ip', 'netns', 'exec', namespace, ...asPostgres)
      },
      kill: () => killAll(namespace),
      cutOff: async (from) => {
        routes = from.map((each) => `${each}/32`)
        for (const route of routes) await ip('route', 'add', 'blackhole', route)
      },
      rejoin: async () => {
        for (const route of routes) await ip('route', 'del', 'blackhole', route)
        routes = []
      },
    }
  }

  try {
    await run('ip', 'link', 'add', name, 'type', 'bridge')
    for (const address of addresses) await run('ip', 'addr', 'add', `${address}/24`, 'dev', name)
    await run('ip', 'link', 'set', name, 'up')
    const machines = []
    for (const [at, namespace] of names.entries()) machines.push(await open(namespace, at))
    return { addresses, machines, close }
  } catch {
    await close()
    return undefined
  }
}
