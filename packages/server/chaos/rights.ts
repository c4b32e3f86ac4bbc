import { rm } from 'node:fs/promises'
import { orders } from '@sufra/contract'
import { auth } from '@sufra/contract/accounts/auth'
import { roles } from '@sufra/contract/accounts/roles'
import { type Kind, prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { next } from '../test/world.rows.ts'
import { addSession, insert } from '../test/world.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { type Client, openClient } from './client.ts'
import { type Deployment, deploy, newDirectory } from './deployment.ts'
import { until } from './until.ts'

/** Within which a change is in force on open pages. */
const mostMs = 1000

const pathOf = (operation: Operation, kind: Kind, id = 0) =>
  `${prefixes[kind]}/${operation.paths[kind]?.replace(':id', String(id))}`

/** A page of a browser that listens to a stream. */
async function openPage({ origin }: Server, path: string, token: string) {
  const leave = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await fetch(`${origin}${path}`, { headers, signal: leave.signal })
  let text = ''
  let open = true
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  }
  void read()
    .catch(() => {})
    .finally(() => {
      open = false
    })
  /** How many milliseconds it takes, at most a little over the limit. */
  const waitFor = async (holds: () => boolean): Promise<number> => {
    const begun = performance.now()
    await until(holds, { withinMs: mostMs, everyMs: 5 })
    return performance.now() - begun
  }
  const sees = (permission: string) => text.split('data: ').at(-1)?.includes(permission) ?? false
  return {
    waitFor,
    close: () => leave.abort(),
    heard: () => text.includes('data: '),
    ended: () => !open,
    sees,
  }
}

/** Somebody whose role is changed by the chief of their side. */
interface Somebody {
  readonly kind: 'admin' | 'restaurant'
  readonly chief: string
  readonly role_id: number
  readonly token: string
}

async function somebody(deployment: Deployment, kind: Somebody['kind']): Promise<Somebody> {
  const { tenant } = deployment.kitchen
  const of = kind === 'restaurant' ? { restaurant_id: tenant.ids.restaurants } : {}
  const made = next()
  return deployment.inspect(async (pool) => {
    const name = { name: `Watcher ${made}`, name_ar: `مراقب ${made}` }
    const role_id = await insert(pool, 'roles', {
      guard_name: kind,
      ...of,
      ...name,
      permissions: '{orders.read}',
    })
    const account_id = await insert(pool, 'accounts', {
      ...{ kind, ...of, role_id, name: 'Watcher', password_hash: 'none' },
      email: `watcher-${made}@chaos.test`,
    })
    const { token } = await addSession(pool, account_id)
    const chief = kind === 'admin' ? deployment.world.admins['Super Admin'] : tenant.people.restaurant
    return { kind, role_id, token, chief: chief.token }
  })
}

/** A right is withdrawn at one process and given back, with calls and open pages at the other. */
async function round(
  client: Client,
  [one, other]: readonly [Server, Server],
  who: Somebody,
  took: (what: 'told' | 'ended', ms: number) => void,
): Promise<string[]> {
  const { kind, token, chief, role_id } = who
  const set = async (permissions: readonly string[]) =>
    (
      await client.send(one.origin, {
        method: 'POST',
        path: pathOf(roles.update, kind, role_id),
        token: chief,
        body: { permissions },
      })
    ).status
  const call = async () =>
    (await client.send(other.origin, { method: 'POST', path: pathOf(orders.list, kind), token, body: {} }))
      .status
  const page = await openPage(other, pathOf(auth.access, kind), token)
  const desk = await openPage(other, pathOf(orders.events, kind), token)
  try {
    await Promise.all([page.waitFor(page.heard), desk.waitFor(desk.heard)])
    const first = await call()
    const withdrawn = await set(['reviews.read'])
    const [told, ended, refused] = await Promise.all([
      page.waitFor(() => page.sees('reviews.read')),
      desk.waitFor(desk.ended),
      call(),
    ])
    const given = await set(['orders.read'])
    const [toldAgain, allowed] = await Promise.all([page.waitFor(() => page.sees('orders.read')), call()])
    took('told', Math.max(told, toldAgain))
    took('ended', ended)
    return [
      ...unless(
        `${[first, withdrawn, refused, given, allowed]}` === '200,200,403,200,200',
        `${kind}: calls were answered ${first}, ${withdrawn}, ${refused}, ${given}, ${allowed}`,
      ),
      ...unless(
        Math.max(told, toldAgain) <= mostMs,
        `${kind}: an open page was not told within ${mostMs} ms`,
      ),
      ...unless(ended <= mostMs, `${kind}: a stream of orders went on for ${mostMs} ms`),
    ]
  } finally {
    page.close()
    desk.close()
  }
}

/**
 * Rights of platform staff and of a restaurant's people are withdrawn and given at one process: in force with the next
 * call at another, and on the pages that are open there within a second.
 */
export const rights: Check = async ({ rounds, say }) => {
  const found: string[] = []
  const longest = { told: 0, ended: 0 }
  const took = (what: 'told' | 'ended', ms: number) => {
    longest[what] = Math.max(longest[what], ms)
  }
  const deployment = await deploy('postgres')
  const directories = await Promise.all([newDirectory(), newDirectory()])
  const client = openClient()
  try {
    const start = (SUFRA_DATA: string | undefined) =>
      startServer({ ...deployment.env, LOG_LEVEL: 'silent', SUFRA_DATA: SUFRA_DATA ?? '' })
    const servers = await Promise.all([start(directories[0]), start(directories[1])])
    const all = [await somebody(deployment, 'admin'), await somebody(deployment, 'restaurant')]
    for (let at = 0; at < rounds; at++)
      for (const who of all) found.push(...(await round(client, servers, who, took)))
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    const [told, ended] = [Math.ceil(longest.told), Math.ceil(longest.ended)]
    say(`${rounds} times a right of each side withdrawn and given at one of two processes`)
    say(`open pages were told within ${told} ms, streams ended within ${ended} ms of the answer`)
    return found
  } finally {
    client.close()
    await deployment.remove()
    await Promise.all(directories.map((each) => rm(each, { recursive: true, force: true })))
  }
}
