import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kind, prefixes } from '@sufra/contract/kernel/kinds'
import { orders as contract } from '@sufra/contract/orders/orders'
import type { Page } from 'playwright-core'
import { buildWebIfNeeded } from '../../../server/scripts/webBuild.ts'
import { startServer, stopChild } from '../children.ts'
import { type Kitchens, openAt, openKitchens } from '../data/kitchens.ts'
import { type Marketplace, marketplace, orders } from '../data/marketplace.ts'
import { type Figure, median } from '../figures.ts'
import { launch } from '../web/browser.ts'
import { watchRows } from './watchRows.ts'

const mostMs = 250
const desks = 200
const samples = Number(process.env.BENCH_PIXELS ?? 60)
const patienceMs = 15_000

const streamOf = (kind: Kind, token: string) => ({
  path: `${prefixes[kind]}/${contract.events.paths[kind]}`,
  token,
})

/** Desks of admins, who receive every order, of restaurants and of stores. */
function desksOf({ tokens }: Marketplace, { kitchens }: Kitchens) {
  return Array.from({ length: desks }, (_, index) => {
    const people = kitchens[index % kitchens.length]?.tenant.people
    if (!people || index % 3 === 0) return streamOf('admin', tokens.admin)
    const kind = index % 3 === 1 ? 'restaurant' : 'store_user'
    return streamOf(kind, people[kind].token)
  })
}

interface Received {
  readonly events: number
  /** When the last desk received an order, by its id. */
  readonly received: Readonly<Record<string, number>>
}

interface OpenDesks {
  received(): Promise<Received>
  close(): Promise<void>
}

async function openDesks(origin: string, market: Marketplace, kitchens: Kitchens): Promise<OpenDesks> {
  const order = { port: Number(new URL(origin).port), desks: desksOf(market, kitchens) }
  const child = fork(fileURLToPath(new URL('./desks.ts', import.meta.url)), [JSON.stringify(order)], {
    execArgv: [],
  })
  const failed = once(child, 'exit').then(() => {
    throw new Error('a desk was closed')
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    received: async () => {
      const answer = once(child, 'message')
      child.send('count')
      return ((await answer) as [Received])[0]
    },
    close: () => stopChild(child),
  }
}

interface PlacedOrder {
  readonly id: number
  /** When the transaction that placed it began. */
  readonly created_at: string
}

async function place(origin: string, { key, kitchens }: Kitchens, sample: number): Promise<PlacedOrder> {
  const kitchen = kitchens[sample % kitchens.length] as Kitchens['kitchens'][number]
  const customer = { fullname: 'Noora Al-Marri', mobile: String(66_000_000 + sample) }
  const answer = await fetch(`${origin}/api/mobile/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(kitchen.body({ customer })),
  })
  const { order } = (await answer.json()) as { order?: PlacedOrder }
  if (!order) throw new Error(`an order was answered ${answer.status}`)
  return order
}

async function openPage(page: Page, { origin }: { origin: string }, token: string): Promise<void> {
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { token, kind: 'admin', nameRole: 'Super Admin' },
  )
  const stream = page.waitForResponse((response) =>
    response.url().endsWith(contract.events.paths.admin ?? ''),
  )
  await page.goto(`${origin}/main/orders`)
  await page.locator('tbody tr[tabindex]').first().waitFor()
  await stream
  await page.evaluate(watchRows)
}

/** From the start of the transaction that places an order to the frame that shows it, on the same clock. */
async function seen(page: Page, { id, created_at }: PlacedOrder): Promise<number> {
  const shown = await page.waitForFunction((order) => window.sufraRows?.get(String(order)), id, {
    polling: 'raf',
    timeout: patienceMs,
  })
  return Number(await shown.jsonValue()) - Date.parse(created_at)
}

/** An admin's desk in Chromium while two hundred desks are connected. On Postgres. */
export async function pixelBench(): Promise<Figure[]> {
  await buildWebIfNeeded()
  const market = await marketplace('postgres', orders)
  const env = await market.writable()
  const database = await openAt(env)
  const kitchens = await openKitchens(database).finally(() => database.close())
  const server = await startServer('sufra.ts', env)
  const browser = await launch()
  const times: number[] = []
  const placed: PlacedOrder[] = []
  try {
    const connected = await openDesks(server.origin, market, kitchens)
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await openPage(page, server, market.tokens.admin)
    for (let sample = 0; sample < samples; sample++) {
      const order = await place(server.origin, kitchens, sample)
      placed.push(order)
      times.push(await seen(page, order))
      await pause(100 + Math.random() * 400)
    }
    const { events, received } = await connected.received()
    const sent = placed.map(({ id, created_at }) => (received[id] ?? Number.NaN) - Date.parse(created_at))
    await connected.close()
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)} ms`
    return [
      {
        bench: 'pixel',
        what: `an order placed until an open desk shows it, ${desks} more desks connected, median`,
        value: median(times),
        unit: 'ms',
        bound: { atMost: mostMs },
        from: `${samples} orders: least ${at(0)}, nine of ten within ${at(0.9)}, most ${at(0.9999)}; the last of the other desks had heard of it after ${median(sent).toFixed(0)} ms; ${events} events in all`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
