import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setAddress } from '../../../server/src/integrations/webhooks/webhooks.sql.ts'
import { startServer } from '../children.ts'
import { openAt, openKitchens } from '../data/kitchens.ts'
import { marketplace, orders } from '../data/marketplace.ts'
import type { Figure } from '../figures.ts'

const callers = 16
const perSecond = Number(process.env.BENCH_PER_SECOND ?? 10)
const seconds = Number(process.env.BENCH_PROMISES_SECONDS ?? 120)
const patienceMs = 120_000

export interface Calling {
  readonly origin: string
  readonly key: string
  readonly bodies: readonly object[]
  readonly callers: number
  readonly perSecond: number
  readonly seconds: number
}

interface Called {
  readonly times: Readonly<Record<'quote' | 'place' | 'payment', readonly number[]>>
  readonly faults: readonly string[]
  readonly acknowledged: number
  readonly paid: number
}

/** Runs in its own process. */
async function call(calling: Calling): Promise<Called> {
  const child = fork(fileURLToPath(new URL('./callers.ts', import.meta.url)), [JSON.stringify(calling)], {
    execArgv: [],
  })
  const failed = once(child, 'exit').then(() => {
    throw new Error('the callers failed')
  })
  const [called] = (await Promise.race([once(child, 'message'), failed])) as [Called]
  await failed.catch(() => {})
  return called
}

/** A channel's receiver. It notes how old each event was when it first came. */
async function receive() {
  const ages = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const { id, created_at } = JSON.parse(await text(request)) as { id: string; created_at: string }
    if (!ages.has(id)) ages.set(id, Date.now() - Date.parse(created_at))
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ages,
    close: () => server.close(),
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  socket.close()
  return port
}

/** The share of an operation's calls that took a second at most and did not fail, as Prometheus would see it. */
function goodShare(exposed: string, operation: string): number {
  const samples = [...exposed.matchAll(/^sufra_call_duration_seconds_(\w+)\{(.*)\} (\S+)$/gm)].filter(
    ([, , labels = '']) => labels.includes(`operation="${operation}"`),
  )
  const sum = (wanted: (kind: string, labels: string) => boolean) =>
    samples
      .filter(([, kind = '', labels = '']) => wanted(kind, labels))
      .reduce((total, [, , , value]) => total + Number(value), 0)
  const all = sum((kind) => kind === 'count')
  const good = sum(
    (kind, labels) => kind === 'bucket' && labels.includes('le="1"') && !/status="5/.test(labels),
  )
  return good / all
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/** What docs/slo.md promises, under an even load of orders: each is priced, placed and paid. On Postgres. */
export async function promisesBench(): Promise<Figure[]> {
  const market = await marketplace('postgres', orders)
  const env = await market.writable()
  const database = await openAt(env)
  const receiver = await receive()
  const { key, kitchens } = await openKitchens(database)
  const { rows: channels } = await database.pool.query<{ channel_id: number }>(
    'select channel_id from channel_keys where rate_limit = 1000000000',
  )
  const secret = 'whsec_dGhpcyBpcyB0aGUgc2VjcmV0IG9mIHRoZSBiZW5jaA=='
  await setAddress(database.db, channels[0]?.channel_id ?? 0, { url: receiver.url, secret, renew: true })
  const count = async () =>
    (await database.pool.query<{ placed: number }>('select count(*) as placed from orders')).rows[0]
      ?.placed ?? 0
  const before = await count()
  const metricsPort = await freePort()
  const server = await startServer('sufra.ts', {
    ...env,
    BENCH_RECEIVER: receiver.url,
    SUFRA_METRICS_PORT: String(metricsPort),
  })
  try {
    const bodies = kitchens.map(({ body }) => body({ payment_method: 'creditcard' }))
    const calling = { origin: server.origin, key, bodies, callers, perSecond }
    const warm = await call({ ...calling, seconds: 5 })
    const { times, faults, acknowledged, paid } = await call({ ...calling, seconds })
    const events = warm.paid + paid
    const patience = performance.now() + patienceMs
    while (receiver.ages.size < events && performance.now() < patience) await wait(100)
    const exposed = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    for (const fault of faults.slice(0, 5)) console.error(fault)
    const lost = before + warm.acknowledged + acknowledged - (await count())
    const ages = [...receiver.ages.values()]
    const pace = `${acknowledged} orders in ${seconds} s, ${callers} callers`
    const share = (operation: string) => `${(goodShare(exposed, operation) * 100).toFixed(2)} %`
    const shares = `answered within 1 s: quote ${share('ordering.quote')}, place ${share('ordering.place')}, payment ${share('orderingMoney.payment')}`
    const took = (name: keyof typeof times): Figure => ({
      bench: 'promises',
      what: `${name}: 99 of 100 calls take at most`,
      value: percentile(times[name], 0.99),
      unit: 'ms',
      from: `half ${percentile(times[name], 0.5).toFixed(0)} ms, 95 % ${percentile(times[name], 0.95).toFixed(0)} ms, longest ${Math.max(...times[name]).toFixed(0)} ms`,
    })
    return [
      {
        bench: 'promises',
        what: 'ordering calls that failed',
        value: faults.length,
        unit: 'faults',
        bound: { atMost: 0 },
        from: `${pace}; ${shares}`,
      },
      took('quote'),
      took('place'),
      took('payment'),
      {
        bench: 'promises',
        what: 'webhooks: 99 of 100 are there after',
        value: percentile(ages, 0.99),
        unit: 'ms',
        from: `half ${percentile(ages, 0.5).toFixed(0)} ms, longest ${Math.max(...ages).toFixed(0)} ms, ${ages.length} of ${events} came`,
      },
      {
        bench: 'promises',
        what: 'acknowledged orders that are not there',
        value: Math.abs(lost),
        unit: 'faults',
        bound: { atMost: 0 },
        from: `${warm.acknowledged + acknowledged} acknowledged`,
      },
    ]
  } finally {
    await server.stop()
    receiver.close()
    await database.close()
  }
}
