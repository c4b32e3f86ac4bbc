import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './catalog/random.ts'
import type { Client, OrderState } from './simulatorClient.ts'

const second = 1000
const minute = 60 * second

interface Following {
  readonly client: Client
  readonly id: number
  readonly random: Random
  readonly speed: number
  readonly signal: AbortSignal
}

/** A step of the customer or the gateway, and the delay before it. */
type Step = readonly [after: number, act: (order: OrderState) => Promise<unknown>]

/** Of an amount in QAR, which has two decimals. */
const halfOf = (amount: number) => Math.ceil(Math.round(amount * 100) / 2) / 100

const isOpen = ({ status }: OrderState) => status === 'PENDING' || status === 'ACCEPTED'

function plan({ client, id, random }: Following): Step[] {
  const card_kind = random.chance(0.65) ? 'credit' : 'debit'
  let payments = 0
  const pay = async (amount: number) => {
    if (amount <= 0) return
    await client.pay(id, { amount, reference: `sim-${id}-${++payments}`, card_kind })
  }
  const advance: Step = [
    random.int(20, 120) * second,
    async (order) => isOpen(order) && pay(Math.min(order.advance_due, order.remaining_amount)),
  ]
  const changesMind: Step = [random.int(4, 30) * minute, async (order) => isOpen(order) && client.cancel(id)]
  const rest: Step = [
    random.int(10, 40) * minute,
    async (order) => order.payed_amount > 0 && isOpen(order) && pay(order.remaining_amount),
  ]
  /** Pays awarded refunds by the gateway, sometimes in two parts. */
  const refund = (nth: number): Step => [
    random.int(5, 20) * minute,
    async ({ refund_due }) => {
      const part = nth === 1 && random.chance(0.2) ? halfOf(refund_due) : refund_due
      if (part > 0) await client.refund(id, { amount: part, reference: `sim-r-${id}-${nth}` })
    },
  ]
  return [
    advance,
    ...(random.chance(0.06) ? [changesMind] : []),
    ...(random.chance(0.55) ? [rest] : []),
    refund(1),
    refund(2),
    refund(3),
  ]
}

/** Plays an order's payments: the advance, the remainder, an occasional cancellation, refunds. */
export async function followOrder(following: Following): Promise<void> {
  const { client, id, speed, signal } = following
  for (const [after, act] of plan(following)) {
    await wait(after / speed, undefined, { signal })
    const order = await client.order(id)
    if (!order) return
    await act(order)
  }
}
