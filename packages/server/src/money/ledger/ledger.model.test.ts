import { percentOf } from '@sufra/contract/kernel/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { previewCancellation } from './cancellation.rules.ts'
import * as rules from './ledger.rules.ts'
import { reversalViolation } from './reversal.rules.ts'

interface Order {
  total: number
  share: number
  commission: number
  advance: number
}
/** A possible next step. Parts are thousandths of what is possible at that time, so that every step has an effect. */
type Step =
  | { do: 'pay'; part: number; fee: number }
  | { do: 'cash'; part: number }
  | { do: 'refund'; part: number }
  | { do: 'complete' }
  | { do: 'undo' }
  | { do: 'cancel'; fault: 'customer' | 'store' | 'platform'; late: boolean }
  | { do: 'charge'; amount: number }
  | { do: 'settle' }
  | { do: 'reverse'; nth: number }

const part = fc.integer({ min: 1, max: 1000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pay' as const), part, fee: fc.integer({ max: 500, min: 0 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cash' as const), part }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), part }) },
  { weight: 2, arbitrary: fc.constant({ do: 'complete' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'undo' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      fault: fc.constantFrom('customer' as const, 'store' as const, 'platform' as const),
      late: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('charge' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'settle' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const), nth: fc.nat() }) },
)

const order: fc.Arbitrary<Order> = fc
  .record({
    total: fc.integer({ min: 0, max: 50_000_00 }),
    sharePart: fc.integer({ min: 0, max: 500 }),
    rate: fc.integer({ min: 0, max: 4000 }),
    advance: fc.constantFrom(0, 30, 50, 100),
  })
  .map(({ total, sharePart, rate, advance }) => ({
    total,
    share: Math.floor((total * sharePart) / 1000),
    commission: percentOf(total, rate / 100),
    advance,
  }))

class Book {
  readonly order: rules.Figures
  state: 'open' | 'completed' | 'cancelled' = 'open'
  readonly balances = new Map<rules.Account, number>()
  readonly undoable: { kind: rules.EventKind; postings: rules.Posting[] }[] = []
  readonly advance: number
  contribution: number
  /** Cash recorded by the completion. */
  collected: rules.Posting[] = []
  settled = false

  constructor({ total, share, commission, advance }: Order) {
    const zero = rules.copiesOf('placement', [])
    this.order = {
      ...zero,
      order_total_price: total,
      coupon_platform_contribution_value: share,
      welcome_discount_value: 0,
    }
    this.advance = percentOf(total, advance)
    this.contribution = share
    this.post('placement', rules.placement({ order_total_price: total, platform_share: share, commission }))
  }

  on(account: rules.Account): number {
    return this.balances.get(account) ?? 0
  }

