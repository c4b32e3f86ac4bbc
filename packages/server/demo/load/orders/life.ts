import { qatarDay } from '@sufra/contract/kernel/clock'
import { percentOf } from '@sufra/contract/kernel/money'
import { orderStatus } from '@sufra/contract/orders/orders'
import { termsOf } from '../../../src/money/ledger/cancellation.rules.ts'
import * as ledger from '../../../src/money/ledger/ledger.rules.ts'
import type { Random } from '../../catalog/random.ts'
import { hour, iso, minute } from '../clock.ts'
import type { Reason } from '../context.ts'
import type { Actor } from '../people.ts'
import type { Row } from '../tables.ts'
import { type Book, changed } from './book.ts'
import type { Fault, Outcome } from './outcome.ts'
import type { OrderRow } from './place.ts'

/** The rows of orders' lives, with consecutive ids. */
export interface Traces {
  readonly history: Row[]
  readonly payments: Row[]
  readonly cash: Row[]
  readonly refunds: Row[]
  readonly book: Book
}

interface Cast {
  readonly channel: Actor
  readonly customer: Actor
  /** A person of the store, the restaurant or the platform. */
  readonly staff: () => Actor
  readonly admin: () => Actor
}

/** Plays an order's steps in order; every amount comes from the ledger's rules. */
export class Life {
  order: OrderRow
  #traces: Traces
  #cast: Cast

