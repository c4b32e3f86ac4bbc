import { orders } from '@sufra/contract/orders/orders'
import { expect } from 'vitest'
import type { z } from 'zod'

/** A desk, by the door of its reader. */
export const openDesk = (origin: string, door: string, token: string, after?: string) =>
  openStream({
    origin,
    door,
    path: door === 'admins' ? 'restaurant/order/events' : 'order/events',
    output: orders.events.output,
    token,
    after,
  })

interface Opening<Event> {
  readonly origin: string
  readonly door: string
  readonly path: string
  readonly output: z.ZodType<Event>
  readonly token: string
  readonly after?: string | undefined
}

/** Reads a stream in the background; `next` waits for the next event. */
export async function openStream<Event>({ origin, door, path, output, token, after }: Opening<Event>) {
  interface Received {
    id: string
    data: Event
  }
  const controller = new AbortController()
  const response = await fetch(`${origin}/api/${door}/${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(after && { 'last-event-id': after }) },
    signal: controller.signal,
  })
  expect(response.status).toBe(200)
  const got: Received[] = []
  let ended = false
  let wake = () => {}
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const id = /^id: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (id && data) got.push({ id, data: output.parse(JSON.parse(data)) })
      }
      wake()
    }
  }
  void read()
    .catch(() => {})
    .finally(() => {
      ended = true
      wake()
    })
  const next = async (): Promise<Received | undefined> => {
    while (got.length === 0 && !ended) {
      await new Promise<void>((done) => {
        wake = done
      })
    }
    return got.shift()
  }
  return { next, close: () => controller.abort(), got, isOpen: () => !ended }
}
