import {
  type Copies,
  copiesOf,
  type EventKind,
  type Posting,
} from '../../../src/money/ledger/ledger.rules.ts'
import { iso } from '../clock.ts'
import type { Actor } from '../people.ts'
import type { Row } from '../tables.ts'

/** The owner of an event. */
interface Subject {
  readonly restaurant_id: number
  readonly store_id: number
  readonly order_id?: number
  readonly payment_id?: number
  readonly refund_id?: number
  readonly cash_collection_id?: number
  readonly payment_request_id?: number
  readonly other_charge_id?: number
  readonly reference_date?: string
  readonly description?: string
}

/** Collects ledger events and postings with their own ids. */
export class Book {
  readonly events: Row[] = []
  readonly postings: Row[] = []

  post(kind: EventKind, postings: readonly Posting[], at: Date, actor: Actor, subject: Subject): Copies {
    const id = this.events.length + 1
    this.events.push({
      id,
      kind,
      at: iso(at),
      restaurant_id: subject.restaurant_id,
      store_id: subject.store_id,
      order_id: subject.order_id ?? null,
      payment_id: subject.payment_id ?? null,
      refund_id: subject.refund_id ?? null,
      cash_collection_id: subject.cash_collection_id ?? null,
      payment_request_id: subject.payment_request_id ?? null,
      other_charge_id: subject.other_charge_id ?? null,
      reference_date: subject.reference_date ?? null,
      description: subject.description ?? null,
      actor_kind: actor.kind,
      actor_account_id: actor.account_id,
      actor_name: actor.name,
    })
    for (const [index, { account, amount, order_id }] of postings.entries()) {
      this.postings.push({
        event_id: id,
        line_number: index + 1,
        account,
        store_id: subject.store_id,
        order_id: order_id ?? subject.order_id ?? null,
        amount,
      })
    }
    return copiesOf(kind, postings)
  }
}

export const noFigures: Copies = {
  paid_amount: 0,
  refunded_amount: 0,
  cash_collected_amount: 0,
  remaining_amount: 0,
  platform_commission_value: 0,
  pgw_charges_value: 0,
  due_to_store: 0,
}

/** An order's columns after an event. */
export const changed = <Before extends Copies>(before: Before, by: Copies): Before => ({
  ...before,
  paid_amount: before.paid_amount + by.paid_amount,
  refunded_amount: before.refunded_amount + by.refunded_amount,
  cash_collected_amount: before.cash_collected_amount + by.cash_collected_amount,
  remaining_amount: before.remaining_amount + by.remaining_amount,
  platform_commission_value: before.platform_commission_value + by.platform_commission_value,
  pgw_charges_value: before.pgw_charges_value + by.pgw_charges_value,
  due_to_store: before.due_to_store + by.due_to_store,
})
