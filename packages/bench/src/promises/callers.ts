import { setTimeout as wait } from 'node:timers/promises'
import { type components, createClient } from '@sufra/client'
import type { Calling } from './promises.bench.ts'

const { origin, key, bodies, callers, perSecond, seconds }: Calling = JSON.parse(process.argv[2] ?? '{}')
// What fails is not tried again: it counts.
const { POST } = createClient({ origin, key, attempts: 1 })
const run = `promises-${process.pid}`
const began = performance.now()
const until = began + seconds * 1000

const times: Record<string, number[]> = { quote: [], place: [], payment: [] }
const faults: string[] = []
let begun = 0
let acknowledged = 0
let paid = 0

async function timed<Answer extends { data?: unknown; error?: unknown; response: Response }>(
  name: keyof typeof times,
  call: Promise<Answer>,
): Promise<Answer['data'] | undefined> {
  const from = performance.now()
  const answer = await call.catch((error: Error) => error)
  times[name]?.push(performance.now() - from)
  if (!(answer instanceof Error) && answer.response.ok) return answer.data
  faults.push(answer instanceof Error ? answer.message : JSON.stringify(answer.error))
  return undefined
}

async function order(nth: number): Promise<void> {
  const template = bodies[nth % bodies.length] as components['schemas']['Basket']
  const mobile = String(30_000_000 + Math.floor(Math.random() * 40_000_000))
  const body = { ...template, customer: { ...template.customer, mobile } }
  await timed('quote', POST('/api/mobile/orders/quote', { body }))
  const placed = await timed('place', POST('/api/mobile/orders', { body }))
  if (!placed) return
  acknowledged++
  const { id, advance_due } = placed.order
  const payment = { amount: advance_due, reference: `${run}-${id}`, card_kind: 'debit' } as const
  const params = { path: { id } }
  if (await timed('payment', POST('/api/mobile/orders/{id}/payment', { params, body: payment }))) paid++
}

/** Orders come at an even pace, however long the earlier ones take, until all callers are busy. */
async function caller(): Promise<void> {
  for (;;) {
    const nth = begun++
    const at = began + (nth * 1000) / perSecond
    if (at > until) return
    await wait(Math.max(0, at - performance.now()))
    await order(nth)
  }
}

await Promise.all(Array.from({ length: callers }, caller))
process.send?.({ times, faults, acknowledged, paid })
process.disconnect?.()
