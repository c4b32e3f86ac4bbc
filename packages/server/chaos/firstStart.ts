import { rm } from 'node:fs/promises'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'
import { type Check, unless } from './check.ts'
import { type Child, startChild } from './child.ts'
import { openClient } from './client.ts'
import { newDirectory } from './deployment.ts'

const doors: Readonly<Record<string, string>> = { restaurant: '/api/restaurant', store: '/api/storeUser' }

/** Signs in with each printed account and checks that it may call what it is for. */
async function signIns(origin: string): Promise<string[]> {
  const found: string[] = []
  const client = openClient()
  for (const { email, role } of demoAccounts) {
    const door = doors[email.split('@')[0] ?? ''] ?? '/api/admins'
    const { status, body } = await client.send(origin, {
      method: 'POST',
      path: `${door}/signIn`,
      body: { email, password: demoPassword },
    })
    found.push(...unless(status === 200, `${email} is answered ${status} at sign-in`))
    const token = (body as { token?: string }).token
    if (role === 'Marketing' || status !== 200) continue
    const list = await client.send(origin, {
      method: 'POST',
      path: door === '/api/admins' ? `${door}/restaurant/order/getOrdersList` : `${door}/order/getOrdersList`,
      token,
      body: { count: 10, page: 1 },
    })
    const total = (list.body as { orders?: { total: number } }).orders?.total ?? 0
    found.push(...unless(total > 0, `${email} finds ${total} orders (${list.status})`))
  }
  const page = await client.send(origin, { method: 'GET', path: '/' })
  client.close()
  return [
    ...found,
    ...unless(/<!doctype html>/i.test(String(page.body)), `the page is answered ${page.status}`),
  ]
}

async function ready(child: Child): Promise<{ origin: string; seconds: number }> {
  const begun = performance.now()
  const [, origin = ''] = await child.waitFor(/Sufra is ready: (\S+)/, 600_000)
  return { origin, seconds: Math.round((performance.now() - begun) / 100) / 10 }
}

/** Runs `npm start` on an empty data directory and once more, and checks how soon it is ready. */
export const demoStart: Check = async ({ say }) => {
  const dataDir = await newDirectory()
  const found: string[] = []
  try {
    for (const [name, promised] of [
      ['first', 15],
      ['second', 5],
    ] as const) {
      const child = startChild('scripts/start.ts', { SUFRA_DATA: dataDir, PORT: '0', LOG_LEVEL: 'warn' })
      const { origin, seconds } = await ready(child)
      say(`the ${name} start was ready after ${seconds} s (promised on two idle cores: ${promised} s)`)
      found.push(...(await signIns(origin)))
      child.kill('SIGTERM')
      const { code } = await child.ended
      found.push(...unless(code === 0, `the ${name} one ended with ${code}:\n${child.output()}`))
    }
    return found
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