  post(kind: rules.EventKind, postings: rules.Posting[], copies = rules.copiesOf(kind, postings)): void {
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    for (const { account, amount } of postings) {
      expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true)
      this.balances.set(account, this.on(account) + amount)
    }
    for (const key of Object.keys(copies) as (keyof rules.Copies)[]) {
      Object.assign(this.order, { [key]: this.order[key] + copies[key] })
    }
  }

  asOrder = () => ({
    ...this.order,
    status_id: { open: 6, completed: 8, cancelled: 7 }[this.state],
    requested_amount: 0,
  })

  undoing = ({ kind, postings }: (typeof this.undoable)[number]) => ({
    kind,
    amount: 0 - rules.copiesOf(kind, postings).remaining_amount,
    reversed_by_event_id: null,
  })

  refundDue = () => 0 - this.on('refunds_payable')

  take(step: Step): void {
    const { order } = this
    const of = (most: number, share: number) => Math.ceil((most * share) / 1000)
    const ended = this.state !== 'open'
    if (step.do === 'pay') {
      const amount = of(order.remaining_amount, step.part)
      if (amount === 0 || this.state === 'cancelled') return
      const postings = rules.payment(amount, percentOf(amount, step.fee / 100), ended)
      this.post('payment', postings)
      this.undoable.push({ kind: 'payment', postings })
    } else if (step.do === 'cash') {
      const amount = of(order.remaining_amount, step.part)
      if (amount === 0) return
      const postings = rules.cashCollected(amount)
      this.post('cash_collected', postings)
      this.undoable.push({ kind: 'cash_collected', postings })
    } else if (step.do === 'refund') {
      const free = this.state === 'cancelled' ? 0 : order.paid_amount - order.refunded_amount
      const amount = of(this.refundDue() + free, step.part)
      if (amount === 0) return
      const awarded = Math.max(0, amount - this.refundDue())
      this.post('refund', [...rules.refundAwarded(awarded, ended), ...rules.refundPaid(amount)])
    } else if (step.do === 'complete' && !ended) {
      this.collected = []
      if (order.remaining_amount > 0) {
        this.collected = rules.cashCollected(order.remaining_amount)
        this.post('cash_collected', this.collected)
      }
      this.post('completion', rules.completion(order))
      this.state = 'completed'
    } else if (step.do === 'undo' && this.state === 'completed' && !this.settled) {
      const cash = rules.reversal('cash_collected', this.collected, true)
      this.post('cancellation', cash, rules.copiesOfReversal('cash_collected', cash))
      const postings = rules.reopening(order)
      this.post('cancellation', postings, rules.copiesOfReversal('completion', postings))
      this.state = 'open'
    } else if (step.do === 'cancel' && !ended) {
      const forfeited = step.fault === 'customer' && step.late ? this.advance : 0
      const terms = { forfeited, platform_bears_charge: step.fault === 'platform' }
      const preview = previewCancellation(order, terms)
      const before = { ...order }
      this.post('cancellation', rules.cancellation(order, terms))
      expect(preview.due_to_store).toBe(order.due_to_store)
      expect(preview.refund_amount).toBe(order.refunded_amount - before.refunded_amount)
      expect(preview.forfeited_amount + preview.refund_amount + preview.cash_to_return).toBe(
        before.paid_amount - before.refunded_amount + before.cash_collected_amount,
      )
      expect(preview.forfeited_amount).toBeLessThanOrEqual(forfeited)
      this.contribution = 0
      this.state = 'cancelled'
    } else if (step.do === 'charge') {
      this.post('charge', rules.charge(step.amount))
    } else if (step.do === 'settle' && ended) {
      this.settled = true
      this.post('settlement', rules.settlement([{ order_id: 1, amount: 0 - this.on('store_payable') }]))
    } else if (step.do === 'reverse' && this.undoable.length > 0) {
      const at = step.nth % this.undoable.length
      const undone = this.undoable[at]
      if (!undone || reversalViolation(this.undoing(undone), this.asOrder())) return
      this.undoable.splice(at, 1)
      const postings = rules.reversal(undone.kind, undone.postings, ended)
      this.post('cancellation', postings, rules.copiesOfReversal(undone.kind, postings))
    }
  }

  check(): void {
    const { order } = this
    const earned =
      order.paid_amount +
      this.contribution -
      order.pgw_charges_value -
      order.platform_commission_value -
      order.refunded_amount
    expect(order.due_to_store).toBe(earned)
    expect(this.on('customer_receivable')).toBe(order.remaining_amount)
    expect(this.on('store_cash')).toBe(order.cash_collected_amount)
    expect(this.on('store_uncollected')).toBe(0 - order.remaining_amount - order.cash_collected_amount)
    expect(this.on('commission_revenue')).toBe(0 - order.platform_commission_value)
    expect(this.on('gateway_charges')).toBe(0 - order.pgw_charges_value)
    expect(this.on('platform_discounts')).toBe(this.contribution)
    expect([...this.balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)
    for (const key of [
      'paid_amount',
      'refunded_amount',
      'cash_collected_amount',
      'remaining_amount',
    ] as const) {
      expect(order[key], key).toBeGreaterThanOrEqual(0)
    }
    expect(order.pgw_charges_value).toBeGreaterThanOrEqual(0)
    expect(order.platform_commission_value).toBeGreaterThanOrEqual(0)
    expect(order.refunded_amount).toBeLessThanOrEqual(order.paid_amount)
    const kept = order.paid_amount - order.refunded_amount + order.cash_collected_amount
    expect(kept).toBeLessThanOrEqual(order.order_total_price)
    // Paid means nothing remains: until an order ends, everything not kept is owed.
    if (this.state === 'open') expect(kept + order.remaining_amount).toBe(order.order_total_price)
    expect(this.refundDue()).toBeGreaterThanOrEqual(0)
    if (this.state !== 'open') expect(this.on('store_expected')).toBe(0)
    else expect(this.on('store_expected')).toBe(0 - order.due_to_store)
    if (this.state === 'cancelled') expect(order.remaining_amount).toBe(0)
  }
}

it('keeps an order’s columns equal to its postings through any sequence of events', () => {
  fc.assert(
    fc.property(order, fc.array(step, { maxLength: 25 }), (placed, steps) => {
      const book = new Book(placed)
      book.check()
      for (const next of steps) {
        book.take(next)
        book.check()
      }
    }),
    { numRuns: 3000 },
  )
})