  constructor(order: OrderRow, traces: Traces, cast: Cast) {
    this.order = order
    this.#traces = traces
    this.#cast = cast
    const at = new Date(order.created_at)
    this.#post(
      'placement',
      ledger.placement({
        order_total_price: order.order_total_price,
        platform_share: ledger.platformShare(order),
        commission: ledger.commissionOf(order, order.catering_commission),
      }),
      at,
      cast.channel,
    )
    this.#note(orderStatus.pending, at, cast.channel)
  }

  #post(
    kind: ledger.EventKind,
    postings: readonly ledger.Posting[],
    at: Date,
    actor: Actor,
    refs: { payment_id?: number; refund_id?: number; cash_collection_id?: number } = {},
  ): void {
    const { id: order_id, restaurant_id, store_id } = this.order
    const by = this.#traces.book.post(kind, postings, at, actor, {
      restaurant_id,
      store_id,
      order_id,
      ...refs,
    })
    this.order = { ...changed(this.order, by), updated_at: iso(at) }
  }

  #note(status_id: number, at: Date, actor: Actor, reason?: Reason): void {
    this.#traces.history.push({
      id: this.#traces.history.length + 1,
      order_id: this.order.id,
      status_id,
      at: iso(at),
      actor_kind: actor.kind,
      actor_account_id: actor.account_id,
      actor_name: actor.name,
      reason_en: reason?.reason_en ?? null,
      reason_ar: reason?.reason_ar ?? null,
    })
    this.order = { ...this.order, status_id, updated_at: iso(at) }
  }

  pay(amount: number, card_kind: 'credit' | 'debit', at: Date): void {
    if (amount === 0) return
    const { order } = this
    const fee = card_kind === 'credit' ? order.credit_card_fee : order.debit_card_fee
    const gateway_charge = percentOf(amount, fee)
    const id = this.#traces.payments.length + 1
    this.#traces.payments.push({
      id,
      order_id: order.id,
      channel_id: order.channel_id,
      reference: `demo-${order.id}-${id}`,
      card_kind,
      amount,
      gateway_charge,
      received_at: iso(at),
      created_at: iso(at),
    })
    this.#post('payment', ledger.payment(amount, gateway_charge), at, this.#cast.channel, { payment_id: id })
  }

  accept(at: Date): void {
    this.order = { ...this.order, accepted_at: iso(at), seen_at: iso(at.getTime() - minute) }
    this.#note(orderStatus.accepted, at, this.#cast.staff())
  }

  complete(at: Date): void {
    const actor = this.#cast.staff()
    const { remaining_amount: amount, id: order_id } = this.order
    if (amount > 0) {
      const id = this.#traces.cash.length + 1
      const recorded = { recorded_by_kind: actor.kind, recorded_by: actor.account_id }
      this.#traces.cash.push({ id, order_id, amount, ...recorded, created_at: iso(at) })
      this.#post('cash_collected', ledger.cashCollected(amount), at, actor, { cash_collection_id: id })
    }
    this.#post('completion', ledger.completion(this.order), at, actor)
    this.order = { ...this.order, completed_at: iso(at) }
    this.#note(orderStatus.completed, at, actor)
  }

  /** A rejection by the store records no fault; a later cancellation does (DECISIONS 18). */
  cancel(at: Date, reason: Reason, fault: Fault | null, now: Date): void {
    const { order } = this
    const actor =
      fault === null
        ? this.#cast.staff()
        : fault === 'customer' && order.id % 2 === 0
          ? this.#cast.customer
          : this.#cast.admin()
    const accepted = order.status_id === orderStatus.accepted
    const rule = { event_day: qatarDay(order.event_at), cancellation_rule: 'hours' } as const
    const policy = { ...order, ...rule }
    const terms = termsOf(policy, { fault: fault ?? 'store', accepted, now: at })
    this.#post('cancellation', ledger.cancellation(order, terms), at, actor)
    this.order = {
      ...this.order,
      cancelled_at: iso(at),
      cancel_reason_id: reason.id,
      cancel_reason_en: reason.reason_en,
      cancel_reason_ar: reason.reason_ar,
      cancelled_by_kind: actor.kind,
      cancelled_by_name: actor.name,
      cancel_fault: fault,
      seen_at: this.order.seen_at ?? iso(at),
    }
    this.#note(orderStatus.cancelled, at, actor, reason)
    if (this.order.refunded_amount > 0) this.#refund(at, actor, now)
  }

  #refund(at: Date, actor: Actor, now: Date): void {
    const { refunded_amount: amount, id: order_id, channel_id } = this.order
    const id = this.#traces.refunds.length + 1
    const done = new Date(at.getTime() + 40 * hour)
    const isDone = done <= now
    this.#traces.refunds.push({
      id,
      order_id,
      channel_id,
      reference: isDone ? `demo-refund-${id}` : null,
      amount,
      reason: 'cancellation',
      status: isDone ? 'done' : 'requested',
      requested_by_kind: actor.kind,
      requested_by: actor.account_id,
      created_at: iso(at),
      updated_at: iso(isDone ? done : at),
    })
    if (isDone) this.#post('refund', ledger.refundPaid(amount), done, this.#cast.channel, { refund_id: id })
  }
}

/** Plays an order from placing to its current state. */
export function liveThrough(
  life: Life,
  outcome: Outcome,
  plan: { advance: number; event_at: Date; now: Date; reason: Reason },
  rng: Random,
): void {
  const { event_at, now, reason } = plan
  const card = rng.chance(0.6) ? 'credit' : 'debit'
  const created = Date.parse(life.order.created_at)
  life.pay(plan.advance, card, new Date(created + rng.int(30, 150) * 1000))
  if (outcome.kind === 'pending') return
  if (outcome.kind === 'declined') {
    life.cancel(outcome.at, reason, null, now)
    return
  }
  life.accept(outcome.accepted_at)
  const end = outcome.kind === 'accepted' ? now : outcome.at
  const from = outcome.accepted_at.getTime()
  const rest = new Date(from + rng.next() * Math.max(0, event_at.getTime() - from))
  if (plan.advance > 0 && life.order.remaining_amount > 0 && rest < end && rng.chance(0.6)) {
    life.pay(life.order.remaining_amount, card, rest)
  }
  if (outcome.kind === 'completed') life.complete(outcome.at)
  if (outcome.kind === 'cancelled') life.cancel(outcome.at, reason, outcome.by, now)
}
