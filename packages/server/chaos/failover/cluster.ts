import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { haproxyFile, patroniFile } from './configuration.ts'
import { openMachines, run, startProgram } from './machines.ts'

/** A machine with Postgres under Patroni. */
export interface Node {
  readonly name: string
  isPrimary(): Promise<boolean>
  kill(): Promise<void>
  start(): Promise<void>
  /** It reaches neither the other machines nor etcd, but clients still reach it. */
  cutOff(): Promise<void>
  rejoin(): Promise<void>
}

export interface PatroniCluster {
  /** The primary, whichever node it is. */
  readonly url: string
  readonly nodes: readonly Node[]
  /** Waits until one of these nodes is the primary. */
  primaryOf(nodes: readonly Node[]): Promise<Node>
  /** Waits until there are a primary, a synchronous and an asynchronous standby. */
  untilHealthy(): Promise<void>
  close(): Promise<void>
}

const databaseUser = async () =>
  Promise.all(['-u', '-g'].map(async (flag) => Number(await run('id', flag, 'postgres'))))

/** What Patroni answers, undefined if it does not. */
async function ask(address: string, path: string) {
  try {
    const answer = await fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(5000) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

interface Member {
  readonly role: string
  readonly state: string
}

/**
 * Three nodes under Patroni with etcd, and HAProxy before them. Undefined if one of the programs, or the right to make
 * network namespaces, is missing.
 */
export async function openPatroni(): Promise<PatroniCluster | undefined> {
  const programs = ['patroni', 'etcd', 'haproxy', 'setpriv', 'ip']
  const missing = await run('which', ...programs).then(
    () => false,
    () => true,
  )
  const network = missing ? undefined : await openMachines(3)
  if (!network) return undefined
  const [balancer = '', etcd = ''] = network.addresses
  const folder = await mkdtemp(join(tmpdir(), 'sufra-patroni-'))
  const [uid = 0, gid = 0] = await databaseUser()
  await chown(folder, uid, gid)
  await chmod(folder, 0o755)
  const bin = (await run('pg_config', '--bindir')).trim()
  const log = (name: string) => join(folder, `${name}.log`)
  await mkdir(join(folder, 'etcd'), { mode: 0o700 })
  const [clients, peers] = [`http://${etcd}:2379`, `http://${etcd}:2380`]
  const own = [
    await startProgram(
      log('etcd'),
      'etcd',
      ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `etcd=${peers}`],
    ),
  ]
  const named = network.machines.map((machine, at) => [`node${at}`, machine] as const)
  const nodes = await Promise.all(
    named.map(async ([name, machine]): Promise<Node> => {
      const file = join(folder, `${name}.yml`)
      await writeFile(file, patroniFile(name, machine, etcd, folder, bin))
      const others = network.machines.filter((other) => other !== machine).map(({ address }) => address)
      return {
        name,
        isPrimary: async () => (await ask(machine.address, '/primary'))?.status === 200,
        kill: machine.kill,
        start: async () => void (await machine.start(log(name), 'patroni', file)),
        cutOff: () => machine.cutOff([...others, etcd]),
        rejoin: machine.rejoin,
      }
    }),
  )
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, haproxyFile(`${balancer}:5500`, named))
  own.push(await startProgram(log('haproxy'), 'haproxy', '-db', '-f', file))

  const members = async (): Promise<readonly Member[]> => {
    for (const [, { address }] of named) {
      const answer = await ask(address, '/cluster')
      if (answer?.status === 200) return (JSON.parse(answer.text) as { members: Member[] }).members
    }
    return []
  }
  const cluster: PatroniCluster = {
    url: `postgres://postgres@${balancer}:5500/sufra`,
    nodes,
    primaryOf: async (some) => {
      for (;;) {
        for (const node of some) if (await node.isPrimary()) return node
        await sleep(50)
      }
    },
    untilHealthy: async () => {
      const roles = ['leader', 'replica', 'sync_standby']
      for (;;) {
        const all = await members()
        const found = all.filter(({ state }) => state === 'running' || state === 'streaming')
        if (roles.every((role, at) => found.map((each) => each.role).sort()[at] === role)) return
        await sleep(200)
      }
    },
    close: async () => {
      await network.close()
      for (const program of own) await program.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
  const [first, ...rest] = nodes
  await first?.start()
  await cluster.primaryOf(nodes)
  for (const node of rest) await node.start()
  await cluster.untilHealthy()
  const client = new pg.Client({ connectionString: cluster.url.replace('/sufra', '/postgres') })
  await client.connect()
  await client.query('create database sufra')
  await client.end()
  return cluster
}
