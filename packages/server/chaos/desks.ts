import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { unless } from './check.ts'
import type { Load } from './load.ts'
import { until } from './until.ts'

interface Desk {
  /** By order: its status, as last told. */
  readonly told: Map<number, number>
  connections: number
  /** It was told to load everything anew. */
  resets: number
  refused: string[]
}

interface Event {
  readonly type: string
  readonly order?: { readonly id: number; readonly order_current_status: { readonly id: number } }
}

const opened = (url: string, headers: Record<string, string>, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false, signal }, resolve).on('error', reject)
  })

/** Reads the stream of an order desk, and resumes after the last event whenever it ends. */
async function read(desk: Desk, url: string, token: string, signal: AbortSignal): Promise<void> {
  let last: string | undefined
  while (!signal.aborted) {
    try {
      const stream = await opened(
        url,
        { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) },
        signal,
      )
      if (stream.statusCode === 200) desk.connections += 1
      else desk.refused.push(`a desk was answered ${stream.statusCode}`)
      let text = ''
      for await (const chunk of stream.setEncoding('utf8')) {
        text += chunk
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          const [, position] = /^id: (.*)$/m.exec(block) ?? []
          const [, data] = /^data: (.*)$/m.exec(block) ?? []
          if (!position || !data) continue
          const { type, order } = JSON.parse(data) as Event
          if (type === 'reset') desk.resets += 1
          if (order) desk.told.set(order.id, order.order_current_status.id)
          last = position
        }
      }
    } catch (error) {
      if (!signal.aborted) desk.refused.push(`a desk lost its stream: ${(error as Error).message}`)
    }
    await sleep(50)
  }
}

function missedBy({ told }: Desk, { placed, decided }: Pick<Load, 'placed' | 'decided'>): number[] {
  return [...placed.values()]
    .map(({ id }) => id)
    .filter((id) => !told.has(id) || told.get(id) !== (decided.get(id) ?? 1))
}

/** Desks of a restaurant that listen through a balancer while processes come and go. */
export function openDesks(origin: string, token: string, count: number) {
  const ended = new AbortController()
  const desks = Array.from(
    { length: count },
    (): Desk => ({ told: new Map(), connections: 0, resets: 0, refused: [] }),
  )
  const reading = Promise.all(
    desks.map((desk) => read(desk, `${origin}/api/restaurant/order/events`, token, ended.signal)),
  )
  return {
    open: async () => {
      await until(() => desks.every(({ connections }) => connections > 0))
    },
    resumed: () => desks.reduce((sum, { connections }) => sum + connections - 1, 0),
    /** Ends listening, once the last changes had time to arrive, and says what was not told. */
    close: async (load: Pick<Load, 'placed' | 'decided'>): Promise<string[]> => {
      await until(() => desks.every((desk) => missedBy(desk, load).length === 0), { withinMs: 15_000 })
      ended.abort()
      await reading
      return desks.flatMap((desk) => {
        const missed = missedBy(desk, load)
        return [
          ...unless(
            missed.length === 0,
            `a desk was not told of ${missed.length} orders: ${missed.slice(0, 5)}`,
          ),
          ...unless(desk.resets === 0, `a desk had to load everything anew, ${desk.resets} times`),
          ...desk.refused,
        ]
      })
    },
  }
}
