import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@sufra/contract/kernel/clock'
import { orderStatus } from '@sufra/contract/orders/orders'
import { tomorrow } from '../test/checkout.ts'
import { between } from './check.ts'
import { type Got, hungUp, Lost, openClient, type Sent } from './client.ts'
import type { Cast } from './deployment.ts'

export interface Acknowledged {
  readonly id: number
  readonly order_total_price: number
}

/** What clients were acknowledged, and everything that went wrong. */
export interface Load {
  /** By idempotency key. */
  readonly placed: ReadonlyMap<string, Acknowledged>
  /** By order: the last status that was acknowledged. */
  readonly decided: ReadonlyMap<number, number>
  /** Number of answers by status, and of broken connections by kind. */
  readonly answers: ReadonlyMap<string, number>
  /** Answers that no client may get. */
  readonly faults: readonly string[]
  /** Requests that failed although the server was available. */
  readonly broken: readonly string[]
  /** Waits for so many more acknowledged orders, so that a fault happens under load. */
  more(orders: number): Promise<void>
  /** From now on connections may be refused. */
  expectEnd(): void
  /** Sends no new requests; repeats the running ones until they are answered. */
  finish(): Promise<void>
  /** Sends no new requests and repeats none. */
  abandon(): Promise<void>
}

interface LoadOptions {
  readonly cast: Cast
  /** The server's current address: it may restart on another port. */
  readonly origin: () => string
  readonly placers?: number
  readonly readers?: number
}

const pause = 100
const patience = 30_000

/** Some clients disconnect and retry, although their request may have been executed. */
const impatience = (at: number) => (at % 3 === 0 ? between(2, 60) : undefined)

/** The decisions on an order: none, accepted, rejected, completed. */
const ways = [
  [],
  [orderStatus.accepted],
  [orderStatus.cancelled],
  [orderStatus.accepted, orderStatus.completed],
]

export function startLoad({ cast, origin, placers = 4, readers = 1 }: LoadOptions): Load {
  const { world, kitchen } = cast
  const { admins } = world
  const placed = new Map<string, Acknowledged>()
  const decided = new Map<number, number>()
  const answers = new Map<string, number>()
  const faults: string[] = []
  const broken: string[] = []
  let state: 'going' | 'finishing' | 'abandoned' = 'going'
  let ending = false
  const blame = (fault: string) => faults.length < 20 && faults.push(fault)
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)

  /** Repeats a request with the same key until it is answered. */
  async function insist(client: ReturnType<typeof openClient>, sent: Sent): Promise<Got | undefined> {
    for (let attempt = 1; state !== 'abandoned'; attempt++) {
      const begunBeforeEnd = !ending
      try {
        const got = await client.send(origin(), attempt === 1 ? sent : { ...sent, hangUpAfter: undefined })
        count(String(got.status))
        if (got.status === 200) return got
        if (got.status !== 503) {
          blame(`${sent.path} answered ${got.status}: ${JSON.stringify(got.body)}`)
          return undefined
        }
        if ((got.body as { code?: string }).code !== 'server.unavailable') {
          blame(`${sent.path} answered 503 in another shape: ${JSON.stringify(got.body)}`)
        }
      } catch (error) {
        if (!(error instanceof Lost)) throw error
        count(error.message)
        if (error.message === hungUp) continue
        if (error.keptAlive || (begunBeforeEnd && !error.refused))
          broken.push(`${sent.path}: ${error.message}`)
      }
      await sleep(pause)
    }
    return undefined
  }

  const order = (at: number) =>
    kitchen.body({
      date: addDays(tomorrow(), at % 20),
      customer: { fullname: `Customer ${at % 40}`, mobile: `55${String(at % 40).padStart(6, '0')}` },
    })

  async function decide(client: ReturnType<typeof openClient>, order_id: number, way: number[]) {
    for (const status_id of way) {
      const got = await insist(client, {
        method: 'POST',
        path: '/api/admins/settings/orderStatus/updateOrderStatus',
        hangUpAfter: impatience(order_id),
        token: admins['Super Admin'].token,
        body: {
          order_id: String(order_id),
          status_id: String(status_id),
          cancel_reason_id: status_id === orderStatus.cancelled ? '1' : '',
          // Their delivery days are in the future.
          ...(status_id === orderStatus.completed && { early: true }),
        },
      })
      if (!got) return
      decided.set(order_id, status_id)
    }
  }

  let begun = 0
  async function place(client: ReturnType<typeof openClient>) {
    const at = begun++
    const key = randomUUID()
    const got = await insist(client, {
      method: 'POST',
      path: '/api/mobile/orders',
      token: world.channel,
      headers: { 'idempotency-key': key },
      body: order(at),
      hangUpAfter: impatience(at),
    })
    if (!got) return
    const { id, order_total_price } = (got.body as { order?: Acknowledged } | null)?.order ?? {}
    if (id === undefined || order_total_price === undefined) {
      blame(`an order was answered ${JSON.stringify(got.body)}`)
      return
    }
    placed.set(key, { id, order_total_price })
    await decide(client, id, ways[at % ways.length] ?? [])
  }

  const read = (client: ReturnType<typeof openClient>) =>
    insist(client, {
      method: 'POST',
      path: '/api/restaurant/order/getOrdersList',
      token: kitchen.tenant.people.restaurant.token,
      body: { count: 10, page: 1 },
    })

  async function go(work: (client: ReturnType<typeof openClient>) => Promise<unknown>) {
    const client = openClient()
    while (state === 'going') await work(client)
    client.close()
  }

  const all = Promise.all([
    ...Array.from({ length: placers }, () => go(place)),
    ...Array.from({ length: readers }, () => go(read)),
  ])
  const end = async (how: typeof state) => {
    state = how
    await all
  }
  return {
    placed,
    decided,
    answers,
    faults,
    broken,
    more: async (orders) => {
      const [wanted, until] = [placed.size + orders, Date.now() + patience]
      while (placed.size < wanted) {
        if (Date.now() > until) throw new Error(`the server takes no orders: ${JSON.stringify([...answers])}`)
        await sleep(20)
      }
    },
    expectEnd: () => {
      ending = true
    },
    finish: () => end('finishing'),
    abandon: () => end('abandoned'),
  }
}
